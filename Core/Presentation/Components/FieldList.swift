/// Labels with their values: the labels in a column of their own, each value wrapped beside its label.
///
/// ```
/// 名前        Leanne Graham
/// 電話番号    1-770-736-8031 x56442
/// ```
public struct FieldList: Component {
    private let fields: [Field]

    /// Makes a list.
    public init(_ fields: [Field]) {
        self.fields = fields
    }

    /// The fields, in order. Where a value would have less than twelve columns, it stands below its label.
    public func lines(width: Int) -> [Line] {
        let width = max(1, width)
        let labels = fields.map { Line($0.label, style: .secondary) }
        let column = (labels.map(\.width).max() ?? 0) + 2
        guard width - column >= 12 else {
            return fields.flatMap { $0.stacked(width: width) }
        }
        return zip(labels, fields).flatMap { label, field in
            field.content.lines(width: width, after: label.padded(to: column))
        }
    }

    /// One label and its value.
    public struct Field: Equatable, Sendable {
        fileprivate let label: String
        fileprivate let value: String
        fileprivate let style: TextStyle

        /// Makes a field; the style is the value's.
        public init(_ label: String, _ value: String, style: TextStyle = .plain) {
            self.label = label
            self.value = value
            self.style = style
        }
    }
}

extension FieldList.Field {
    fileprivate var content: Paragraph {
        Paragraph(value, style: style)
    }

    fileprivate func stacked(width: Int) -> [Line] {
        Paragraph(label, style: .secondary).lines(width: width)
            + Paragraph(value, style: style, indent: 2).lines(width: width)
    }
}
