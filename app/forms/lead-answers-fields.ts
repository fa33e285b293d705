import { states } from "#app/content/places/states.ts";
import { monthNames } from "#app/domain/text/format-date.ts";
import { scoreBands } from "./finder-answers.ts";

type Choice = { value: string; label: string };

/** The questions after a request for a free analysis. Each is optional; we ask none before the request. */
export const leadAnswersForm = { id: "lead-answers" } as const;

export const leadAnswerNames = ["state", "scoreBand", "goal", "goalMonth", "callTime"] as const;
export type LeadAnswerName = (typeof leadAnswerNames)[number];

/** The choices, by field. The values are stored and exported: change labels, not values. */
export const leadAnswerChoices = {
  state: Object.entries(states)
    .map(([value, { name }]) => ({ value, label: name }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  scoreBand: [...scoreBands.map(({ value, label }) => ({ value, label })), { value: "unknown", label: "I don’t know" }],
  goal: [
    { value: "buy", label: "Buy a home" },
    { value: "score", label: "Raise my score first" },
    { value: "help", label: "Find help with the down payment" },
    { value: "look", label: "See where I stand" },
  ],
  goalMonth: [
    ...monthNames.map((label, index) => ({ value: String(index + 1), label })),
    { value: "later", label: "More than a year from now" },
    { value: "open", label: "No date yet" },
  ],
  callTime: [
    { value: "morning", label: "Weekday mornings" },
    { value: "afternoon", label: "Weekday afternoons" },
    { value: "evening", label: "Weekday evenings" },
    { value: "saturday", label: "Saturdays" },
  ],
} as const satisfies Record<LeadAnswerName, readonly Choice[]>;
