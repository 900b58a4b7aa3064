/// The states of the list.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// Sample items are loading. The previous ones stay visible.
    case loading(previous: SampleThingContent?)
    /// The page after these sample items is loading.
    case loadingNext(SampleThingContent)
    /// The sample items are loaded.
    case loaded(SampleThingContent)
    /// Loading failed. The previous sample items stay visible.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The sample items to show, also while others are loading or after an error.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let content), .loaded(let content): content
        }
    }

    /// The error to show, if there is one.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// The state in short, for example `loaded(20 sample items)`.
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
