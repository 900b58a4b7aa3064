/// Everything that the page of one item can be.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The item is being fetched; what was there stays.
    case loading(previous: SampleThingContent?)
    /// The item is there.
    case loaded(SampleThingContent)
    /// It did not work; what was there stays.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The item to show, whatever else is going on.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content): content
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
    /// The state in a word, as `loaded(item 1)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let content): "loaded(item \(content.id))"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
