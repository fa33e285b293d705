import * as z from "zod/mini";
import type { Household } from "#app/domain/path/household.ts";
import { householdSchema, monthSchema } from "#app/domain/plan/household-schema.ts";
import { type Migration, readKept, writeKept } from "#app/lib/device/kept-text.ts";

/** The questions, in the order in which they decide most; the first six are enough for a month. */
export const pathQuestionNames = [
  "place",
  "income",
  "savings",
  "debts",
  "score",
  "marks",
  "home",
  "lease",
  "people",
] as const;
export type PathQuestionName = (typeof pathQuestionNames)[number];
export const firstQuestions: readonly PathQuestionName[] = pathQuestionNames.slice(0, 6);
const laterQuestions: readonly PathQuestionName[] = pathQuestionNames.slice(6);

/** The questions asked in one go: up to the answer, or those that make it more exact. */
export function questionsWith(name: PathQuestionName): readonly PathQuestionName[] {
  return firstQuestions.includes(name) ? firstQuestions : laterQuestions;
}

/** All data kept for a visitor. */
export type KeptPath = {
  household: Household;
  /** The questions already passed, whether answered or skipped. */
  seen: readonly PathQuestionName[];
  /** The months in which the visitor practiced the mortgage. */
  practiced: readonly number[];
};

export const emptyPath: KeptPath = { household: {}, seen: [], practiced: [] };

export function isEmptyPath({ household, seen, practiced }: KeptPath): boolean {
  return Object.keys(household).length === 0 && seen.length === 0 && practiced.length === 0;
}

const keptPath = z.object({
  household: householdSchema,
  seen: z.array(z.enum(pathQuestionNames)),
  practiced: z.array(monthSchema).check(z.maxLength(400)),
}) satisfies z.ZodMiniType<KeptPath>;

/** The step from version 1 to 2 comes first, and so on. Kept data has the version after the last of them. */
const migrations: readonly Migration[] = [];

/** The result of reading a text: a plan, unreadable text, or a version that only newer pages can read. */
export type ReadPath = { is: "kept"; path: KeptPath } | { is: "broken" } | { is: "newer" };

/** Reads the text kept here, in a file or in a code. */
export function readPath(text: string, steps: readonly Migration[] = migrations): ReadPath {
  const read = readKept(text, keptPath, steps);
  return read.is === "kept" ? { is: "kept", path: read.kept } : read;
}

/** The reverse of `readPath`, in today's version. */
export function writePath(path: KeptPath): string {
  return writeKept(path, migrations);
}
