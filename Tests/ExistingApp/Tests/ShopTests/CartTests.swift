import Shop
import Testing

@Test("a cart can be created") func create() { _ = Cart() }
