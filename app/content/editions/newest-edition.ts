/** The newest of a list that `npm run data` keeps in that order, and never empty. */
export function newest<Edition>(editions: readonly Edition[]): Edition {
  const [first] = editions;
  if (!first) throw new Error("The table has no edition");
  return first;
}
