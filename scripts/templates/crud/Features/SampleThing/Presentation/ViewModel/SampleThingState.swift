/// The states of the page of the sample items.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// Sample items are loading. The previous sample items stay visible.
    case loading(previous: SampleThingContent?)
    /// The sample items are loaded.
    case loaded(SampleThingContent)
    /// A change is being saved. The content already contains the change, and `previous` does not.
    case saving(SampleThingContent, previous: SampleThingContent)
    /// Loading or saving failed. The previous sample items stay visible.
    case error(SampleThingError, previous: SampleThingContent?)
}

extension SampleThingState {
    /// The visible sample items, even during loading or after an error. `nil` means that there is nothing to show.
    public var content: SampleThingContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content), .saving(let content, _): content
        }
    }

    /// The error that the page shows. `nil` means that there is no error.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }

    /// Whether a change is being saved. During this time, loads and other changes do nothing.
    var isSaving: Bool {
        if case .saving = self { true } else { false }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(20 sample items)`.
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
