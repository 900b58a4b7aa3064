import ArgumentParser
import Core
import Root
import TerminalUI

extension Composition {
    /// The dependencies of the user who is signed in, or of nobody, with their changes. Throws if the session or the
    /// changes cannot be read.
    func dependenciesOfUser() async throws(Failure) -> Dependencies {
        let session: Session?
        do throws(StorageError) { session = try await sessions.session() } catch {
            throw Failure(APIError.storage(error))
        }
        let dependencies = dependencies.of(ChangeOwner(session))
        do throws(ChangeError) { try await dependencies.changes.read() } catch { throw Failure(error) }
        await dependencies.changes.forget(dependencies.changes.outbox.sentNumbers)
        return dependencies
    }

    /// The id that a user means. `new-3` is the new item of change 3 on this device. It is refused if the server has an
    /// item with this id, too. Then `./new-3` is the new item, and `../new-3` that of the server. No item has such an
    /// id.
    func id<Element>(
        _ text: String,
        of collection: ChangedCollection<Element>
    ) async throws(Failure) -> ResourceID<Element> {
        guard let name = text.wholeMatch(of: /(\.\.?\/)?(new-([1-9][0-9]*))/), let number = Int(name.3) else {
            return ResourceID(text)
        }
        let (new, saved) = (ResourceID<Element>.new(number), ResourceID<Element>(String(name.2)))
        if let place = name.1 { return place == "./" ? new : saved }
        let added = collection.changes.outbox.changes.first { $0.number == number && $0.method == .post }
        guard added?.path == collection.path.description else { return saved }
        let get = APIRequest(.get, APIPath(stringLiteral: "\(collection.path)/\(saved)"), retriesConnection: false)
        guard (try? await dependencies.client.response(to: get)) == nil else {
            throw .usage(AppMessages.twoItems(text))
        }
        return new
    }

    /// Sends the changes that wait, each at most once, and all together no longer than one request may take.
    func send(_ changes: Changes) async {
        let sending = Task { await changes.sendOnce() }
        let limit = Task { [timeout] in
            try await CommandProcess.current.clock.sleep(for: timeout)
            sending.cancel()
        }
        await sending.value
        limit.cancel()
    }

    /// Sends the changes that wait, and prints what is left. Throws if anything is left.
    func send(_ changes: Changes, on console: Console) async throws(Failure) {
        await console.waiting { await send(changes) }
        try console.show(changes.outbox.unsent)
        let left = changes.outbox.unsentCount
        guard left == 0 else {
            throw Failure(code: "not_sent", message: AppMessages.notSent(left), exitCode: .failure)
        }
        try console.show(Banner(.success, AppMessages.allSent.text(in: console.language)))
    }

    /// Sends the changes that wait, and returns one of them as it is now. If it was refused, it does not stay, and its
    /// error is thrown. If it still waits, a note says so.
    func send<Problem: UserFacingError>(
        _ change: PendingChange,
        of changes: Changes,
        on console: Console,
        error: (PendingChange) -> Problem?
    ) async throws(Failure) -> PendingChange {
        guard !change.isSent else { return change }
        await console.waiting { await send(changes) }
        let now = changes.outbox.changes.first { $0.number == change.number } ?? change
        if now.refusal != nil {
            // With another id than that of its form, the change also has what an earlier command has saved.
            if change.id == change.form { _ = try? await changes.discard(now.number) }
            throw Failure(error(now))
        }
        if now.state == .waiting {
            let isSignedIn = (try? await ChangeOwner(sessions.session())) == changes.owner
            console.note(AppMessages.savedOnDevice(now.text, changes.outbox.waitingCount, isSignedIn: isSignedIn))
        }
        return now
    }
}
