// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// It shows its first view. With a text size for accessibility, it shows the last one, because less fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { context in
            let views = context.nodes(of: content)
            return Array(context.environment.dynamicTypeSize.isAccessibilitySize ? views.suffix(1) : views.prefix(1))
        }
    }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, Connectable {
    private let initial: Value
    private let size = Box(DynamicTypeSize.large)
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { initial = wrappedValue }
    public init(wrappedValue: Value) { initial = wrappedValue }
    public var wrappedValue: Value { initial * Value(size.value.points / DynamicTypeSize.large.points) }
    func connect(to context: Context) { size.value = context.environment.dynamicTypeSize }
}
extension DynamicTypeSize {
    /// The size of the style `body`.
    fileprivate var points: Double {
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][Self.allCases.firstIndex(of: self) ?? 3]
    }
}
/// It loads the picture when it appears. A file needs no network.
public struct AsyncImage<Content: View>: View {
    @Environment(\.services) private var services
    @State private var loaded: (url: URL, phase: AsyncImagePhase)?
    private let url: URL?, content: (AsyncImagePhase) -> Content
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url) { $0.image ?? Image("AsyncImage") }
    }
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url) { if let image = $0.image { content(image) } else { placeholder() } }
    }
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.content) = (url, content) }
    public var body: some View {
        content(loaded?.url == url ? loaded?.phase ?? .empty : .empty).task(id: url) { await load() }
    }
    private func load() async {
        guard let url else { return }
        do {
            let image = Image(photo: try await url.isFileURL ? Data(contentsOf: url) : services.loadImage(url))
            loaded = (url, image.map { .success($0) } ?? .failure(URLError(.cannotDecodeContentData)))
        } catch {
            if !Task.isCancelled { loaded = (url, .failure(error)) }
        }
    }
}
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
