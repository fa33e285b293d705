import { replyWithin } from "./answer-times.ts";

/** What somebody may try whose search found nothing. Each has an answer. */
export const searchSuggestions: readonly string[] = [
  "Is 610 enough?",
  "How much down?",
  "Eviction",
  "Closing costs",
  "FHA limit",
  "Mortgage rates",
];

/** Who helps where the search does not. */
export const nextSteps = [
  { to: "/contact", label: "Ask us", text: `Write to us. We answer ${replyWithin}.` },
  { to: "/book", label: "Book a talk", text: "Pick a free time, and we call you." },
  { to: "/assistance-finder", label: "Find help near you", text: "Programs for your county and your income." },
] as const;
