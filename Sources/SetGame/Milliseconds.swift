/// A duration or a time in milliseconds. Playing time stops while a game is paused or its table can't be seen.
public typealias Milliseconds = Int64
