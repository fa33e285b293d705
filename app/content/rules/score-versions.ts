import type { RuleTable } from "./rule-table.ts";

/** Which scores mortgage lenders may use. */
export const scoreVersions = {
  id: "score-versions",
  source:
    "Federal Housing Finance Agency and HUD, joint announcement of April 22, 2026; Fannie Mae and Freddie Mac, announcements of the same day",
  effective: "2026-04-22",
  reviewBy: "2027-02-28",
  words:
    "On April 22, 2026, Fannie Mae and Freddie Mac began to take VantageScore 4.0 from approved lenders. FHA allows it, too. FICO 10T is to follow. All other lenders still use older FICO versions, and take the middle of three.",
} as const satisfies RuleTable & Record<string, string>;
