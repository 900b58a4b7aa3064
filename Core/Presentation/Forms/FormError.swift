/// The reason why a form was not saved: something is wrong with some fields, or an error of the feature.
public enum FormError<Field: FormField, Failure: UserFacingError & Equatable>: FormFailure {
    /// Something is wrong with some fields.
    case invalidFields([Field: Message])
    /// An error of the feature.
    case failure(Failure)

    /// Creates the error of a save that the server refused. If no field of the form is wrong, it is `failure`.
    public init(_ refusal: Refusal, or failure: Failure) {
        let problems = Field.problems(in: refusal.fields)
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
    public var needsLogin: Bool {
        if case .failure(let failure) = self { failure.needsLogin } else { false }
    }
}
