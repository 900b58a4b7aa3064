public import Foundation

/// The Keychain of one device, in memory. A test sets its own `Keychain` with `Keychain.$current.withValue(…)`.
@_spi(Testing)
public final class Keychain: Sendable {
    /// The Keychain that the functions of this module use.
    @TaskLocal public static var current = Keychain(applicationSupport: URL.temporaryDirectory)

    /// The folder for the files of the app.
    public let applicationSupport: URL
    private let lock = NSLock()
    // `nonisolated(unsafe)` is safe because these variables are used only while the lock is held.
    nonisolated(unsafe) private var kept: [[CFString: AnyHashable]] = []
    nonisolated(unsafe) private var failure: OSStatus?

    /// Creates a Keychain without items.
    public init(applicationSupport: URL) { self.applicationSupport = applicationSupport }

    /// All items with all their attributes.
    public var items: [[CFString: AnyHashable]] {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = newValue } }
    }

    /// What reading and saving an item returns instead of `errSecSuccess`, for example while the device is locked.
    public var status: OSStatus? {
        get { lock.withLock { failure } }
        set { lock.withLock { failure = newValue } }
    }
}

extension Keychain {
    /// Two items differ in at least one of these attributes.
    private static var identity: [CFString] {
        [kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrSynchronizable, kSecUseDataProtectionKeychain]
    }

    private func attributes(_ dictionary: CFDictionary) -> [CFString: AnyHashable] {
        dictionary as? [CFString: AnyHashable] ?? [:]
    }

    private func index(of query: [CFString: AnyHashable]) -> Int? {
        kept.firstIndex { item in Self.identity.allSatisfy { query[$0] == nil || query[$0] == item[$0] } }
    }

    func add(_ dictionary: CFDictionary) -> OSStatus {
        lock.withLock {
            let item = attributes(dictionary)
            guard item[kSecClass] != nil else { return errSecParam }
            guard index(of: item) == nil else { return errSecDuplicateItem }
            if let failure { return failure }
            kept.append(item)
            return errSecSuccess
        }
    }

    func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
        lock.withLock {
            guard let index = index(of: attributes(query)) else { return errSecItemNotFound }
            if let failure { return failure }
            kept[index].merge(attributes(changes)) { $1 }
            return errSecSuccess
        }
    }

    func copy(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        lock.withLock {
            let query = attributes(query)
            guard let index = index(of: query) else { return errSecItemNotFound }
            if let failure { return failure }
            // The SDK returns the data only with `kSecReturnData`.
            if query[kSecReturnData] == AnyHashable(true) {
                result?.pointee = kept[index][kSecValueData]?.base as AnyObject
            }
            return errSecSuccess
        }
    }

    /// Ignores `status`, because an item can be deleted while the device is locked.
    func delete(_ query: CFDictionary) -> OSStatus {
        lock.withLock {
            guard let index = index(of: attributes(query)) else { return errSecItemNotFound }
            kept.remove(at: index)
            return errSecSuccess
        }
    }
}
