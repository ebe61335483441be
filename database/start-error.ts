/**
 * Something outside the code keeps the shop from starting: a folder, a port, a database. The message is one
 * sentence for the person who starts the shop, printed without a stack; it never holds a password.
 */
export class StartError extends Error {}
