public import FakeAPI

extension SampleData {
    /// Adds the sample collections of the features to the collections of JSONPlaceholder.
    public mutating func addFeatureCollections() {
        // One line for each feature, sorted.
    }
}
