/// An element of a list that is saved on this device, as JSON.
public protocol SavedElement: ListElement, Codable where ID == ResourceID<Self> {}
