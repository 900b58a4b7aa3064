// The Xcode project compiles `App/Persistence` in the module of the app. scripts/check-views does not.
#if canImport(GRDB)
public import Root

extension Databases: LocalDataSources, SavedData {}
#endif
