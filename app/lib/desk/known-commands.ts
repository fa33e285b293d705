/**
 * The desk's table of commands says here what is in it: forms know its names and fields, and import nothing of the server.
 *
 * @public
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
// biome-ignore lint/suspicious/noEmptyInterface: the table adds to it.
export interface KnownCommands {}

type Fields = KnownCommands extends { fields: infer Known } ? Known : never;

/** Name of a command. */
export type CommandName = keyof Fields & string;
/** Names of the fields that its form may send. `seen` goes with every form of a thread: it finds where a thread has gone. */
export type FieldOf<Name extends CommandName> = (Fields[Name] & string) | "seen";
