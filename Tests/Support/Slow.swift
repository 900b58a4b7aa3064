import Foundation

/// Tests that take more than 5 s, and run only where they are asked for.
public enum Slow {
    /// Whether `FOCAL_SLOW` is set in the environment.
    public static let isEnabled = ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil
}
