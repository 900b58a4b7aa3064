/// The list has all details of a sample item. If the list gets fewer details, replace the typealias with a struct.
public typealias SampleThingDetail = SampleThingItem
