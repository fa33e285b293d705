import * as z from "zod/mini";
import { states } from "#app/content/places/states.ts";
import { monthNames } from "#app/domain/text/format-date.ts";
import { scoreBands } from "./finder-answers.ts";
import { type ParsedForm, parseForm } from "./submission-envelope.ts";

type Choice = { value: string; label: string };

/** A question: as the page asks it, as the desk names it, and what it says about a value that is no choice. */
type LeadQuestion = { label: string; desk: string; unknown: string; choices: readonly Choice[] };

/** The questions after a request for a free analysis. Each is optional; we ask none before the request. */
export const leadAnswersForm = { id: "lead-answers" } as const;

/** In the order of the page. The values of choices are stored and exported: change labels, not values. */
export const leadQuestions = {
  state: {
    label: "Which state do you want to buy in?",
    desk: "State",
    unknown: "Pick a state from the list.",
    choices: Object.entries(states)
      .map(([value, { name }]) => ({ value, label: name }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  },
  scoreBand: {
    label: "About where is your score?",
    desk: "Score",
    unknown: "Pick one of the score ranges.",
    choices: [...scoreBands.map(({ value, label }) => ({ value, label })), { value: "unknown", label: "I don’t know" }],
  },
  goal: {
    label: "What is your goal?",
    desk: "Goal",
    unknown: "Pick one of the goals.",
    choices: [
      { value: "buy", label: "Buy a home" },
      { value: "score", label: "Raise my score first" },
      { value: "help", label: "Find help with the down payment" },
      { value: "look", label: "See where I stand" },
    ],
  },
  goalMonth: {
    label: "And by which month?",
    desk: "By when",
    unknown: "Pick a month from the list.",
    choices: [
      ...monthNames.map((label, index) => ({ value: String(index + 1), label })),
      { value: "later", label: "More than a year from now" },
      { value: "open", label: "No date yet" },
    ],
  },
  callTime: {
    label: "When should we call?",
    desk: "Best time to call",
    unknown: "Pick one of the times of day.",
    choices: [
      { value: "morning", label: "Weekday mornings" },
      { value: "afternoon", label: "Weekday afternoons" },
      { value: "evening", label: "Weekday evenings" },
      { value: "saturday", label: "Saturdays" },
    ],
  },
} as const satisfies Record<string, LeadQuestion>;

export type LeadAnswerName = keyof typeof leadQuestions;
export const leadAnswerNames = Object.keys(leadQuestions) as LeadAnswerName[];

/** The choices made; skipped questions have no key. */
export type LeadAnswers = Partial<Record<LeadAnswerName, string>>;

const leadAnswersSchema = z.object(
  Object.fromEntries(leadAnswerNames.map((name) => [name, choiceSchema(leadQuestions[name])])),
);

/** Checks the answers. With no choices there is nothing to keep, and the first question says so. */
export function parseLeadAnswers(input: unknown): ParsedForm<LeadAnswers> {
  const parsed = parseForm(leadAnswersSchema, input);
  if (!parsed.ok || Object.keys(parsed.value).length > 0) return parsed;
  return { ok: false, fields: { state: ["Pick at least one answer. We have your request either way."] } };
}

/** One of the choices; "" is a question that was skipped. */
function choiceSchema({ choices, unknown: error }: LeadQuestion) {
  const values = new Set(["", ...choices.map(({ value }) => value)]);
  return z.optional(
    z.pipe(
      z.string({ error }).check(z.refine((raw) => values.has(raw), { error })),
      z.transform((raw): string | undefined => raw || undefined),
    ),
  );
}
