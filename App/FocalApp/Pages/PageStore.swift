import Core
import SwiftUI

/// A store that has a page. Every store that a route creates conforms to it.
@MainActor
protocol PageStore: LoadActions {
    associatedtype Page: View
    var page: Page { get }
}
