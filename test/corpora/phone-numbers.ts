import { readFileSync } from "node:fs";

/** Ten digits each: example numbers for every region and type under +1. */
export function phoneNumbers(): string[] {
  const csv = readFileSync("test/corpora/nanp-examples.csv", "utf8");
  return [...new Set([...csv.matchAll(/"(\d{10})"/g)].map(([, digits = ""]) => digits))];
}
