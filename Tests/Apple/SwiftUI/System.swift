// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import UniformTypeIdentifiers

/// What is outside of the app: what the user has on the device, and what the app has shared.
@_spi(System) public final class SystemServices {
    public lazy var photos = ["photo1.png", "photo2.png"].map(Pages.data)
    var files: [URL] = []
    var shared: [Screen.Shared] = []
    var loadImage: @Sendable (URL) async throws -> Data = { _ in throw URLError(.notConnectedToInternet) }
}
/// Marks the nodes whose texts are those of the system.
struct SystemPart {}

/// A text of the system.
@_spi(System) public struct SystemText: View {
    @Environment(\.locale) private var locale
    let english, japanese: String
    public init(_ english: String, ja japanese: String? = nil) {
        (self.english, self.japanese) = (english, japanese ?? english)
    }
    public var body: some View {
        Text(verbatim: locale.language.languageCode == .japanese ? japanese : english).adding { _ in SystemPart() }
    }
}
/// A button that opens a sheet of the system. The outline shows its name, for example “ShareLink”.
@_spi(System) public struct SystemButton<Label: View, Content: View>: View {
    @State private var isOpen = false
    private let name: String, label: Label, press: () -> Void, content: () -> Content
    public init(_ name: String, _ label: Label, press: @escaping () -> Void = {}, content: @escaping () -> Content) {
        (self.name, self.label, self.press, self.content) = (name, label, press, content)
    }
    public var body: some View {
        button(name, label) { _ in
            press()
            isOpen = true
        }
        .sheet(isPresented: $isOpen, content: content)
    }
}
/// A sheet of the system with a button that closes it.
struct SystemSheet<Content: View>: View {
    @Environment(\.dismiss) private var dismiss
    let title, close: SystemText
    var add: (() -> Void)?
    @ViewBuilder let content: Content

    var body: some View {
        NavigationStack {
            element("Title", label: title).with(List { content }).toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(action: { dismiss() }, label: { close }) }
                if let add {
                    ToolbarItem(placement: .confirmationAction) {
                        Button(action: add, label: { SystemText("Add", ja: "追加") })
                    }
                }
            }
        }
        .adding { _ in SystemPart() }
    }
}
/// Lets the user choose one of some things, or with the limit `nil` any number of them.
@_spi(System) public struct SystemChoice: View {
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: [Int] = []
    private let title: SystemText, options: [(name: SystemText, image: Image?)], limit: Int?, choose: ([Int]) -> Void
    public init(
        _ title: SystemText,
        _ options: [(name: SystemText, image: Image?)],
        limit: Int?,
        choose: @escaping ([Int]) -> Void
    ) { (self.title, self.options, self.limit, self.choose) = (title, options, limit, choose) }
    public var body: some View {
        let cancel = SystemText("Cancel", ja: "キャンセル")
        SystemSheet(title: title, close: cancel, add: limit == 1 ? nil : { end(chosen) }) {
            if options.isEmpty { SystemText("Nothing to choose", ja: "選択肢がありません") }
            ForEach(options.indices, id: \.self) { index in
                Button(action: { press(index) }, label: { row(index) })
            }
        }
    }
    private func row(_ index: Int) -> some View {
        HStack {
            options[index].image?.resizable().frame(width: 80, height: 60)
            options[index].name
            if chosen.contains(index) { Image(systemName: "checkmark") }
        }
    }
    private func press(_ index: Int) {
        if limit == 1 {
            end([index])
        } else if chosen.contains(index) {
            chosen.removeAll { $0 == index }
        } else if chosen.count < limit ?? .max {
            chosen.append(index)
        }
    }
    private func end(_ indices: [Int]) {
        choose(indices)
        dismiss()
    }
}
extension [Node] {
    /// The nodes without what the system shows.
    var ofApp: [Node] {
        filter { !($0.part is SystemPart) }.map { node in
            var node = node
            (node.label, node.children) = (node.label.ofApp, node.children.ofApp)
            return node
        }
    }
}
extension Image: Transferable {
    /// A picture that the user has chosen, or that was loaded. `nil` for an unknown format.
    @_spi(System) public init?(photo data: Data) {
        let starts: [(String, [UInt8])] = [("png", [0x89, 0x50]), ("jpeg", [0xFF, 0xD8]), ("gif", [0x47, 0x49])]
        guard let type = starts.first(where: { data.starts(with: $0.1) })?.0 else { return nil }
        self.init(data, type: type, name: type)
    }
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let image = Image(photo: data) else { throw CocoaError(.fileReadCorruptFile) }
            return image
        }
    }
}
