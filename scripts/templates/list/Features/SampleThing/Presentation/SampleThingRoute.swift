public import Core

/// The screens of the Sample Thing feature: `samplething` and `samplething/ID`.
/// #if CRUD
/// The form is `samplething/new` or `samplething/ID/edit`. So a sample item whose id is `new` has no screen.
/// #endif
public struct SampleThingRoute: Route {
    /// The name in links.
    public static let name = "samplething"
    /// The title of the tab.
    public static let title = Message(en: "Sample Thing", ja: "サンプル項目")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "square.stack"
    /// The first screen of the tab: the list.
    public static let first = SampleThingRoute()

    /// The id of the sample item that the screen shows. `nil` means that the screen shows the list.
    public let id: SampleThingItem.ID?
    #if CRUD
    /// Whether the screen is the form of the sample item, or without an id that of a new one.
    public private(set) var isForm = false
    #endif

    private init() {
        id = nil
    }

    /// Creates the route to one sample item. Returns `nil` if the id cannot be a part of a path.
    public init?(id: SampleThingItem.ID) {
        #if CRUD
        guard id.isAddressable, id != "new" else { return nil }
        #else
        guard id.isAddressable else { return nil }
        #endif
        self.id = id
    }
    #if CRUD

    /// Creates the route to the form. `nil` is a new sample item. Returns `nil` if the sample item has no screen.
    public init?(editing id: SampleThingItem.ID?) {
        if let id, SampleThingRoute(id: id) == nil { return nil }
        (self.id, isForm) = (id, true)
    }
    #endif

    /// Reads a link whose name is `samplething`.
    public init(_ link: DeepLink) throws(LinkError) {
        #if CRUD
        let path = link.path
        let isForm = path == ["new"] || path.dropFirst() == ["edit"]
        try link.check(pathCount: isForm ? path.count : 1)
        let id = path == ["new"] ? nil : path.first.map { SampleThingItem.ID($0) }
        let route = isForm ? SampleThingRoute(editing: id) : id.map { SampleThingRoute(id: $0) } ?? Self.first
        guard let route else { throw .badPart(path[0]) }
        self = route
        #else
        try link.check(pathCount: 1)
        id = link.path.first.map { SampleThingItem.ID($0) }
        if let id, !id.isAddressable { throw .badPart("\(id)") }
        #endif
    }

    /// The link to the screen.
    public var link: DeepLink {
        #if CRUD
        let form = isForm ? [id == nil ? "new" : "edit"] : []
        return DeepLink(Self.name, path: (id.map { ["\($0)"] } ?? []) + form)
        #else
        DeepLink(Self.name, path: id.map { ["\($0)"] } ?? [])
        #endif
    }

    #if CRUD
    /// The title of the screen.
    public var title: Message { self == .first ? Self.title : SampleThingMessages.detail }

    /// The form is a sheet.
    public var presentation: Presentation { isForm ? .sheet : .push }

    /// The form is above its sample item, or above the list.
    public var parent: SampleThingRoute? {
        if isForm, let id { SampleThingRoute(id: id) } else { self == .first ? nil : .first }
    }

    /// Creates the store of the list, of one sample item or of a form. A sample item that the user opens has its own
    /// screen. A form that edits a sample item needs the screen below it.
    @MainActor
    public func makeStore(
        of feature: SampleThingFeature,
        navigator: any Navigator
    ) throws(LinkError) -> any ScreenStore {
        guard id == nil || !isForm else { throw .badPart("edit") }
        if isForm { return feature.repository.form(editing: nil).titled(title, in: navigator) }
        if let id { return feature.makeSampleThingDetailStore(id, onEdit: Self.edit(feature, navigator)) }
        return feature.makeSampleThingStore(onEdit: Self.edit(feature, navigator)) { [weak navigator] item in
            guard let route = SampleThingRoute(id: item.id) else { return }
            navigator?.push(route.link) {
                feature.makeSampleThingDetailStore(item.id, initial: item, onEdit: Self.edit(feature, $0))
            }
        }
    }

    /// Opens the form of a sample item. `nil` is a new one.
    @MainActor
    private static func edit(
        _ feature: SampleThingFeature,
        _ navigator: any Navigator
    ) -> @MainActor (SampleThingItem?) -> Void {
        { [weak navigator] item in
            guard let route = SampleThingRoute(editing: item?.id) else { return }
            navigator?.push(route.link) { feature.repository.form(editing: item).titled(route.title, in: $0) }
        }
    }
    #else
    /// The title of the screen.
    public var title: Message { id == nil ? Self.title : SampleThingMessages.detail }

    /// Creates the store of the list or of one sample item. A sample item that the user opens has its own screen.
    @MainActor
    public func makeStore(of feature: SampleThingFeature, navigator: any Navigator) -> any ScreenStore {
        if let id { return feature.makeSampleThingDetailStore(id) }
        return feature.makeSampleThingStore { [weak navigator] item in
            guard let route = SampleThingRoute(id: item.id) else { return }
            navigator?.push(route.link) { _ in feature.makeSampleThingDetailStore(item.id, initial: item) }
        }
    }
    #endif
}
