public import Foundation

/// An element of a list that is saved on this device, as JSON.
public protocol SavedElement: ListElement, Codable where ID == ResourceID<Self> {}

/// Content that is saved on this device.
public struct SavedCopy<Content> {
    /// The content as the server has sent it.
    public let content: Content
    /// When the content was saved.
    public let savedAt: Date
    /// The numbers of the user's changes that the content includes.
    public let includedChanges: Set<Int>

    /// Creates a copy.
    public init(_ content: Content, savedAt: Date, includedChanges: Set<Int> = []) {
        (self.content, self.savedAt, self.includedChanges) = (content, savedAt, includedChanges)
    }
}

extension SavedCopy {
    /// A copy with other content.
    public func map<Other>(_ change: (Content) -> Other) -> SavedCopy<Other> {
        SavedCopy<Other>(change(content), savedAt: savedAt, includedChanges: includedChanges)
    }
}

extension SavedCopy: Equatable where Content: Equatable {}
extension SavedCopy: Sendable where Content: Sendable {}
