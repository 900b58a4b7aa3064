/// The states of a form.
public enum FormState<Saved: Equatable & Sendable, Failure: FormFailure>: Equatable, Sendable {
    /// The user can enter something. The failure is the reason why the last save failed, if it is not at a field.
    case editing(FormDraft<Failure.Field>, Failure?)
    /// The form is being saved.
    case saving(FormDraft<Failure.Field>)
    /// The form is saved.
    case saved(Saved)
}

/// An error of a feature that has a form.
public protocol FormFailure<Field>: UserFacingError, Equatable {
    /// The fields of the form.
    associatedtype Field: FormField
    /// Something is wrong with some fields.
    static func invalidFields(_ problems: [Field: Message]) -> Self
    /// The problems of `invalidFields(_:)`. Other errors have none.
    var problems: [Field: Message] { get }
}

extension FormState {
    /// What the user has entered. `nil` means that the form is saved.
    public var draft: FormDraft<Failure.Field>? {
        switch self {
        case .editing(let draft, _), .saving(let draft): draft
        case .saved: nil
        }
    }

    /// The problems of the fields, or the reason why the last save failed. `nil` means that there is no error.
    public var error: Failure? {
        guard case .editing(let draft, let failure) = self else { return nil }
        return draft.problems.isEmpty ? failure : .invalidFields(draft.problems)
    }

    /// Whether the user would lose something if the form were closed now.
    public var isUnsaved: Bool {
        if case .saving = self { true } else { draft?.isUnsaved ?? false }
    }
}

extension FormState: CustomStringConvertible where Saved: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `editing(1 problem)`.
    public var description: String {
        switch self {
        case .editing(let draft, _) where draft.problems.isEmpty: "editing"
        case .editing(let draft, _): "editing(\(draft.problems.count) problem\(draft.problems.count == 1 ? "" : "s"))"
        case .saving: "saving"
        case .saved(let saved): "saved(\(saved))"
        }
    }
}

/// The reason why a form was not saved: something is wrong with some fields, or an error of the feature.
public enum FormError<Field: FormField, Failure: UserFacingError & Equatable>: FormFailure {
    /// Something is wrong with some fields.
    case invalidFields([Field: Message])
    /// An error of the feature.
    case failure(Failure)

    /// Creates the error of a save that the server refused. If no field of the form is wrong, it is `failure`. A file
    /// that the server does not take is a problem of the field `file`.
    public init(_ refusal: Refusal, file: Field? = nil, or failure: Failure) {
        var problems = Field.problems(in: refusal.fields)
        if let file, problems.isEmpty { problems[file] = refusal.fileProblem }
        self = problems.isEmpty ? .failure(failure) : .invalidFields(problems)
    }
}

extension FormError {
    /// What is wrong with the fields.
    public var problems: [Field: Message] {
        if case .invalidFields(let problems) = self { problems } else { [:] }
    }

    /// The error code for scripts.
    public var code: String { if case .failure(let failure) = self { failure.code } else { "invalid_fields" } }

    /// The message for the user.
    public var message: Message {
        if case .failure(let failure) = self { failure.message } else { Field.message(of: problems) }
    }

    /// Whether the server may have saved the form. If a field is wrong, it has not.
    public var mayBeSaved: Bool { if case .failure(let failure) = self { failure.mayBeSaved } else { false } }

    /// Whether the user must sign in to continue.
    public var needsLogin: Bool { if case .failure(let failure) = self { failure.needsLogin } else { false } }
}
