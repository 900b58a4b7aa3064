// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Grid<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let content = content()
        nodes = { context in
            let rows = context.nodes(of: content)
            let count = rows.leaves.map { $0.hints["cells"].flatMap { Int($0) } ?? 1 }.max() ?? 1
            let hints: [String: String?] = [
                "grid-template-columns": "repeat(\(count), auto)", "column-gap": horizontalSpacing?.pixels,
                "row-gap": verticalSpacing?.pixels, "justify-items": alignment.horizontal.css,
                "align-items": alignment.vertical.css,
            ]
            return Primitive { _ in [Node(children: rows, layout: "Grid", hints: ["box": "Grid rows"])] }.drawn(hints)
                .nodes(context)
        }
    }
}
public struct GridRow<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { context in
            let cells = context.nodes(of: content)
            let count = cells.leaves.map { $0.hints["columns"].flatMap { Int($0) } ?? 1 }.reduce(0, +)
            let row = Primitive { _ in [Node(children: cells, layout: "GridRow")] }
            return row.drawn(["box": "GridRow", "cells": "\(count)", "align-items": alignment?.css]).nodes(context)
        }
    }
}

nonisolated extension View {
    public func gridCellColumns(_ count: Int) -> some View {
        drawn(["columns": "\(count)", "grid-column-end": "span \(count)"])
    }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let side = { (part: CGFloat) in part == 0 ? "flex-start" : part == 1 ? "flex-end" : "center" }
        return drawn(["justify-self": side(anchor.x), "align-self": side(anchor.y)])
    }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { drawn(["justify-self": guide.css]) }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
