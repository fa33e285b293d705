import * as z from "zod/mini";
import { deviceStore, readKept, writeKept } from "#app/lib/device/device-store.ts";

/** The texts of one form by the names of its boxes; a missing box is empty. */
export type EstimateTexts = Readonly<Partial<Record<string, string>>>;

export type KeptEstimates = {
  /** The boxes of each form, in the order of the tabs. */
  forms: readonly EstimateTexts[];
  /** Whether these are the samples, unchanged. */
  isSample: boolean;
};

export const mostEstimates = 3;

const emptyEstimates: KeptEstimates = { forms: [], isSample: false };

/** Longer than any text that fits a box. */
const longestText = 60;

const keptEstimates = z.object({
  forms: z
    .array(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(longestText))))
    .check(z.maxLength(mostEstimates)),
  isSample: z.boolean(),
}) satisfies z.ZodMiniType<KeptEstimates>;

/** The estimates on this device. */
export const estimatesStore = deviceStore<KeptEstimates>({
  key: "loan-estimates",
  empty: emptyEstimates,
  isEmpty: ({ forms }) => forms.every((texts) => Object.keys(texts).length === 0),
  read: (text) => readKept(text, keptEstimates),
  write: writeKept,
});

/** One form with some of its texts replaced; empty boxes are dropped. */
export function withTexts({ forms }: KeptEstimates, index: number, texts: EstimateTexts): KeptEstimates {
  const typed = Object.entries({ ...forms[index], ...texts }).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.slice(0, longestText)] as const] : [],
  );
  const all = Array.from({ length: mostEstimates }, (_, at) =>
    at === index ? Object.fromEntries(typed) : (forms[at] ?? {}),
  );
  const used = all.findLastIndex((each) => Object.keys(each).length > 0) + 1;
  return { forms: all.slice(0, used), isSample: false };
}
