public import Core

/// The actions of the user on the screen of one sample item. Every screen that loads something has them.
@MainActor
public protocol SampleThingActions: LoadActions {}
