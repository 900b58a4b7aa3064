#if BOOL
public import ArgumentParser
public import SampleThing

extension SampleThingFilter: ExpressibleByArgument {}
#endif
