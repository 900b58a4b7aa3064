// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public struct Text: PrimitiveView {
    let nodes: (Context) -> [Node]
    public init<S: StringProtocol>(_ content: S) {
        let text = String(content)
        nodes = { _ in [Node(name: "Text", text: text)] }
    }
}

public func Image(systemName: String) -> some View { element("Image").look(systemName) }

public func Label<S: StringProtocol>(_ title: S, systemImage: String) -> some View {
    element("Label", label: Text(title)).look(systemImage)
}
