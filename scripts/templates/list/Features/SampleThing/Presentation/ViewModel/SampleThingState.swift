/// Everything that the page of the list can be.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// Items are being fetched; what was there stays.
    case loading(previous: SampleThingList?)
    /// The page after these items is being fetched.
    case loadingNext(SampleThingList)
    /// Items are there.
    case loaded(SampleThingList)
    /// It did not work; what was there stays.
    case error(SampleThingError, previous: SampleThingList?)
}

extension SampleThingState {
    /// The items to show, whatever else is going on.
    public var list: SampleThingList? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let list), .loaded(let list): list
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
        case .loaded(let list): "loaded(\(list.items.count) items)"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
