/// The reason why a change was not saved. Then nothing is sent, too.
public enum ChangeError: Error, Equatable, Sendable {
    /// `Outbox.limit` changes already wait or were refused.
    case full
    /// The item was never added on this device, or its id cannot be in a path.
    case noSuchItem
    /// No change with this number waits or was refused.
    case noSuchChange(Int)
    /// The body cannot be written as JSON.
    case notJSON
    /// The queue cannot be read or saved, for example because the disk is full.
    case storage(StorageError)
}

extension ChangeError: UserFacingError {
    /// The error code for scripts, for example `too_many_changes`.
    public var code: String {
        switch self {
        case .full: "too_many_changes"
        case .noSuchItem: "no_such_item"
        case .noSuchChange: "no_such_change"
        case .notJSON: "invalid_change"
        case .storage: "storage"
        }
    }

    /// The message for the user.
    public var message: Message {
        switch self {
        case .full: ChangeMessages.full
        case .noSuchItem: ChangeMessages.noSuchItem
        case .noSuchChange(let number): ChangeMessages.noSuchChange(number)
        case .notJSON: ChangeMessages.notJSON
        case .storage(let error): ChangeMessages.notSaved(error)
        }
    }
}
