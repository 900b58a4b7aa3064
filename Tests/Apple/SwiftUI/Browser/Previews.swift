import Foundation

/// The previews of all modules of the program. Xcode finds them in the same way.
@MainActor
enum Previews {
    struct State {
        let name: String, html: String
    }

    /// Each `PreviewProvider` with the states that have a name, in the order of the names of the providers.
    static func all() -> [(name: String, states: [State])] {
        providers().compactMap { provider in
            let states = states(of: provider)
            let name = "\(provider)".replacing(#/(Content)?(View)?Previews$/#, with: "")
            return states.isEmpty ? nil : (name, states)
        }
    }

    private static func states<P: PreviewProvider>(of provider: P.Type) -> [State] {
        let screen = Screen(P.previews, locale: Locale(identifier: "en"), now: now)
        screen.isDrawn = true
        return screen.nodes().all.compactMap { node in
            guard let name = (node.part as? Named)?.name, !name.isEmpty else { return nil }
            return State(name: name, html: Drawing(prefix: "\(P.self)").screen(node.children))
        }
    }

    /// The samples have times around this one.
    private static let now = Date(timeIntervalSince1970: 1_767_268_800)

    /// The types that conform to `PreviewProvider`, from the records that the compiler writes into the program.
    private static func providers() -> [any PreviewProvider.Type] {
        var found: [any PreviewProvider.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateSections(
                { sections, found in
                    let words = sections.assumingMemoryBound(to: UInt.self)
                    // The words are the version, the image, two unused ones, and the starts and lengths of the sections.
                    let (start, length) = (UnsafeRawPointer(bitPattern: words[6]), Int(words[7]))
                    guard let start else { return true }
                    for offset in stride(from: 0, to: length, by: 4) {
                        if let type = Previews.provider(Previews.relative(start + offset)) {
                            found.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(type)
                        }
                    }
                    return true
                },
                found
            )
        }
        return found.sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    private nonisolated static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.loadUnaligned(as: Int32.self))
    }

    private nonisolated static func indirectable(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(pointer.loadUnaligned(as: Int32.self))
        guard offset != 0 else { return nil }
        guard offset & 1 == 1 else { return pointer + offset }
        return (pointer + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }

    /// The type of a conformance record, if its protocol is `PreviewProvider` and the type is not generic.
    private nonisolated static func provider(_ record: UnsafeRawPointer) -> (any PreviewProvider.Type)? {
        guard let described = indirectable(record),
            String(cString: relative(described + 8).assumingMemoryBound(to: CChar.self)) == "PreviewProvider"
        else { return nil }
        let kind = (record + 12).loadUnaligned(as: UInt32.self) >> 3 & 7
        guard kind < 2 else { return nil }
        let type = relative(record + 4)
        guard let descriptor = kind == 0 ? type : type.load(as: UnsafeRawPointer?.self) else { return nil }
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        guard !isGeneric else { return nil }
        typealias Access = @convention(c) (Int) -> UnsafeRawPointer
        let access = unsafeBitCast(relative(descriptor + 12), to: Access.self)
        return unsafeBitCast(access(0), to: Any.Type.self) as? any PreviewProvider.Type
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer
)
