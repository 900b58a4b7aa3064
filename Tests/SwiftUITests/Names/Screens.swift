import SwiftUI

// The files of this folder use each name of SwiftUI that apps use often, as apps write it, for example after a
// trailing closure. The stand-in compiles them, and so can Apple's SDK. So they import no module of tests.

struct ScrollingScreen: View {
    @State private var topic: Int?
    @State private var size = CGSize.zero

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 8) {
                ForEach(0..<3) { Text("\($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .contentMargins(.vertical, EdgeInsets())
        .contentMargins(8)
        .scrollTargetBehavior(.viewAligned)
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .scrollClipDisabled()
        .scrollPosition(id: $topic, anchor: .center)
        .containerRelativeFrame(.vertical) { height, _ in height / 2 }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
        .defaultScrollAnchor(.bottom)
    }
}

@available(iOS 18, macOS 15, *)
struct PositionScreen: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var isVisible = false

    var body: some View {
        ScrollView { Text("Last").onScrollVisibilityChange(threshold: 0.2) { isVisible = $0 } }
            .scrollPosition($position)
            .toolbar { Button("Top") { position.scrollTo(edge: .top) } }
    }
}

struct PresentationScreen: View {
    @State private var isOpen = false

    var body: some View {
        Button("Filter") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                sheet.presentationBackground(.thinMaterial)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationCornerRadius(16)
                    .presentationCompactAdaptation(.popover)
            }
    }

    @ViewBuilder private var sheet: some View {
        if #available(iOS 18, macOS 15, *) {
            Text("Filter").presentationSizing(.form)
        } else {
            Text("Filter").presentationBackground { Color.red }
        }
    }
}

struct ListScreen: View {
    @State private var names = ["a", "b"]
    @State private var scope = 0
    @State private var search = ""

    var body: some View {
        NavigationSplitView {
            list.searchable(text: $search)
                .searchScopes($scope) {
                    Text("Mine").tag(0)
                    Text("All").tag(1)
                }
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
            .listSectionSeparator(.hidden, edges: .bottom)
            .headerProminence(.increased)
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
    var body: some View {
        NavigationStack {
            bars.toolbar {
                ToolbarTitleMenu {
                    Button("Rename") {}
                }
                if #available(iOS 18, macOS 15, *) {
                    ToolbarItem { Button("New") {} }
                }
                ToolbarItem(placement: .primaryAction) {
                    ControlGroup {
                        Button("Cut") {}
                        Button("Copy") {}
                    } label: {
                        Label("Edit", systemImage: "pencil")
                    }
                    .controlGroupStyle(.menu)
                }
            }
            .toolbarRole(.editor)
            .toolbarBackground(.visible, for: .automatic)
            .toolbarBackground(Color.red, for: .automatic)
            #if !os(macOS)
            .statusBarHidden()
            #endif
        }
    }

    @ViewBuilder private var bars: some View {
        if #available(iOS 18, macOS 15, *) {
            Text("Page").toolbarVisibility(.hidden, for: .automatic)
        } else {
            Text("Page")
        }
    }
}

struct ZoomScreen: View {
    @Namespace private var namespace

    var body: some View {
        if #available(iOS 18, macOS 15, *) {
            NavigationLink {
                #if os(macOS)
                Text("Picture").navigationTransition(.automatic)
                #else
                Text("Picture").navigationTransition(.zoom(sourceID: 1, in: namespace))
                #endif
            } label: {
                Text("Open").matchedTransitionSource(id: 1, in: namespace)
            }
        }
    }
}
