public import FakeAPI

extension SampleData {
    /// Adds the collections of the features to those of JSONPlaceholder.
    public mutating func addFeatureCollections() {
        // One line for each feature, sorted.
    }
}
