// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UniformTypeIdentifiers

#if !canImport(Darwin)
extension URL {
    /// Foundation does not have them on Linux.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
#endif
nonisolated extension View {
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        let complete = { (urls: [URL]) in if let url = urls.first { onCompletion(.success(url)) } }
        return files(isPresented, allowedContentTypes, limit: 1, complete) {}
    }
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let complete = { (urls: [URL]) in onCompletion(.success(urls)) }
        let limit = allowsMultipleSelection ? nil : 1
        return files(isPresented, allowedContentTypes, limit: limit, complete, onCancellation)
    }
    private func files(
        _ isPresented: Binding<Bool>,
        _ types: [UTType],
        limit: Int?,
        _ complete: @escaping ([URL]) -> Void,
        _ cancel: @escaping () -> Void
    ) -> some View {
        Primitive { context in
            let importer = FileImporter(open: isPresented, types: types, limit: limit, done: complete, cancel: cancel)
            return context.nodes(of: modifier(importer))
        }
    }
}
private struct FileImporter: ViewModifier {
    @Environment(\.services) private var services
    @State private var hasChosen = false
    let open: Binding<Bool>, types: [UTType], limit: Int?, done: ([URL]) -> Void, cancel: () -> Void

    func body(content: Content) -> some View {
        content.sheet(isPresented: open) {
            if !hasChosen { cancel() }
            hasChosen = false
        } content: {
            let files = services.files.filter { file in
                let type = UTType(filenameExtension: file.pathExtension) ?? .data
                return types.contains { type.conforms(to: $0) }
            }
            let options = files.map { (name: SystemText($0.lastPathComponent), image: nil as Image?) }
            SystemChoice(SystemText("Files", ja: "ファイル"), options, limit: limit) { indices in
                hasChosen = true
                done(indices.map { files[$0] })
            }
        }
    }
}
