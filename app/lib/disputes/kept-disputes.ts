import * as z from "zod/mini";
import { type DisputeAnswer, disputeAnswerNames } from "#app/content/disputes/answer-words.ts";
import {
  type DisputeBureau,
  type DisputeDetail,
  type DisputeProof,
  type DisputeReasonName,
  disputeBureauNames,
  disputeDetails,
  disputeProofs,
  disputeReasonNames,
  type LetterPaper,
  letterPaperNames,
} from "#app/content/disputes/reasons.ts";
import { markKinds } from "#app/content/my-path/mark-kinds.ts";
import type { MarkKind, Month } from "#app/domain/path/household.ts";
import { deviceStore, readKept, writeKept } from "#app/lib/device/store.ts";

/** One line of a report that someone says is wrong. Texts are as typed; an empty one was skipped. None of it is ever sent. */
export type DisputeLine = {
  id: number;
  /** As shown on the report. */
  company: string;
  /** The last four digits at most. */
  account: string;
  /** Null until the visitor picks one: we pick nothing for anyone. */
  reason: DisputeReasonName | null;
  details: Partial<Record<DisputeDetail, string>>;
  /** For a line that may be too old: the kind of line, and its start date. */
  age: { kind: MarkKind; firstMissed: Month } | null;
  words: string;
  bureaus: readonly DisputeBureau[];
  toCompany: boolean;
  proofs: readonly DisputeProof[];
};

/** More lines than anyone disputes at once. */
export const mostLines = 40;

/** The progress of one letter. Days as `2026-11-21`, empty until they are known. */
export type Mailing = {
  address: string;
  mailed: string;
  arrived: string;
  added: string;
  isFreeReport: boolean;
  /** The number of the certified letter. */
  tracking: string;
  /** The answer to each line, by its id. */
  answers: Readonly<Record<string, { answer: DisputeAnswer; day: string }>>;
};

export const emptyMailing: Mailing = {
  address: "",
  mailed: "",
  arrived: "",
  added: "",
  tracking: "",
  isFreeReport: false,
  answers: {},
};

export type KeptDisputes = {
  name: string;
  address: string;
  papers: readonly LetterPaper[];
  lines: readonly DisputeLine[];
  /** By the id of the letter: a bureau's name, or `company-3` after the first line that goes there. */
  mailings: Readonly<Record<string, Mailing>>;
};

export const emptyDisputes: KeptDisputes = { name: "", address: "", papers: [], lines: [], mailings: {} };

function isEmptyDisputes({ name, address, papers, lines }: KeptDisputes): boolean {
  return name === "" && address === "" && papers.length === 0 && lines.length === 0;
}

const short = z.string().check(z.maxLength(120));
const long = z.string().check(z.maxLength(600));
const day = z.union([z.literal(""), z.iso.date()]);
const keysOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

const line = z.object({
  id: z.int().check(z.gte(1)),
  company: short,
  account: z.string().check(z.maxLength(4)),
  reason: z.nullable(z.enum(disputeReasonNames)),
  details: z.partialRecord(z.enum(keysOf(disputeDetails)), long),
  age: z.nullable(
    z.object({
      kind: z.enum(markKinds.map(({ value }) => value)),
      firstMissed: z.int().check(z.gte(1930 * 12), z.lte(2120 * 12)),
    }),
  ),
  words: long,
  bureaus: z.array(z.enum(disputeBureauNames)),
  toCompany: z.boolean(),
  proofs: z.array(z.enum(keysOf(disputeProofs))),
});

const mailing = z.object({
  address: long,
  mailed: day,
  arrived: day,
  added: day,
  isFreeReport: z.boolean(),
  tracking: short,
  answers: z.record(short, z.object({ answer: z.enum(disputeAnswerNames), day })),
});

const keptDisputes = z.object({
  name: short,
  address: long,
  papers: z.array(z.enum(letterPaperNames)),
  lines: z.array(line).check(z.maxLength(mostLines)),
  mailings: z.record(short, mailing),
}) satisfies z.ZodMiniType<KeptDisputes>;

/** The dispute kit on this device. */
export const disputeStore = deviceStore<KeptDisputes>({
  key: "dispute-kit",
  empty: emptyDisputes,
  isEmpty: isEmptyDisputes,
  read: (text) => readKept(text, keptDisputes),
  write: writeKept,
});

/** Changes parts of the kept data; changes from another tab in the meantime stay. */
export function keepDisputes(change: (before: KeptDisputes) => Partial<KeptDisputes>): void {
  const { kept } = disputeStore.snapshot();
  disputeStore.keep({ ...kept, ...change(kept) });
}
