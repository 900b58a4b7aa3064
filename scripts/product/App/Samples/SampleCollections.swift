import Core
public import FakeAPI

extension SampleData {
    /// Returns this data with the sample collections that the features of this project define.
    public func withFeatureCollections() -> SampleData {
        var data = self
        data.addFeatureCollections()
        return data
    }

    // A long line stays one line, because a command adds and removes lines.
    // swift-format-ignore
    private mutating func addFeatureCollections() {
        // One line for each feature.
    }
}
