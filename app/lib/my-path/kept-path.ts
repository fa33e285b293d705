import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Household, Month } from "#app/domain/path/household.ts";
import { type MovingMoney, moneyOf, moneySince } from "#app/domain/path/money-since.ts";
import { householdSchema, monthSchema } from "#app/domain/plan/household-schema.ts";
import { deviceStore, type Migration, type ReadKept, readKept, writeKept } from "#app/lib/device/store.ts";
import { pathKey } from "./plan-mark.ts";
import { thisMonth } from "./this-month.ts";

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

/** All data kept for a visitor, as pages use it. */
export type KeptPath = {
  /** With savings and debts as they come to this month. */
  household: Household;
  /** The questions already passed, whether answered or skipped. */
  seen: readonly PathQuestionName[];
  /** The months in which the visitor practiced the mortgage. */
  practiced: readonly number[];
  /** The month in which savings and debts were typed; without it, a page that lets someone type them takes its own month. */
  asOf?: Month;
  /** Savings and debts as they were typed in `asOf`, once a later month has brought them forward. The device keeps these. */
  typed?: MovingMoney;
};

export const emptyPath: KeptPath = { household: {}, seen: [], practiced: [] };

export function isEmptyPath({ household, seen, practiced }: KeptPath): boolean {
  return Object.keys(household).length === 0 && seen.length === 0 && practiced.length === 0;
}

const keptPath = z.object({
  household: householdSchema,
  seen: z.array(z.enum(pathQuestionNames)),
  practiced: z.array(monthSchema).check(z.maxLength(400)),
  asOf: z.exactOptional(monthSchema),
}) satisfies z.ZodMiniType<KeptPath>;

/** The step from version 1 to 2 comes first, and so on. Kept data has the version after the last of them. */
const migrations: readonly Migration[] = [];

export type ReadPath = ReadKept<KeptPath>;

/** Reads the text kept here, in a file or in a code, with savings and debts as they come to in the month `now`. */
export function readPath(text: string, now: Month, steps: readonly Migration[] = migrations): ReadPath {
  const read = readKept(text, keptPath, steps);
  return read.is === "kept" ? { is: "kept", kept: broughtForward(read.kept, now) } : read;
}

/** The reverse of `readPath`, in today's version: figures that only we brought forward are kept as they were typed. */
export function writePath({ household, typed, ...path }: KeptPath): string {
  return writeKept({ household: typed ? { ...withoutMoney(household), ...typed } : household, ...path }, migrations);
}

function broughtForward(path: KeptPath, now: Month): KeptPath {
  const { household, asOf = now } = path;
  const brought = { ...withoutMoney(household), ...moneySince(household, asOf, now) };
  return moneyText(brought) === moneyText(household)
    ? path
    : { ...path, household: brought, typed: moneyOf(household) };
}

/** A plan with another household: if its savings or debts are others, they were typed in the month `now`. */
export function withHousehold(path: KeptPath, household: Household, now: Month): KeptPath {
  const changed = { ...path, household };
  return moneyText(household) === moneyText(path.household) ? changed : takenAsTyped(changed, now);
}

/** A plan whose savings and debts count as typed in the month `now`. */
export function takenAsTyped({ typed: _typed, ...path }: KeptPath, now: Month): KeptPath {
  return { ...path, asOf: now };
}

/** Whether the plan has savings or debts, and does not know when they were typed: one from before that was kept. */
export function isUndated({ household, asOf }: KeptPath): boolean {
  return asOf === undefined && moneyText(household) !== "{}";
}

function moneyText(household: Household): string {
  return JSON.stringify(moneyOf(household));
}

function withoutMoney(household: Household): Household {
  const { savedCents: _saved, monthlySavingCents: _monthly, debts: _debts, ...rest } = household;
  return rest;
}

/** The plan on this device. */
export const pathStore = deviceStore<KeptPath>({
  key: pathKey,
  empty: emptyPath,
  isEmpty: isEmptyPath,
  read: (text) => readPath(text, thisMonth()),
  write: writePath,
});

export const {
  subscribe: subscribeToPath,
  /** The kept plan, and the problem with it; the same object until it changes. */
  snapshot: pathSnapshot,
  /** The same, but a frame after a keystroke: the plan that the page shows. */
  settledSnapshot: settledPath,
  /** For the server's render: it knows of none. */
  serverSnapshot,
  keep: keepPath,
  keepTyped: keepTypedPath,
  wipe: wipePath,
  asideText,
  dropAside,
} = pathStore;

/** The plan at each keystroke, for code that updates before the page does. */
export function usePathNow(): KeptPath {
  return useSyncExternalStore(subscribeToPath, pathSnapshot, serverSnapshot).kept;
}
