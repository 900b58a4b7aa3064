import SwiftUI

// The files of this folder use each name of SwiftUI that apps use often, as apps write it, for example before a
// trailing closure. The stand-in compiles them, and so can Apple's SDK. So they import no module of tests.

struct ScrollingScreen: View {
    @State private var topic: Int?
    @State private var size = CGSize.zero

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack { Text("\(size.width)").containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
                .scrollTargetLayout()
        }
        .contentMargins(8).scrollTargetBehavior(.paging)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned).scrollBounceBehavior(.basedOnSize, axes: .horizontal).scrollClipDisabled()
        .scrollPosition(id: $topic, anchor: .center).defaultScrollAnchor(.bottom)
        .containerRelativeFrame(.vertical)
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
    }
}

@available(iOS 18, macOS 15, *)
struct PositionScreen: View {
    @State private var isOpen = false
    @Namespace private var namespace

    var body: some View {
        ScrollView {
            Text("Last").onScrollVisibilityChange(threshold: 0.2) { isOpen = !$0 }
                .matchedTransitionSource(id: 1, in: namespace)
        }
        .toolbarVisibility(.hidden, for: .automatic)
        .sheet(isPresented: $isOpen) {
            #if os(macOS)
            Text("Sheet").presentationSizing(.form)
            #else
            Text("Sheet").presentationSizing(.form).navigationTransition(.zoom(sourceID: 1, in: namespace))
            #endif
        }
    }
}

struct ListScreen: View {
    @State private var names = ["a", "b"]
    @State private var scope = 0
    @State private var search = ""

    var body: some View {
        NavigationSplitView {
            list.searchable(text: $search).searchScopes($scope) { Text("Mine").tag(0) }
                .navigationSplitViewColumnWidth(min: 200, ideal: 240)
        } detail: {
            Text("Detail").navigationSplitViewColumnWidth(320).navigationBarBackButtonHidden()
        }
    }

    private var list: some View {
        List {
            Section("Names") {
                ForEach(names, id: \.self) { Text($0).listItemTint(.red) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { names.remove(atOffsets: $0) }
            }
            .listSectionSeparator(.hidden, edges: .bottom).headerProminence(.increased)
        }
        #if !os(macOS)
        .listSectionSpacing(.compact)
        #endif
        #if os(visionOS)
        .listRowHoverEffectDisabled()
        #endif
    }
}

struct ToolbarScreen: View {
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            Text("Page").toolbarRole(.editor).toolbarBackground(.visible, for: .automatic)
                .toolbarBackground(Color.red, for: .automatic)
                .toolbar {
                    ToolbarTitleMenu { Button("Rename") { isOpen = true } }
                    if #available(iOS 18, macOS 15, *) {
                        ToolbarItem { Button("New") {} }
                    }
                }
                .sheet(isPresented: $isOpen) {
                    Text("Filter").presentationBackground(.thinMaterial).presentationCornerRadius(16)
                        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                        .presentationCompactAdaptation(.popover)
                }
        }
        #if !os(macOS)
        .statusBarHidden()
        #endif
    }
}

#if os(macOS)
struct Windows: Scene {
    var body: some Scene {
        WindowGroup { Text("Page") }.defaultSize(width: 800, height: 600).windowResizability(.contentSize)
        MenuBarExtra {
            Button("Play") {}
        } label: {
            Label("Player", systemImage: "music.note")
        }
        .menuBarExtraStyle(.window)
    }
}
#else
import UIKit

final class PlayerDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

struct Windows: Scene {
    @UIApplicationDelegateAdaptor(PlayerDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { CameraView() }.defaultSize(width: 800, height: 600).windowResizability(.contentSize)
    }
}

struct CameraView: UIViewRepresentable {
    final class Coordinator { var count = 0 }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.count += 1 }
}
#endif
