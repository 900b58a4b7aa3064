import Foundation

/// The file that a `URLSession` sends: the file itself, or a copy of all pieces of a body. `URLSession` can only send
/// again what is one file or in memory, and a session in the background sends nothing else.
struct UploadFile {
    let file: URL
    private let isCopy: Bool

    /// `nil` if the body is in memory. Throws `lost` if a file cannot be read.
    init?(_ body: RequestBody?) async throws(HTTPFailure) {
        guard let body, body.hasFile else { return nil }
        if let whole = body.wholeFile {
            (file, isCopy) = (whole, false)
            return
        }
        let copy = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
        (file, isCopy) = (copy, true)
        let isWritten = await withCheckedContinuation { done in
            DispatchQueue.global(qos: .utility).async { done.resume(returning: Self.write(body.silent, to: copy)) }
        }
        guard isWritten, !Task.isCancelled else {
            removeCopy()
            throw .noResponse(Task.isCancelled ? .cancelled : .lost)
        }
    }

    func removeCopy() {
        if isCopy { try? FileManager.default.removeItem(at: file) }
    }

    private static func write(_ body: RequestBody, to file: URL) -> Bool {
        let target = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard target >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: target, closeOnDealloc: true)
        do throws(StorageError) {
            try body.forEachPart { part throws(StorageError) in try handle.append(part, at: file.path) }
            return true
        } catch {
            return false
        }
    }
}
