import Foundation

/// The tests that take longer than a developer wants to wait after each change: `scripts/test --slow` runs them too, as CI
/// does.
public enum Slow {
    /// Whether they run.
    public static let isEnabled = ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil
}
