/// A span or a moment of time in milliseconds. Playing time stands still while a game is paused or nobody can see it.
public typealias Milliseconds = Int64
