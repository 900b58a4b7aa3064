import Foundation

/// Tests that take more than five seconds run only when they are asked for.
public enum Slow {
    /// Whether `FOCAL_SLOW` is set.
    public static let isEnabled = ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil
}
