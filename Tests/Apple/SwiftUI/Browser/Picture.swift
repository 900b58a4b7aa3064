extension Screen {
    /// A drawing of the screen, for `picture(of:)`. It has the same bytes each time.
    @_spi(Testing) public var drawing: String {
        isDrawn = true
        let isWide = environment.horizontalSizeClass == .regular
        return Pages.device(Drawing(isWide: isWide, isStill: true).screen(nodes()), isWide ? "still wide" : "still")
    }

    /// An SVG image of drawings side by side, in light or dark mode as the page around it. It needs no other file.
    @_spi(Testing) public static func picture(of drawings: [String], caption: String) -> String {
        let (phone, tablet, height) = (418, 1210, 872)
        var width = 0
        // A line break in a tag is not visible, and makes the file easier to compare.
        let images = drawings.map { drawing in
            let own = drawing.hasPrefix("<div class=\"device still wide\"") ? tablet : phone
            defer { width += own + 24 }
            return """
                <foreignObject x="\(width)" width="\(own)" height="\(height)">
                <div xmlns="http://www.w3.org/1999/xhtml">
                \(drawing.replacing(#/<(div|li|button) /#) { "<\($0.1)\n" })
                </div>
                </foreignObject>

                """
        }
        width -= 24
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height + 48)" width="\(width * 3 / 4)">
            <style><![CDATA[\(Pages.file("page.css"))
            .device { box-shadow: none; color-scheme: light dark; }
            text { fill: #7d8590; font: 19px var(--system); text-anchor: middle; }
            ]]></style>
            \(images.joined())<text x="\(width / 2)" y="\(height + 36)">\(caption.escaped)</text>
            </svg>

            """
    }
}
