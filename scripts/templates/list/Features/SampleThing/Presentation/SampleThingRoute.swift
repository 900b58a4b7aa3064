public import Core

/// The screens of the Sample Thing feature: `samplething` and `samplething/ID`.
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

    private init() {
        id = nil
    }

    /// Creates the route to one sample item. Returns `nil` if the id cannot be a part of a path.
    public init?(id: SampleThingItem.ID) {
        guard id.isAddressable else { return nil }
        self.id = id
    }

    /// Reads a link whose name is `samplething`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        id = link.path.first.map { SampleThingItem.ID($0) }
        if let id, !id.isAddressable { throw .badPart("\(id)") }
    }

    /// The link to the screen.
    public var link: DeepLink {
        DeepLink(Self.name, path: id.map { ["\($0)"] } ?? [])
    }

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
}
