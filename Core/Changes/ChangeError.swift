/// The reason why a change was not saved. Then nothing is sent, too.
public enum ChangeError: Error, Equatable, Sendable {
    /// `Outbox.limit` changes already wait or were refused.
    case full
    /// The item was never added on this device, or its id cannot be in a path.
    case noSuchItem
    /// The server has added the item, but has not sent its id. Its list has the id.
    case noID
    /// The removal of the item waits or was refused, so the item cannot be edited.
    case removed
    /// No change with this number waits or was refused.
    case noSuchChange(Int)
    /// The queue cannot be read or saved, for example because the disk is full.
    case storage(StorageError)
}

extension ChangeError: UserFacingError {
    /// The error code for scripts, for example `too_many_changes`.
    public var code: String {
        switch self {
        case .full: "too_many_changes"
        case .noSuchItem: "no_such_item"
        case .noID: "no_id"
        case .removed: "item_removed"
        case .noSuchChange: "no_such_change"
        case .storage: "storage"
        }
    }

    /// The message for the user.
    public var message: Message {
        switch self {
        case .full:
            Message(
                en: "\(Outbox.limit) changes already wait. Send or discard some of them first.",
                ja: "送信待ちの変更が\(Outbox.limit)件あります。先に送信するか、破棄してください。"
            )
        case .noSuchItem: Message(en: "There is no such item on this device.", ja: "このアイテムは、この端末にありません。")
        case .noID: ChangeMessages.noID
        case .removed:
            Message(
                en: "The item is removed on this device. Discard the removal first.",
                ja: "このアイテムは、この端末で削除済みです。先に、その削除を破棄してください。"
            )
        case .noSuchChange(let number):
            // It is written as in the list of the changes, without separators of thousands.
            Message(en: "There is no change \(number.description).", ja: "変更 \(number.description) はありません。")
        case .storage(.noFolder):
            Message(en: "There is no folder where changes can be saved.", ja: "変更を保存するフォルダーがありません。")
        case .storage(.newerVersion(let path)):
            Message(
                en: "\(path) was written by a later version of this app. Update the app.",
                ja: "\(path) は新しいバージョンのアプリが保存しました。アプリをアップデートしてください。"
            )
        case .storage(.corrupt(let path)):
            Message(
                en: "\(path) is too large. Send or discard some changes first.",
                ja: "\(path) が大きすぎます。先に変更を送信するか、破棄してください。"
            )
        case .storage(let error): CommonMessages.storage(error)
        }
    }
}
