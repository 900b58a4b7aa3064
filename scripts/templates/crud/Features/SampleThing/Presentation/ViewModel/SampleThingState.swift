/// The states of the page of the sample items.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// Sample items are loading. The previous ones stay visible.
    case loading(previous: SampleThingContent?)
    /// The sample items are loaded.
    case loaded(SampleThingContent)
    /// A change is being saved. The content has the change already, `previous` does not.
    case saving(SampleThingContent, previous: SampleThingContent)
    /// Loading or saving failed. The previous sample items stay visible.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The sample items to show, also while others are loading or after an error.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content), .saving(let content, _): content
        }
    }

    /// The error to show, if there is one.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }

    /// Whether a change is being saved. It must not be lost.
    var isSaving: Bool {
        if case .saving = self { true } else { false }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// The state in short, for example `loaded(20 sample items)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let content): "loaded(\(content.sampleItems.count) sample items)"
        case .saving: "saving"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
