import { linesSentence } from "#app/content/lines/words.ts";
import type { MostHelp } from "#app/domain/programs/most-help.ts";
import type { HelpKind } from "#app/domain/programs/rank.ts";
import type { ProgramRule } from "#app/domain/programs/rules.ts";
import type { FinderProgram, ProgramRecord } from "./program-record.ts";

const files = import.meta.glob<ProgramRecord>("../programs/*.ts", { eager: true, import: "program" });

/** The programs that the finder knows, one file each, in the order of the files' names. */
export const finderPrograms: readonly FinderProgram[] = Object.entries(files).map(([path, program]) => ({
  ...program,
  slug: path.replace(/^.*\/(.+)\.ts$/, "$1"),
}));

/** The part of a program that the finder needs: less than its record, which has its own page. */
export type FinderListing = {
  slug: string;
  name: string;
  administrator: string;
  site: string | null;
  phone: string | null;
  level: "national" | "state" | "local";
  /** We have read what it pays, but not on its own pages. */
  isUnseen: boolean;
  kind: HelpKind;
  /** The program in one sentence; null if no record has one. */
  summary: string | null;
  /** How much it comes to, in words. */
  amount: string;
  /** The most it pays; null where nobody says so, and for a loan. */
  most: MostHelp | null;
  /** Of a loan: its lines for debts and income, in words. */
  lines?: string;
  rules: readonly ProgramRule[];
  /** What to ask, the most useful first. */
  questions: readonly string[];
  /** The day on which the terms were last compared with their source. */
  seenOn: string;
};

/** The national programs. Those of a state come with the state. */
export const nationalListings: readonly FinderListing[] = finderPrograms.map((program) => ({
  slug: program.slug,
  name: program.name,
  administrator: program.administrator,
  site: program.contact.site,
  phone: program.contact.phone ?? null,
  level: "national",
  isUnseen: false,
  kind: program.class,
  summary: program.summary,
  amount: program.amount,
  most: null,
  ...(program.line && { lines: linesSentence(program.line) }),
  rules: program.rules,
  questions: program.questions,
  seenOn: program.verifiedOn,
}));
