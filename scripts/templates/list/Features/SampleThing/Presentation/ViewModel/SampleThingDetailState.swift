/// Everything that the page of one item can be.
public indirect enum SampleThingDetailState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The item is being fetched; what was there stays.
    case loading(previous: SampleThingDetail?)
    /// The item is there.
    case loaded(SampleThingDetail)
    /// It did not work; what was there stays.
    case error(SampleThingError, previous: SampleThingDetail?)
}

extension SampleThingDetailState {
    /// The item to show, whatever else is going on.
    public var detail: SampleThingDetail? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let detail): detail
        }
    }
}

extension SampleThingDetailState {
    /// What went wrong, if anything did.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension SampleThingDetailState: CustomStringConvertible {
    /// The state in a word, as `loaded(item 1)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let detail): "loaded(item \(detail.id))"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
