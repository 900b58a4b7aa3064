import Core
import Foundation
import Root
import RootTestSupport
import SwiftUI

extension AppFeature {
    /// `pictures?server=…&rows=3` shows a list with these pictures of a server: `/0.png`, `/1.png` and `/2.png`.
    static let pictures = AppFeature(PicturesRoute.self, .link) { _ in PicturesFeature() }
}

struct PicturesFeature {}

struct PicturesRoute: Route {
    static let name = "pictures"
    static let title = Message(en: "Pictures", ja: "画像")
    static let symbol = "photo"
    static let first = PicturesRoute(query: [:])

    let query: [String: String]

    init(query: [String: String]) { self.query = query }

    init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 0, parameters: ["server", "rows"])
        self.init(query: link.query)
    }

    var link: DeepLink { DeepLink(Self.name, query: query) }

    func makeStore(of feature: PicturesFeature, navigator: any Navigator) -> any ScreenStore {
        let rows = 0..<(query["rows"].flatMap { Int($0) } ?? 0)
        return PicturesStore(rows.compactMap { URL(string: "\(query["server"] ?? "")/\($0).png") })
    }
}

@MainActor
final class PicturesStore: LoadStore<[URL], TestScreenError>, ScreenStore {
    init(_ urls: [URL]) { super.init { (_, _) async throws(TestScreenError) in urls } }

    var screen: some View { PicturesView(store: self) }
}

struct PicturesView: View {
    let store: PicturesStore

    var body: some View {
        LoadStateView(store.state, actions: store) { urls in
            ForEach(urls, id: \.self) { url in
                HStack {
                    RemotePicture(url, size: CGSize(width: 44, height: 44), label: "Picture \(url.lastPathComponent)")
                    Text(verbatim: url.lastPathComponent)
                }
            }
        }
        .navigationTitle("Pictures")
        .task { await store.loadIfNeeded() }
    }
}
