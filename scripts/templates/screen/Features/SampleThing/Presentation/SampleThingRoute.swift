public import Core

/// The screen of the Sample Thing feature: `samplething`.
public struct SampleThingRoute: Route {
    /// The name in links.
    public static let name = "samplething"
    /// The title of the tab.
    public static let title = Message(en: "Sample Thing", ja: "サンプル項目")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "doc.text"
    /// The first screen of the tab: one sample item.
    public static let first = SampleThingRoute()

    private init() {}

    /// Reads a link whose name is `samplething`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check()
    }

    /// The link to the screen.
    public var link: DeepLink { DeepLink(Self.name) }

    /// Creates a `SampleThingStore`.
    @MainActor
    public func makeStore(of feature: SampleThingFeature, navigator: any Navigator) -> any ScreenStore {
        feature.makeSampleThingStore()
    }
}
