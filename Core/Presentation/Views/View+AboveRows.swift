#if canImport(SwiftUI)
public import SwiftUI

extension View {
    /// The view for `safeAreaInset` above the rows of a list. It hides the rows, and scrolls if it is higher than half
    /// of them.
    public func aboveRows() -> some View {
        HalfHeight { ScrollView { padding().frame(maxWidth: .infinity, alignment: .leading) } }.background(.bar)
    }
}

/// Gives its view the height that the view needs, but at most half of what there is.
private struct HalfHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: min(size.height, (proposal.height ?? .infinity) / 2))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
#endif
