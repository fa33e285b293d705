/** Why a file is not taken, as a sentence for the person who typed the command. Nothing was changed. */
export class ImportProblem extends Error {
  override name = "ImportProblem";
}

/** A few of many, so that a message stays readable: `01001, 01003 and 12 more`. */
export function someOf(items: Iterable<string>, shown = 5): string {
  const all = [...items];
  const more = all.length - shown;
  return more > 0 ? `${all.slice(0, shown).join(", ")} and ${more} more` : all.join(", ");
}
