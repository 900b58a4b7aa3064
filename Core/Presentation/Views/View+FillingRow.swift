#if canImport(SwiftUI)
import Foundation
public import SwiftUI

extension View {
    /// Fills the row of a list. In a button with the style `plain`, a click anywhere in the row presses the button.
    public func fillingRow() -> some View {
        frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
}
#endif
