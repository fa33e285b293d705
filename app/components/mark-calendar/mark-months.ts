import * as z from "zod/mini";
import { firstDayOf } from "#app/components/calculators/fields/month-field.ts";
import { type AgingKind, agingKinds, agingLabel, bureauPractice, markClocks } from "#app/content/marks/clocks.ts";
import { reportMonths } from "#app/content/rules/credit-events.ts";
import type { Month } from "#app/domain/path/household.ts";
import { markAges } from "#app/domain/path/mark-age.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import type { CalendarStep } from "#app/lib/device/calendar-text.ts";
import { deviceStore, readKept, writeKept } from "#app/lib/device/store.ts";

export type MarkMonths = {
  mark: KeptMark;
  /** The last month it may be on a report. */
  leaves: Month;
  /** The last month by the bureaus' usual practice; null if they have none for it. */
  usually: Month | null;
  isOver: boolean;
  /** The report names a month later than the law allows. */
  isLate: boolean;
};

/** When each mark leaves, the soonest first. */
export function markMonths(marks: readonly KeptMark[], now: Month): MarkMonths[] {
  return marks
    .map((mark) => {
      const leaves = leavesIn(mark);
      return { mark, leaves, usually: usuallyIn(mark), isOver: leaves < now, isLate: (mark.said ?? 0) > leaves };
    })
    .toSorted((one, other) => one.leaves - other.leaves);
}

function leavesIn({ kind, month }: KeptMark): Month {
  if (kind === "inquiry") return month + bureauPractice.inquiry * 12;
  return markAges([{ kind, month }], month, reportMonths)[0]?.leaves ?? month;
}

function usuallyIn({ kind, month }: KeptMark): Month | null {
  if (kind === "bankruptcy-13") return month + bureauPractice.chapter13 * 12;
  return markClocks[kind].practice ? month + reportMonths.most : null;
}

/** `Collection, Blue Collections` */
export function markName({ kind, name }: KeptMark): string {
  return name.trim() === "" ? agingLabel(kind) : `${agingLabel(kind)}, ${name.trim()}`;
}

/** `September 2028` */
export function monthText(month: Month): string {
  return formatMonth(firstDayOf(month));
}

/** A reminder to check the reports in the month after each mark must be gone. */
export function markSteps(months: readonly MarkMonths[]): CalendarStep[] {
  return months
    .filter(({ isOver }) => !isOver)
    .map(({ mark, leaves }, index) => ({
      id: `${mark.kind}-${mark.month}-${index}`,
      day: firstDayOf(leaves + 1),
      title: `Should be off your report: ${markName(mark)}`,
      text: `Get your three reports, free at AnnualCreditReport.com. ${monthText(leaves)} was its last month. If it is still there, dispute it as too old.`,
    }));
}

export type KeptMark = {
  kind: AgingKind;
  /** The company's name, as typed; may be empty. */
  name: string;
  /** The month that its clock counts from. */
  month: Month;
  /** The month the report says it leaves; null if the visitor typed none. */
  said: Month | null;
};

type KeptMarks = { marks: readonly KeptMark[] };

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
