import Core
import Foundation
@_spi(Testing) import Security
import TestSupport
import Testing

@Suite("Sessions in the Keychain")
struct KeychainSessionStoreTests {
    private let scratch = Scratch()
    private let keychain: Keychain

    init() {
        keychain = Keychain(applicationSupport: scratch.url)
    }

    private func store(_ server: String = "http://h.test") -> KeychainSessionStore {
        KeychainSessionStore(server: server)
    }

    /// Runs `body` with the Keychain of this test.
    private func onDevice(_ body: () async throws -> Void) async throws {
        try await Keychain.$current.withValue(keychain, operation: body)
    }

    @Test("each server has its own session, and a new store finds the saved session")
    func separatesServers() async throws {
        try await onDevice {
            #expect(try await store().session() == nil)
            try await store("http://a").save(.leanne)
            try await store("http://b").save(.ervin)
            try await store("http://a").clear()
            try await store("http://a").clear()
            #expect(try await store("http://a").session() == nil)
            #expect(try await store("http://b").session() == .ervin)
            #expect(keychain.items.count == 1)
        }
    }

    @Test("saving replaces the old session, a change gets the saved session, and checkWritable leaves no item")
    func replaces() async throws {
        try await onDevice {
            try await store().save(.leanne)
            try await store().save(.ervin)
            try await store().update { $0 = $0 == .ervin ? .leanne : nil }
            try await store().checkWritable()
            #expect(try await store().session() == .leanne)
            #expect(keychain.items.count == 1)
            try await store().update { $0 = nil }
            #expect(keychain.items == [])
        }
    }

    @Test("an item stays on this device, and can be used after the first unlock")
    func attributes() async throws {
        try await onDevice {
            try await store().save(.leanne)
            var item = try #require(keychain.items.first)
            #expect(item.removeValue(forKey: kSecValueData) != nil)
            #expect(
                item == [
                    kSecClass: kSecClassGenericPassword as String, kSecAttrService: "focal",
                    kSecAttrAccount: "http://h.test",
                    kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly as String,
                    kSecAttrSynchronizable: false, kSecUseDataProtectionKeychain: true,
                ]
            )
        }
    }

    @Test("while the device is locked, reading and saving throw, and the user stays signed in")
    func locked() async throws {
        try await onDevice {
            try await store().save(.leanne)
            keychain.status = errSecInteractionNotAllowed
            let reason = "User interaction is not allowed"
            await #expect(throws: StorageError.unreadable(path: "Keychain", reason: reason)) {
                try await store().session()
            }
            let unwritable = StorageError.unwritable(path: "Keychain", reason: reason)
            await #expect(throws: unwritable) { try await store().save(.ervin) }
            await #expect(throws: unwritable) { try await store().checkWritable() }
            keychain.status = -4
            await #expect(throws: StorageError.unreadable(path: "Keychain", reason: "OSStatus -4")) {
                try await store().session()
            }
            keychain.status = nil
            #expect(try await store().session() == .leanne)
        }
    }

    @Test("an app that was deleted and installed again starts signed out")
    func reinstalled() async throws {
        try await onDevice {
            try await store().save(.leanne)
            try FileManager.default.removeItem(at: scratch.url)
            #expect(try await store().session() == nil)
            #expect(keychain.items == [])
            try await store().save(.ervin)
            #expect(try await store().session() == .ervin)
        }
    }

    @Test("if the file that marks the installation cannot be written, nothing is saved")
    func unmarked() async throws {
        try FileManager.default.removeItem(at: scratch.url)
        try Data().write(to: scratch.url)
        try await onDevice {
            let error = await #expect(throws: StorageError.self) { try await store().save(.leanne) }
            guard case .unwritable(let path, _) = error, path.hasPrefix(scratch.url.path) else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(keychain.items == [])
        }
    }

    @Test("damaged and newer data throws, is kept when it is read, and can be replaced and deleted")
    func damaged() async throws {
        try await onDevice {
            for (text, expected) in [
                ("{", StorageError.corrupt(path: "Keychain")),
                (#"{"schemaVersion": 99}"#, .newerVersion(path: "Keychain")),
            ] {
                let data = AnyHashable(Data(text.utf8))
                try await store().save(.leanne)
                try #require(keychain.items.count == 1)
                keychain.items[0][kSecValueData] = data
                await #expect(throws: expected) { try await store().session() }
                await #expect(throws: expected) { try await store().update { $0 = .ervin } }
                #expect(keychain.items[0][kSecValueData] == data)
                try await store().save(.ervin)
                #expect(try await store().session() == .ervin)
                keychain.items[0][kSecValueData] = data
                try await store().clear()
                #expect(keychain.items == [])
            }
        }
    }

    @Test("a store tells what it saves, deletes and finds, and why a session ended")
    func tellsChanges() async throws {
        try await onDevice {
            let store = store()
            var changes = store.changes().makeAsyncIterator()
            try await store.save(.leanne)
            #expect(await changes.next() == .saved(.leanne))
            try await store.update { $0 = .ervin }
            #expect(await changes.next() == .saved(.ervin))
            try await store.update { $0 = nil }
            #expect(await changes.next() == .ended(.refused))
            try await store.save(.leanne)
            #expect(await changes.next() == .saved(.leanne))
            keychain.items = []
            #expect(try await store.session() == nil)
            #expect(await changes.next() == .ended(.signedOutElsewhere))
            try await store.save(.leanne)
            #expect(await changes.next() == .saved(.leanne))
            try await store.clear()
            #expect(await changes.next() == .ended(.signedOut))
        }
    }
}

extension Session {
    fileprivate static let leanne = named("Leanne", id: "1")
    fileprivate static let ervin = named("Ervin", id: "2")

    private static func named(_ name: String, id: User.ID) -> Session {
        let user = User(id: id, name: name, email: "a@b.c", lastLoginDate: .time(Date(timeIntervalSince1970: 0)))
        return Session(user: user, tokens: Tokens(access: name, refresh: "next", expiresAt: .distantFuture))
    }
}
