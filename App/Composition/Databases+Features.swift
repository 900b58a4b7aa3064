public import Persistence
public import Root

extension Databases: LocalDataSources, SavedData {}
