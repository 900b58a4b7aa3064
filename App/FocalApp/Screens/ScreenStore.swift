import Core
import SwiftUI

/// A store that has a screen. Every store that a route creates conforms to it.
@MainActor
protocol ScreenStore: LoadActions {
    associatedtype Screen: View
    var screen: Screen { get }
}
