public import Core

/// The reason why an action on sample items failed.
public enum SampleThingError: Error, Equatable, Sendable {
    #if CHANGES
    /// The change cannot be saved on this device.
    case change(ChangeError)
    #endif
    /// The server has no sample item with this id.
    case noSuchSampleItem(SampleThingItem.ID)
    /// The server has no list of sample items.
    case noCollection
    /// The server shows sample items only to users who are signed in.
    case notSignedIn
    /// The request failed for a general reason, for example because the connection was lost.
    case request(APIError)
}
