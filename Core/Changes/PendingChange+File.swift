public import Foundation

extension PendingChange {
    /// The queue's copy of a file that is sent with a change.
    struct File: Equatable, Codable {
        /// The name of the copy.
        var name: String
        /// The `Content-Type` of the file, and the name that the server sees.
        let type: String
        let fileName: String
        /// The field of a `multipart` body. `nil` means that the file is the whole body.
        let field: String?
        let size: Int
        let digest: String

        /// Whether both files have the same bytes, and are sent in the same way.
        func isSame(as other: File?) -> Bool {
            guard var other else { return false }
            other.name = name
            return self == other
        }
    }

    /// The request with the file. Throws a refusal if the copy is gone, because it would also be gone the next time.
    func request(of owner: ChangeOwner, _ files: OutboxFiles?) throws(APIError) -> APIRequest {
        var request = request(of: owner)
        guard let file else { return request }
        do throws(StorageError) {
            request.content = try files?.copy(of: file).map { copy throws(StorageError) in try content(file, copy) }
        } catch {
            throw .storage(error)
        }
        guard request.content != nil else {
            throw .refused(Refusal(status: 410, message: ChangeMessages.lostFile.text(in: .english)))
        }
        return request
    }

    private func content(_ file: File, _ copy: URL) throws(StorageError) -> RequestBody {
        guard let field = file.field else { return try .file(copy, type: file.type) }
        let members = (body(as: JSONObject.self) ?? [:]).filter { $0.value != .null }.sorted { $0.key < $1.key }
        let texts = members.map { RequestBody.Part.field($0.key, $0.value.text ?? $0.value.written) }
        let part = RequestBody.Part.file(field, copy, fileName: file.fileName, type: file.type)
        // Each try has the same bytes, so that a server that compares them takes the same key.
        return try .multipart(texts + [part], boundary: file.name)
    }
}

extension JSONValue {
    fileprivate var written: String {
        (try? JSONCoding.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension Changes {
    /// Saves a change with a copy of a file, which is the body of its request. With `field`, the body is `multipart`,
    /// and also has the members of the JSON body as fields. The original can be removed afterwards. The copy is removed
    /// when the change is sent or given up. If it is lost, the change is refused with 410, and the next change is sent.
    /// An earlier version of the app, which knows no files, keeps the change and does not send it.
    ///
    /// The server gets the file again after a lost response, so it must keep its answer for each `Idempotency-Key`.
    @discardableResult
    public func save(
        _ change: PendingChange,
        sending file: URL,
        type: String,
        field: String? = nil
    ) async throws(ChangeError) -> PendingChange {
        guard let files = store.files else { throw .storage(.noFolder) }
        // A large file is copied on another thread.
        let work = Task.detached {
            Result { () throws(StorageError) in try files.keep(file, type: type, field: field) }
        }
        let copy: PendingChange.File
        do throws(StorageError) { copy = try await work.value.get() } catch { throw .storage(error) }
        var change = change
        change.file = copy
        do throws(ChangeError) {
            let saved = try await save(change)
            // The same form sent twice has its first copy.
            if saved.isSent || saved.file?.name != copy.name { files.remove([copy.name]) }
            return saved
        } catch {
            files.remove([copy.name])
            throw error
        }
    }

    /// Changes the saved queue and shows it. Removes the copies of files that it no longer needs.
    func change<Value: Sendable>(
        _ change: @Sendable (inout Outbox) -> Value
    ) async throws(StorageError) -> Value {
        let (result, outbox) = try await store.update { outbox in
            let before = outbox.fileNames
            let value = change(&outbox)
            return (value: value, needless: before.subtracting(outbox.fileNames))
        }
        store.files?.remove(result.needless)
        show(outbox)
        return result.value
    }

    /// The queue was read, so it is known which copies are needed. Those of the last day stay.
    func sweepFiles(_ outbox: Outbox) {
        guard !hasSwept else { return }
        hasSwept = true
        store.files?.sweep(except: outbox, before: Date(timeIntervalSinceNow: -86_400))
    }
}
