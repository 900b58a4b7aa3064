import Foundation
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

/// Uses each name once that a test of a view can use. Apple's declarations accept this file, too.
struct EvaluatedScreen: View {
    @GestureState private var offset = CGSize.zero
    @ScaledMetric private var side = 20.0
    @ScaledMetric(relativeTo: .title) private var width: CGFloat = 40
    @State private var photo: PhotosPickerItem?
    @State private var photos: [PhotosPickerItem] = []
    @State private var isOpen = false
    @State private var note: Note?
    @State private var text = ""
    private let url = URL(filePath: "/")

    var body: some View {
        VStack {
            TextEditor(text: $text).frame(width: width, height: side)
            shares
            pictures
            gestures
            grid
            ViewThatFits {
                Text("Long"); Text("S")
            }
            ViewThatFits(in: .horizontal) { Text("Long") }
        }
        .fileImporter(isPresented: $isOpen, allowedContentTypes: [.json]) { result in
            if case .success(let url) = result { text = url.lastPathComponent }
        }
        .fileImporter(isPresented: $isOpen, allowedContentTypes: [.item], allowsMultipleSelection: true) { result in
            text = "\((try? result.get())?.count ?? 0)"
        }
        .photosPicker(isPresented: $isOpen, selection: $photo, matching: .images)
        .photosPicker(isPresented: $isOpen, selection: $photos, maxSelectionCount: 3)
        .popover(isPresented: $isOpen, arrowEdge: .bottom) { Text("Hint") }
        .popover(item: $note) { Text($0.id) }
        #if !os(macOS)
        .fullScreenCover(isPresented: $isOpen, onDismiss: { text = "" }, content: { Text("Cover") })
        #endif
        .task(id: photo) { await load() }
    }
    @ViewBuilder private var shares: some View {
        ShareLink(item: url)
        ShareLink(item: "a", subject: Text("b"), message: Text("c"))
        ShareLink("Share", item: url)
        ShareLink(item: url) { Label("Share", systemImage: "square.and.arrow.up") }
        ShareLink(item: Note(id: "a"), preview: SharePreview("Note"))
        ShareLink(item: url, preview: SharePreview(text, image: Image("a"))) { Text("Share") }
    }
    @ViewBuilder private var pictures: some View {
        AsyncImage(url: url)
        AsyncImage(url: url, scale: 2) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable()
            case .failure(let error): Text(error.localizedDescription)
            default: ProgressView()
            }
        }
        AsyncImage(url: url, transaction: Transaction(animation: .default)) { $0.image }
        PhotosPicker("Photo", selection: $photo, matching: .images)
        PhotosPicker("Photos", selection: $photos, maxSelectionCount: 3)
        PhotosPicker(selection: $photo, matching: .any(of: [.images, .videos])) {
            Label("Photo", systemImage: "photo")
        }
        PhotosPicker(selection: $photos, matching: .videos) { Image(systemName: "photo") }
    }
    @ViewBuilder private var gestures: some View {
        Text("Tap").gesture(TapGesture().onEnded { text = "tap" })
        Text("Twice").simultaneousGesture(TapGesture(count: 2).onEnded { _ in text = "taps" })
        Text("Drag").offset(offset).highPriorityGesture(drag)
        Text("Hold").gesture(LongPressGesture(minimumDuration: 1).onEnded { text = "\($0)" })
        Text("Press").onLongPressGesture { text = "long" }
        Text("Press").onLongPressGesture(minimumDuration: 1) {
            text = "long"
        } onPressingChanged: {
            text = "\($0)"
        }
    }
    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { text = "\($0.location.x)" }
            .onEnded { text = "\($0.velocity.width)" }
    }
    private var grid: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
            GridRow(alignment: .firstTextBaseline) {
                Text("Name").gridColumnAlignment(.trailing)
                Text("A").gridCellAnchor(.center)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow { Text("Both").gridCellColumns(2) }
        }
    }
    private func load() async {
        guard let data = try? await photo?.loadTransferable(type: Data.self) else { return }
        text = "\(data.count) \(photo?.supportedContentTypes.first?.preferredMIMEType ?? "")"
    }
}

struct Note: Codable, Identifiable, Transferable {
    let id: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(importedContentType: .png) { Note(id: "\($0.count)") }
        DataRepresentation(contentType: .zip, exporting: { Data($0.id.utf8) }, importing: { Note(id: "\($0.count)") })
        ProxyRepresentation(exporting: \.id)
        FileRepresentation(importedContentType: .pdf) { Note(id: $0.file.lastPathComponent) }
    }
}

/// No test drags a view into another one.
struct DropScreen: View, DropDelegate {
    var body: some View {
        Text("a").draggable("a")
        Text("b").onDrag { NSItemProvider() }
        Text("c").onDrop(of: [.image, UTType(exportedAs: "com.example.note")], delegate: self)
        Text("c").onDrop(of: [.folder], isTargeted: nil) { !$0.isEmpty }
        Text("d").anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
    }
    func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.png]).isEmpty && info.location.x > 0 }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Anchors: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
