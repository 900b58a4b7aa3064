/// Everything that the page of the list can be.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// Items are being fetched; what was there stays.
    case loading(previous: SampleThingContent?)
    /// The page after these items is being fetched.
    case loadingNext(SampleThingContent)
    /// Items are there.
    case loaded(SampleThingContent)
    /// It did not work; what was there stays.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The items to show, whatever else is going on.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let content), .loaded(let content): content
        }
    }
}

extension SampleThingState {
    /// What went wrong, if anything did.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// The state in a word, as `loaded(20 items)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loadingNext: "loadingNext"
        case .loaded(let content): "loaded(\(content.items.count) items)"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
