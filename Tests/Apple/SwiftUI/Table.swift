// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// The page and the outline show only a box.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let nodes = element("Table").nodes
}
nonisolated extension Table {
    public init<Sort: SortComparator<Value>>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {}
    public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data> {}
    public init<Data>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {}
}

@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator: SortComparator
}
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    nonisolated public func width(_ width: CGFloat? = nil) -> Self { self }
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}
nonisolated extension TableColumn where Sort == Never, Label == Text {
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) where Content == Text {}
}
nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ title: some StringProtocol,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) where Content == Text {}
}
public struct TupleTableColumnContent<TableRowValue: Identifiable, TableColumnSortComparator: SortComparator, T>:
    TableColumnContent
{}
/// A column without an order can be beside columns with one.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<C: View, L: View>(_ column: TableColumn<RowValue, Sort, C, L>)
        -> TableColumn<RowValue, Sort, C, L>
    { column }
    @_disfavoredOverload
    public static func buildExpression<C: View, L: View>(_ column: TableColumn<RowValue, Never, C, L>)
        -> TableColumn<RowValue, Never, C, L>
    { column }
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column { column }
    @_disfavoredOverload public static func buildBlock<each C: TableColumnContent>(_ columns: repeat each C)
        -> TupleTableColumnContent<RowValue, Sort, (repeat each C)>
    { TupleTableColumnContent() }
}

@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
}
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
}
public struct TableRow<TableRowValue: Identifiable>: TableRowContent { public init(_ value: TableRowValue) {} }
public struct EmptyTableRowContent<TableRowValue: Identifiable>: TableRowContent {}
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
}
extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data, { $0.id }, { _, _ in [] })
    }
}
extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        nodes = { _ in [] }
    }
}
