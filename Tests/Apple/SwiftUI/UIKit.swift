// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
/// A test cannot show it.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
#endif
