/// The states of the page of one sample item.
public indirect enum SampleThingState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// The sample item is loading. The previous content stays visible.
    case loading(previous: SampleThingItem?)
    /// The sample item is loaded.
    case loaded(SampleThingItem)
    /// Loading failed. The previous content stays visible.
    case error(SampleThingError, previous: SampleThingItem?)
}

extension SampleThingState {
    /// The visible sample item, even during loading or after an error. `nil` means that there is nothing to show.
    public var content: SampleThingItem? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content): content
        }
    }

    /// The error that the page shows. `nil` means that there is no error.
    public var error: SampleThingError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension SampleThingState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(sample item 1)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let content): "loaded(sample item \(content.id))"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
