public import Core

/// The states of the screen of the sample items.
public indirect enum SampleThingState: Equatable, Sendable {
    /// No change is being saved. After a failed load or a failed change, the `LoadState` is `error`.
    case list(LoadState<SampleThingContent, SampleThingError>)
    /// A change is being saved. The content already contains the change, and `previous` does not.
    case saving(SampleThingContent, previous: SampleThingContent)
}

extension SampleThingState {
    /// The visible sample items, even during loading or after an error. `nil` means that there is nothing to show.
    public var content: SampleThingContent? {
        switch self {
        case .list(let state): state.content
        case .saving(let content, _): content
        }
    }

    /// The error that the screen shows. `nil` means that there is no error.
    public var error: SampleThingError? {
        if case .list(let state) = self { state.error } else { nil }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(20 sample items)`.
    public var description: String {
        switch self {
        case .list(let state): state.description
        case .saving: "saving"
        }
    }
}

extension SampleThingContent: CustomStringConvertible {
    /// A short description for logs and tests, for example `20 sample items`.
    public var description: String { sampleItems.count == 1 ? "1 sample item" : "\(sampleItems.count) sample items" }
}
