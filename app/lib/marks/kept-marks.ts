import * as z from "zod/mini";
import { type AgingKind, agingKinds } from "#app/content/marks/mark-clocks.ts";
import type { Month } from "#app/domain/path/household.ts";
import { deviceStore, readKept, writeKept } from "#app/lib/device/device-store.ts";

export type KeptMark = {
  kind: AgingKind;
  /** The company's name, as typed; may be empty. */
  name: string;
  /** The month that its clock counts from. */
  month: Month;
  /** The month the report says it leaves; null if the visitor typed none. */
  said: Month | null;
};

export type KeptMarks = { marks: readonly KeptMark[] };

/** More than anyone types. */
export const mostMarks = 40;
export const mostNameLetters = 80;

const month = z.int().check(z.gte(1930 * 12), z.lte(2120 * 12));
const keptMarks = z.object({
  marks: z
    .array(
      z.object({
        kind: z.enum(agingKinds.map(({ value }) => value)),
        name: z.string().check(z.maxLength(mostNameLetters)),
        month,
        said: z.nullable(month),
      }),
    )
    .check(z.maxLength(mostMarks)),
}) satisfies z.ZodMiniType<KeptMarks>;

/** The marks on this device. */
export const markStore = deviceStore<KeptMarks>({
  key: "when-marks-leave",
  empty: { marks: [] },
  isEmpty: ({ marks }) => marks.length === 0,
  read: (text) => readKept(text, keptMarks),
  write: writeKept,
});

/** Changes the current list, even if another tab has changed it. */
export function keepMarks(change: (before: readonly KeptMark[]) => readonly KeptMark[]): void {
  markStore.keep({ marks: change(markStore.snapshot().kept.marks) });
}
