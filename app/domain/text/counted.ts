import { formatWhole } from "./format-whole.ts";

/** `1 day`, `2 days`, `3,235 counties`: a count with its noun. `many` is the plural where it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}
