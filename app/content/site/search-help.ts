import { replyWithin } from "./answer-times.ts";

/** Searches to try when a search finds nothing. Each has an answer. */
export const searchSuggestions: readonly string[] = [
  "Is 610 enough?",
  "How much down?",
  "Eviction",
  "Closing costs",
  "FHA limit",
  "Mortgage rates",
];

/** Where to get help when the search doesn't help. */
export const nextSteps = [
  { to: "/contact", label: "Ask us", text: `Write to us. We answer ${replyWithin}.` },
  { to: "/book", label: "Book a call", text: "Pick a free time, and we call you." },
  { to: "/assistance-finder", label: "Find help near you", text: "Programs for your county and your income." },
] as const;
