// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

#if !os(macOS)
public import Foundation
public import UIKit

/// A test shows `rootView` in a `Screen`.
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required dynamic init?(coder: NSCoder) { fatalError("A test has no storyboard.") }
}
/// A view of UIKit. A test cannot show it.
@MainActor @preconcurrency public protocol _Representable: View where Body == Never {
    typealias Context = _RepresentableContext<Self>
    associatedtype Coordinator = Void
    func makeCoordinator() -> Coordinator
}
extension _Representable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor @preconcurrency public struct _RepresentableContext<Representable: _Representable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
public typealias UIViewControllerRepresentableContext = _RepresentableContext
public typealias UIViewRepresentableContext = _RepresentableContext
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _Representable {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
@MainActor @preconcurrency public protocol UIViewRepresentable: _Representable {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
/// Linux has no application. A scene that reads the delegate stops there.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { fatalError("Linux has no \(DelegateType.self).") }
}
#endif
