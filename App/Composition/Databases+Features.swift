import Foundation
public import Persistence
public import Root

extension Databases: LocalDataSources {
    /// Deletes what is saved for all servers and users. Returns whether all of it is gone.
    public func removeAll() -> Bool {
        guard let cache, FileManager.default.fileExists(atPath: cache.path) else { return true }
        // After it is renamed, no other process adds a file to it.
        let old = cache.appendingPathExtension(UUID().uuidString)
        let isRenamed = (try? FileManager.default.moveItem(at: cache, to: old)) != nil
        return (try? FileManager.default.removeItem(at: isRenamed ? old : cache)) != nil
    }
}
