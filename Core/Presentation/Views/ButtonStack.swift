#if canImport(SwiftUI)
public import SwiftUI

/// Buttons beside each other. With the large text sizes for accessibility, they are below each other.
public struct ButtonStack<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var size
    private let content: Content

    /// Creates the stack.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The buttons.
    public var body: some View {
        if size.isAccessibilitySize {
            VStack(alignment: .leading) { content }
        } else {
            HStack { content }
        }
    }
}
#endif
