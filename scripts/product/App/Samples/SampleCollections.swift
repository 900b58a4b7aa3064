import Core
import FakeAPI

extension SampleData {
    /// Adds the sample collections of the features. A long line stays one line, because a command adds and removes
    /// lines.
    // swift-format-ignore
    mutating func addFeatureCollections() {
        // One line for each feature.
    }
}
