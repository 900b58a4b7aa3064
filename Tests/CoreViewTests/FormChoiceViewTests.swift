import Core
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

private enum TaskField: String, FormField {
    case status, level, note

    var entry: FormEntry {
        switch self {
        case .status: FormEntry(.choice([Self.open, Self.paused, FormChoice("done", Self.open.label)]), Self.title)
        case .level: FormEntry(.choice([]), Message(en: "Level", ja: "段階"), isOptional: true)
        case .note: FormEntry(.text(limit: 9), Message(en: "Note", ja: "メモ"), isOptional: true)
        }
    }

    private static let title = Message(en: "Status", ja: "状態")
    private static let open = FormChoice("open", Message(en: "Open", ja: "未完了"))
    private static let paused = FormChoice("paused", Message(en: "Paused", ja: "中断"))
}

extension TaskField: FormRows {
    func row(_ text: Binding<String>, in draft: FormDraft<TaskField>) -> some View {
        if self == .note, !draft[.note].isEmpty {
            Text(verbatim: "Preview of \(text.wrappedValue), \(draft[.status])")
        }
    }
}

@MainActor @Suite("Choices and rows of the app in a form")
struct FormChoiceViewTests {
    private typealias Form = FormStore<JSONObject, FormError<TaskField, APIError>>

    private func open(_ task: JSONObject, in language: Language = .english) -> (form: Form, screen: Screen) {
        let form = Form(FormDraft(of: task)) { draft in draft.changes }
        return (form, Screen(inStack: form.screen, in: language))
    }

    @Test("a picker has the choices in both languages. A required one can only be empty until something is chosen")
    func chooses() throws {
        let (form, screen) = open([:])
        #expect(screen.pickers.map(\.options) == [["Not Set", "Open", "Paused", "Open"], ["Not Set"]])
        try screen.choose("Paused", in: "Status")
        #expect(form.draft?.changes == ["status": "paused"] && screen.pickers[0].options.count == 3)
        #expect(open([:], in: .japanese).screen.pickers[0].options == ["未設定", "未完了", "中断", "未完了"])
        form.change(.status, to: "done")
        #expect(screen.pickers[0].value == "Open" && form.draft?.value(of: .status) == "done")
    }

    @Test("a value that is no choice stays in the picker. Without choices, the row says so")
    func keepsUnknown() throws {
        let (form, screen) = open(["status": "gone", "level": .null])
        #expect(screen.pickers.map(\.value) == ["gone", "Not Set"] && screen.shows("There is nothing to choose."))
        try screen.choose("Paused", in: "Status")
        try screen.choose("gone", in: "Status")
        #expect(form.draft?.isUnsaved == false)
        #expect(open(["level": "7"]).screen.pickers[1].options == ["Not Set", "7"])
    }

    @Test("a row of the app is below the row of its field, and follows what is typed")
    func showsRow() throws {
        let (_, screen) = open(["status": "open"])
        #expect(!screen.outline.contains("Preview"))
        try screen.type("Tea", into: "Note")
        let lines = screen.outline.components(separatedBy: "\n")
        let row = try #require(lines.firstIndex { $0.contains("Preview of Tea, open") })
        #expect(lines[row - 1].contains("TextField"))
    }

    @Test("a sheet of the app has the title, Cancel and its action, which cannot be pressed while it is running")
    func frames() throws {
        let pressed = Locked<[String]>([])
        func sheet(isEnabled: Bool = true, isRunning: Bool = false, percent: Int? = nil) -> Screen {
            let frame = FormFrame(
                Message(en: "Article", ja: "記事"),
                action: Message(en: "Post", ja: "投稿"),
                isEnabled: isEnabled,
                isRunning: isRunning,
                percent: percent,
                onCancel: { pressed.change { $0.append("cancel") } },
                onAction: { pressed.change { $0.append("post") } },
                content: { Text(verbatim: "Content") }
            )
            return Screen(inStack: frame, in: .english)
        }
        let screen = sheet()
        #expect(screen.title == "Article" && screen.shows("Content") && !screen.isLoading)
        try screen.press("Post")
        try screen.press("Cancel")
        #expect(pressed.value == ["post", "cancel"])
        #expect(sheet(isEnabled: false).enabledButtons == ["Cancel"])
        #expect(sheet(isRunning: true, percent: 42).enabledButtons == ["Cancel"])
        #expect(sheet(isRunning: true, percent: 42).shows("Sending… 42%"))
        #expect(sheet(isRunning: true).shows("Saving…"))
    }
}
