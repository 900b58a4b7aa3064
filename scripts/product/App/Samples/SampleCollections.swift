import Core
public import FakeAPI
public import Foundation

extension FakeBackend {
    /// The fake server of this app. Its accounts are the users of the sample data. Their password is `nova`.
    public static func sample(file: URL? = nil) -> FakeBackend {
        let state: any FakeStateStore = if let file { FileFakeState(file: file) } else { InMemoryFakeState() }
        var data = SampleData.all
        data.addFeatureCollections()
        return FakeBackend(data: data, password: "nova", state: state)
    }
}

extension SampleData {
    /// Adds the sample collections of the features. A long line stays one line, because a command adds and removes
    /// lines.
    // swift-format-ignore
    fileprivate mutating func addFeatureCollections() {
        // One line for each feature.
    }
}
