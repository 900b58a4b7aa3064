import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable
private final class Account {
    var isAsking = false
    var isWrong = false
    var tab = "one"
    var changes = 0
}

private struct AccountView: View {
    @Bindable var account: Account
    @FocusState private var isNameFocused: Bool
    @FocusState private var isCityFocused: Bool

    var body: some View {
        TextField("Name", text: Binding(get: { "" }, set: { _ in })).focused($isNameFocused)
        TextField("City", text: Binding(get: { "" }, set: { _ in })).focused($isCityFocused)
        TextField("Note", text: Binding(get: { "" }, set: { _ in }))
        Button("Focus") { isNameFocused = true }
        Text("dialogs")
            .confirmationDialog("Sure?", isPresented: $account.isAsking) { Button("Yes") { account.isWrong = true } }
            .alert("Wrong", isPresented: $account.isWrong) { Button("Close") {} }
    }
}

private struct TabsView: View {
    @Bindable var account: Account

    var body: some View {
        TabView(selection: $account.tab) {
            ForEach(["one", "two"], id: \.self) { name in
                Text(name).onChange(of: account.isWrong) { account.changes += 1 }.tag(name)
            }
        }
    }
}

/// Tests that `Screen` behaves like a device.
@MainActor
struct DeviceTests {
    private let account = Account()
    private static let english = Locale(identifier: "en")

    @Test("only one dialog is open, and a dialog that comes meanwhile is not shown until it is asked for again")
    func oneDialog() throws {
        let screen = Screen(AccountView(account: account), locale: Self.english)
        account.isAsking = true
        #expect(screen.outline.contains("Dialog"))
        account.isWrong = true
        #expect(!screen.outline.contains("Alert"))
        account.isAsking = false
        #expect(!screen.outline.contains("Alert"))
        account.isWrong = false
        #expect(!screen.outline.contains("Alert"))
        account.isAsking = true
        try screen.press("Yes")
        #expect(screen.outline.contains("Alert") && !screen.outline.contains("Dialog"))
    }

    @Test("the focus is in one field only")
    func oneFocus() throws {
        let screen = Screen(AccountView(account: account), locale: Self.english)
        try screen.type("", into: "City")
        try screen.press("Focus")
        #expect(screen.fields.map(\.isFocused) == [true, false, false])
        try screen.type("", into: "City")
        #expect(screen.fields.map(\.isFocused) == [false, true, false])
        try screen.type("", into: "Note")
        #expect(screen.fields.map(\.isFocused) == [false, false, false])
    }

    @Test("a tab that was selected once stays alive, and a tab that was never selected does not exist")
    func hiddenTabs() {
        let screen = Screen(TabsView(account: account), locale: Self.english)
        #expect(screen.texts == ["one"])
        account.isWrong.toggle()
        #expect(screen.texts == ["one"])
        #expect(account.changes == 1)
        account.tab = "two"
        #expect(screen.texts == ["two"])
        account.isWrong.toggle()
        #expect(screen.texts == ["two"])
        #expect(account.changes == 3)
    }

    @Test("two elements of a ForEach with the same id stop the program")
    func sameIDs() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Screen(ForEach(["a", "b"], id: \.count) { Text($0) }, locale: Locale(identifier: "en")).texts
        }
    }

    @Test("a title outside of a NavigationStack stops the program")
    func titleOutside() async {
        let title = Text("").navigationTitle("Title")
        #expect(Screen(NavigationStack { title }, locale: Self.english).title == "Title")
        #expect(Screen(title, locale: Self.english, isInStack: true).title == "Title")
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Screen(Text("").navigationTitle("Title"), locale: Locale(identifier: "en")).texts
        }
    }
}
