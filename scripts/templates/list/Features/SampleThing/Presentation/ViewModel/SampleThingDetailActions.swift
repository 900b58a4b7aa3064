public import Core

/// The actions of the user on the screen of one sample item. They are those of every screen that loads something.
@MainActor
public protocol SampleThingDetailActions: LoadActions {}
