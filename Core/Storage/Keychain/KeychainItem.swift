#if canImport(Security)
import Foundation
import Security

/// A generic password in the Keychain. It stays on this device, and can be used after the first unlock of the device.
struct KeychainItem {
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
