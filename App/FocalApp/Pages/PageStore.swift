import Core
import SwiftUI

/// A store that has a page. Each store of a route is one.
@MainActor
protocol PageStore: LoadActions {
    associatedtype Page: View
    var page: Page { get }
}
