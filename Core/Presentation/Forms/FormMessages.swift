/// The messages of forms.
package enum FormMessages {
    static let save = Message(en: "Save", ja: "保存")
    package static let saving = Message(en: "Saving…", ja: "保存中…")
    package static func sending(percent: Int) -> Message {
        Message(en: "Sending… \(percent)%", ja: "送信中… \(percent)%")
    }
    package static let discardQuestion = Message(en: "Do you want to discard your changes?", ja: "変更を破棄しますか？")
    package static let discard = Message(en: "Discard Changes", ja: "変更を破棄")
    package static let keepEditing = Message(en: "Keep Editing", ja: "編集を続ける")
    static let noValue = Message(en: "Not Set", ja: "未設定")

    static func choose(_ label: Message) -> Message { Message(en: "Choose \(label)", ja: "\(label)を選択") }
    static func remove(_ label: Message) -> Message { Message(en: "Remove \(label)", ja: "\(label)を削除") }

    package static let required = Message(en: "This field is required.", ja: "入力してください。")
    package static func tooLong(limit: Int) -> Message {
        Message(en: "Enter at most \(limit) characters.", ja: "\(limit)文字以内で入力してください。")
    }
}
