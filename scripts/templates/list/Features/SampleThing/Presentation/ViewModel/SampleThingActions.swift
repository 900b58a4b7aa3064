public import Core

/// The actions of the user on the list.
@MainActor
public protocol SampleThingActions:
    // #if CRUD
    ChangeActions,
    // #endif
    ListActions
{
    /// Opens the screen of a sample item.
    func open(_ item: SampleThingItem)
    #if CRUD
    /// Opens a form that adds a sample item.
    func add()
    /// Opens a form that edits a visible sample item.
    func edit(_ item: SampleThingItem)
    #if BOOL
    /// Saves the other value of `sampleToggle`. Returns `nil` if the change cannot be saved on this device.
    @discardableResult
    func toggle(_ id: SampleThingItem.ID) async -> PendingChange?
    #endif
    /// Removes a sample item. Returns `nil` if the change cannot be saved on this device.
    @discardableResult
    func remove(_ id: SampleThingItem.ID) async -> PendingChange?
    #endif
}

#if CHANGES
/// The actions of the user on the screen of one sample item.
@MainActor
public protocol SampleThingDetailActions: LoadActions, ChangeActions {
    #if FLAG
    /// Turns `sampleFlag` on or off. Returns `nil` if the change cannot be saved on this device.
    @discardableResult
    func toggleSampleFlag() async -> PendingChange?
    #endif
    #if CRUD
    /// Opens a form that edits the sample item.
    func edit()
    /// Removes the sample item. Returns `nil` if the change cannot be saved on this device.
    @discardableResult
    func remove() async -> PendingChange?
    #endif
}
#else
/// The actions of the user on the screen of one sample item.
public typealias SampleThingDetailActions = LoadActions
#endif
