import * as z from "zod/mini";
import { readSentText, sentPartsProblem, sentPartsSchema } from "#app/domain/plan/sent-parts.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import {
  envelopeFields,
  formNameField,
  type ParsedForm,
  recordOf,
  type WithoutGaps,
  withoutGaps,
} from "#app/forms/submission-envelope.ts";

/** The form with the desk's words. */
export const creditAnalysis = { ...creditAnalysisForm, desk: { title: "Asked for a credit analysis" } };

/** The body of the one call, as it is sent. */
export const creditAnalysisPayloadSchema = z.extend(z.omit(creditAnalysisForm.schema, { myPath: true }), {
  ...envelopeFields,
  myPath: z.optional(sentPartsSchema),
  formName: formNameField(creditAnalysisForm.formName),
});

export type CreditAnalysisPayload = WithoutGaps<z.output<typeof creditAnalysisPayloadSchema>> & { name: string };

/** Checks and cleans the call's body, recomputes `name` and drops keys it does not know. */
export function parseCreditAnalysisPayload(input: unknown): ParsedForm<CreditAnalysisPayload> {
  const parsed = z.safeParse(creditAnalysisPayloadSchema, withReadParts(recordOf(input)));
  if (!parsed.success) return { ok: false, fields: problemsOf(parsed.error) };
  const { firstName, lastName } = parsed.data;
  return { ok: true, value: { ...withoutGaps(parsed.data), name: `${firstName} ${lastName}`.trim() } };
}

/**
 * The same for a request that a colleague enters: a caller may have no email address, and someone at the door no phone. One of
 * the two is enough. Whoever has a single name has no last one. What is missing is empty.
 */
export function parseLeadByHand(input: unknown): ParsedForm<CreditAnalysisPayload> {
  const given = recordOf(input);
  const isMissing = (name: keyof typeof standIns) => String(given[name] ?? "").trim() === "";
  const isOutOfReach = isMissing("email") && isMissing("phone");
  const mayMiss = isOutOfReach ? (["lastName"] as const) : (["lastName", "email", "phone"] as const);
  const missing: (keyof typeof standIns)[] = mayMiss.filter(isMissing);
  // Stands in for what is missing, so that one schema checks everything else.
  const filled = Object.fromEntries(missing.map((name) => [name, standIns[name]]));
  const parsed = parseCreditAnalysisPayload({ ...given, ...filled });
  if (!parsed.ok) {
    const words = ["Type a phone number or an email address."];
    return isOutOfReach ? { ok: false, fields: { ...parsed.fields, email: words, phone: words } } : parsed;
  }
  const { value } = parsed;
  const kept = (name: keyof typeof standIns) => (missing.includes(name) ? "" : value[name]);
  const lastName = kept("lastName");
  const name = `${value.firstName} ${lastName}`.trim();
  return { ok: true, value: { ...value, lastName, name, email: kept("email"), phone: kept("phone") } };
}

const standIns = { lastName: "Nobody", email: "nobody@visitor.example", phone: "(480) 555-0100" };

/** A plain POST sends the parts of a plan as text. */
function withReadParts({ myPath, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (myPath === undefined || myPath === "") return fields;
  return { ...fields, myPath: typeof myPath === "string" ? readSentText(myPath) : myPath };
}

function problemsOf(error: z.core.$ZodError): Record<string, string[]> {
  const { myPath, ...fields } = z.flattenError(error).fieldErrors as Record<string, string[]>;
  if (!myPath) return fields;
  const [issue] = error.issues.filter(({ path }) => path[0] === "myPath");
  return { ...fields, ...(issue && { myPath: [sentPartsProblem({ code: issue.code, path: issue.path.slice(1) })] }) };
}
