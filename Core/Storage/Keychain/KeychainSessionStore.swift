#if canImport(Security)
import Foundation
import Security

/// Stores the session of one server in the Keychain, for apps on Apple platforms. Create only one store for each
/// server, because two stores do not wait for each other.
///
/// The session stays on this device. It can be read and saved after the user has unlocked the device once since its
/// start. Before that, reading and saving throw, so that a locked device does not sign the user out.
///
/// iOS deletes the files of an app with the app, but not its Keychain items. So each saved session has an empty file in
/// the folder of the app in Application Support. A session without this file is deleted, so a reinstalled app starts
/// signed out. `UserDefaults` is not used for this, because it can be empty while the device is locked.
///
/// On macOS, the app must be signed by a development team and needs the entitlement `keychain-access-groups`. Without
/// them, every method that reads or saves the session throws.
public actor KeychainSessionStore: SessionStore {
    private let item: KeychainItem
    private let probe: KeychainItem
    private let mark: URL
    private let access = ExclusiveAccess()
    private let observed = SessionChanges()

    /// Creates a store for the session of one server.
    ///
    /// - Parameters:
    ///   - server: The origin of the server, for example `https://example.com`. It is the account of the Keychain item.
    ///   - service: The service of the Keychain item.
    public init(server: String, service: String = "focal") {
        item = KeychainItem(service: service, account: server)
        probe = KeychainItem(service: "\(service).probe", account: server)
        let name = Data("\(service) \(server)".utf8).base64EncodedString().replacing("/", with: "-")
        let app = Bundle.main.bundleIdentifier ?? service
        mark = URL.applicationSupportDirectory.appending(path: "\(app)/Keychain/\(name)")
    }

    /// The saved session. `nil` means that nobody is signed in.
    public func session() throws(StorageError) -> Session? {
        let session = try kept()
        observed.found(session)
        return session
    }

    /// Reads the saved session, changes it with `change`, and saves it.
    public func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        let old = try session()
        var new = old
        change(&new)
        if new != old {
            try replace(with: new)
        }
        observed.changed(to: new, endedBy: .refused)
    }

    /// Saves a session. It replaces the old session, even if the old session cannot be read.
    public func save(_ session: Session) throws(StorageError) {
        try replace(with: session)
        observed.changed(to: session)
    }

    /// Deletes the session of this user, or of any user, even if it cannot be read.
    public func clear(of user: User.ID? = nil) throws(StorageError) {
        if let user, let session = try? kept(), session.user.id != user { return observed.found(session) }
        try replace(with: nil)
        observed.changed(to: nil)
    }

    /// A sequence of the changes from now on.
    public nonisolated func changes() -> AsyncStream<SessionChange> {
        observed.stream()
    }

    /// Throws if a session cannot be saved. To check this, adds another item to the Keychain, and deletes it.
    public func checkWritable() throws(StorageError) {
        try probe.write(Data())
        try probe.delete()
    }

    /// Runs `work` after the work of all earlier callers of this store has finished. Other processes do not wait.
    public func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        await access.run(work)
    }
}

extension KeychainSessionStore {
    private func kept() throws(StorageError) -> Session? {
        guard let data = try item.read() else { return nil }
        guard FileManager.default.fileExists(atPath: mark.path) else {
            try item.delete()
            return nil
        }
        do {
            return try JSONCoding.decode(Contents.self, from: data).session
        } catch {
            throw .cannotDecode(data, from: KeychainItem.path)
        }
    }

    private func replace(with session: Session?) throws(StorageError) {
        guard let session else { return try item.delete() }
        guard let data = try? JSONCoding.encode(Contents(session: session)) else {
            throw .corrupt(path: KeychainItem.path)
        }
        do {
            let folder = mark.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: mark)
        } catch {
            throw .unwritable(path: mark.path, reason: error.localizedDescription)
        }
        try item.write(data)
    }

    private struct Contents: Codable {
        var schemaVersion = SchemaVersion.current
        let session: Session
    }
}

/// A generic password in the Keychain. It stays on this device, and can be used after the first unlock of the device.
private struct KeychainItem {
    /// The text that errors contain instead of a path. A Keychain item has no path.
    static let path = "Keychain"

    let service: String
    let account: String

    func read() throws(StorageError) -> Data? {
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query.merging([kSecReturnData: true]) { $1 } as CFDictionary, &result)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = result as? Data else {
            throw .unreadable(path: Self.path, reason: status.message)
        }
        return data
    }

    /// Replaces the data, or adds a missing item.
    func write(_ data: Data) throws(StorageError) {
        let changes: [CFString: Any] = [
            kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            kSecValueData: data,
        ]
        var status = SecItemUpdate(query as CFDictionary, changes as CFDictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(query.merging(changes) { $1 } as CFDictionary, nil)
        }
        guard status == errSecSuccess else { throw .unwritable(path: Self.path, reason: status.message) }
    }

    func delete() throws(StorageError) {
        let status = SecItemDelete(query as CFDictionary)
        guard [errSecSuccess, errSecItemNotFound].contains(status) else {
            throw .unwritable(path: Self.path, reason: status.message)
        }
    }

    private var query: [CFString: Any] {
        [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: service,
            kSecAttrAccount: account,
            kSecAttrSynchronizable: false,
            // Without this, macOS uses its file-based keychain, which ignores `kSecAttrAccessible`.
            kSecUseDataProtectionKeychain: true,
        ]
    }
}

extension OSStatus {
    /// The error message of the operating system, without the period at its end.
    fileprivate var message: String {
        let text = SecCopyErrorMessageString(self, nil) as String? ?? "OSStatus \(self)"
        return text.trimmingCharacters(in: CharacterSet(charactersIn: ".。"))
    }
}
#endif
