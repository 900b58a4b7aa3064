/// The states of the list.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// Sample items are loading. The previous sample items stay visible.
    case loading(previous: SampleThingContent?)
    /// The next page is loading. The sample items of the earlier pages stay visible.
    case loadingNext(SampleThingContent)
    /// The sample items are loaded.
    case loaded(SampleThingContent)
    /// Loading failed. The previous sample items stay visible.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The visible sample items, even during loading or after an error. `nil` means that there is nothing to show.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let content), .loaded(let content): content
        }
    }

    /// The error that the page shows. `nil` means that there is no error.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(20 sample items)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loadingNext: "loadingNext"
        case .loaded(let content): "loaded(\(content.sampleItems.count) sample items)"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
