public import FakeAPI

extension SampleData {
    /// Adds the sample collections that the features of this project define. All other collections come from
    /// JSONPlaceholder.
    public mutating func addFeatureCollections() {
        // One line for each feature, sorted.
    }
}
