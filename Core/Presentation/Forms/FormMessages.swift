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

    static let nothingToChoose = Message(en: "There is nothing to choose.", ja: "選択肢がありません。")
    static let choicesNotLoaded = Message(en: "The choices are not loaded.", ja: "選択肢をまだ読み込んでいません。")
    /// Names the values that a command can write, and their labels if they differ.
    static func notAChoice(_ text: String, of choices: [FormChoice]) -> Message {
        let names = choices.prefix(20).map { choice in
            let (id, label) = (choice.id, choice.label)
            return label.text(in: .english) == id ? label : Message(en: "\(id) (\(label))", ja: "\(id)（\(label)）")
        }
        guard let first = names.first else { return nothingToChoose }
        let all = names.dropFirst().reduce(first) { Message(en: "\($0), \($1)", ja: "\($0)、\($1)") }
        let list = choices.count > 20 ? Message(en: "\(all), …", ja: "\(all)、…") : all
        return Message(en: "“\(text)” is not a choice. The choices are: \(list)", ja: "「\(text)」は選択肢にありません。選択肢：\(list)")
    }
}
