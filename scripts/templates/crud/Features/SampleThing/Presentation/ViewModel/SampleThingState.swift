/// Everything that the page of the items can be.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// Items are being fetched; what was there stays.
    case loading(previous: SampleThingContent?)
    /// Items are there.
    case loaded(SampleThingContent)
    /// A change is being saved; its result is there already, and what was there before is kept.
    case saving(SampleThingContent, previous: SampleThingContent)
    /// It did not work; what was there before stays.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The items to show, whatever else is going on.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content), .saving(let content, _): content
        }
    }
}

extension SampleThingState {
    /// Whether there is a change that must not be lost.
    var isSaving: Bool {
        if case .saving = self { true } else { false }
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
        case .loaded(let content): "loaded(\(content.items.count) items)"
        case .saving: "saving"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
