/// An element that a query can select.
public protocol ListElement: Identifiable, Sendable {
    /// The texts that a search reads. On this device, it does not read web addresses and HTML tags in them.
    var texts: [String] { get }
    /// The values that a filter compares, for example `["author": "3"]`. By default, there are none.
    var values: [String: String] { get }
}

extension ListElement {
    /// No values.
    public var values: [String: String] { [:] }
}
