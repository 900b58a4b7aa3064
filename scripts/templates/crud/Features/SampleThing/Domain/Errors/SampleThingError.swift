public import Core

/// The reason why sample items cannot be shown or changed.
public enum SampleThingError: ChangeFailure, Equatable, Sendable {
    /// The title is empty.
    case emptyTitle
    /// The title has more than `limit` characters.
    case longTitle(limit: Int)
    /// There is no sample item with this id.
    case noSuchSampleItem(SampleThingItem.ID)
    /// The server does not have the path `/sample-items`.
    case noCollection
    /// The server shows sample items only to users who are signed in.
    case notSignedIn
    /// The request failed for a general reason, for example because the connection was lost.
    case request(APIError)
    /// The change cannot be saved on this device.
    case change(ChangeError)
}
