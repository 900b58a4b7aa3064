import Foundation

/// Keeps the scripts that change the tree from doing so two at a time.
///
/// It is held as long as the handle is open, here or in a process that was given it; a process that ends, however,
/// holds nothing.
struct Lock {
    /// The open lock file.
    let handle: FileHandle

    /// Waits until nobody else holds it.
    init(_ repository: Repository) throws(Failure) {
        let folder = repository.url(Transaction.folder)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure("Cannot make \(Transaction.folder): \(error.localizedDescription)")
        }
        let descriptor = open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("Cannot open the lock in \(Transaction.folder).") }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            FileHandle.standardError.write(Data("Another script is changing the tree; waiting for it …\n".utf8))
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
    }
}
