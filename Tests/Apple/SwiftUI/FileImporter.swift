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
        sheet(isPresented: isPresented) {
            FileChoice(types: allowedContentTypes, limit: 1) { onCompletion(.success($0[0])) }
        }
    }
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            let limit = allowsMultipleSelection ? nil : 1
            FileChoice(types: allowedContentTypes, limit: limit) { onCompletion(.success($0)) }
        }
    }
}
/// The files of the user.
private struct FileChoice: View {
    @Environment(\.services) private var services
    let types: [UTType], limit: Int?, choose: ([URL]) -> Void

    var body: some View {
        let files = services.files.filter { file in
            let type = UTType(filenameExtension: file.pathExtension) ?? .data
            return types.contains { type.conforms(to: $0) }
        }
        let options = files.map { (name: SystemText($0.lastPathComponent), image: nil as Image?) }
        SystemChoice(SystemText("Files", ja: "ファイル"), options, limit: limit) { choose($0.map { files[$0] }) }
    }
}
