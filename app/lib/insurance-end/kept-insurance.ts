import * as z from "zod/mini";
import { type InsuranceStatement, insuranceStatementNames } from "#app/content/insurance-end/insurance-statements.ts";
import { deviceStore, readKept, writeKept } from "#app/lib/device/device-store.ts";

export type KeptInsurance = {
  /** By field, as typed; a missing one was empty. */
  texts: Readonly<Record<string, string>>;
  statements: readonly InsuranceStatement[];
};

/** The most that is kept of a text; the fields accept no more. */
export const mostTextLetters = 200;

const keptInsurance = z.object({
  texts: z.record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(mostTextLetters))),
  statements: z.array(z.enum(insuranceStatementNames)),
}) satisfies z.ZodMiniType<KeptInsurance>;

/** The loan on this device, and the letter about it. */
export const insuranceStore = deviceStore<KeptInsurance>({
  key: "end-mortgage-insurance",
  empty: { texts: {}, statements: [] },
  isEmpty: ({ texts, statements }) =>
    statements.length === 0 && Object.values(texts).every((text) => text.trim() === ""),
  read: (text) => readKept(text, keptInsurance),
  write: writeKept,
});
