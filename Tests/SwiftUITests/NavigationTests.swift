import Foundation
@_spi(Testing) import SwiftUI
import Testing

private struct Room: Identifiable, Hashable { let id: Int }

private struct HouseView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var isOn = false
    @State private var room: Room?
    @State private var path: [Room] = []

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            Toggle("Alarm", isOn: $isOn).navigationTitle(sizeClass == .regular ? "Wide" : "Compact")
            Button("Rooms") { column = .detail }
        } detail: {
            NavigationStack(path: $path) {
                NavigationLink("Kitchen", value: Room(id: 1))
                    .navigationDestination(for: Room.self) { room in Button("Details") { self.room = room } }
                    .navigationTitle("Rooms")
            }
        }
        .sheet(item: $room) { room in RoomView(id: room.id) }
    }
}

private struct RoomView: View {
    @Environment(\.dismiss) private var dismiss
    let id: Int

    var body: some View { Button("Close \(id)") { dismiss() } }
}

@MainActor
struct NavigationTests {
    private static let english = Locale(identifier: "en")

    @Test("a compact screen shows one column, and goes back from a link, from the detail, and from a sheet")
    func compact() throws {
        let screen = Screen(HouseView(), locale: Self.english)
        try screen.press("Alarm")
        let sidebar = screen.outline
        #expect(sidebar.contains("Toggle \"Alarm\": \"on\"") && screen.title == "Compact")
        for label in ["Rooms", "Kitchen", "Details", "Close 1"] { try screen.press(label) }
        #expect(screen.buttons.map(\.title) == ["Details"])
        try screen.back()
        #expect(screen.title == "Rooms" && screen.buttons.map(\.title) == ["Kitchen"])
        try screen.back()
        #expect(screen.outline == sidebar)
    }

    @Test("a wide screen shows the sidebar and the detail")
    func wide() {
        let outline = Screen(HouseView(), locale: Self.english, isWide: true).outline
        #expect(outline.hasPrefix("NavigationSplitView\n  Sidebar\n    Title \"Wide\""))
        #expect(outline.contains("\n  Detail\n    NavigationStack\n      Title \"Rooms\""))
    }
}
