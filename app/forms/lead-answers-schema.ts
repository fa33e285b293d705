import * as z from "zod/mini";
import { type LeadAnswerName, leadAnswerChoices } from "./lead-answers-fields.ts";
import { type ParsedForm, recordOf, withoutGaps } from "./submission-envelope.ts";

/** The choices made; skipped questions have no key. */
export type LeadAnswers = Partial<Record<LeadAnswerName, string>>;

const leadAnswersSchema = z.object({
  state: choiceField("state", "Pick a state from the list."),
  scoreBand: choiceField("scoreBand", "Pick one of the score ranges."),
  goal: choiceField("goal", "Pick one of the goals."),
  goalMonth: choiceField("goalMonth", "Pick a month from the list."),
  callTime: choiceField("callTime", "Pick one of the times of day."),
});

/** Checks the answers. With no choices there is nothing to keep, and the first question says so. */
export function parseLeadAnswers(input: unknown): ParsedForm<LeadAnswers> {
  const parsed = z.safeParse(leadAnswersSchema, recordOf(input));
  if (!parsed.success) return { ok: false, fields: z.flattenError(parsed.error).fieldErrors };
  const value = withoutGaps(parsed.data);
  if (Object.keys(value).length > 0) return { ok: true, value };
  return { ok: false, fields: { state: ["Pick at least one answer. We have your request either way."] } };
}

/** One of a field's choices; "" is a question that was skipped. */
function choiceField(name: LeadAnswerName, error: string) {
  const values = new Set<string>(["", ...leadAnswerChoices[name].map(({ value }) => value)]);
  return z.optional(
    z.pipe(
      z.string({ error }).check(z.refine((raw) => values.has(raw), { error })),
      z.transform((raw): string | undefined => raw || undefined),
    ),
  );
}
