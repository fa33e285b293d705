import type { DisputeDateKind } from "#app/domain/disputes/dispute-dates.ts";

import { disputeClocks } from "./dispute-clock-rules.ts";

/** When the CFPB takes a complaint about a bureau; said in the kit, the guide and the answers. */
export const complainRule = `The CFPB takes a complaint about a bureau once it has answered, or more than ${disputeClocks.complainAfterDays} days after your dispute. Ask the bureau first: if you never did, the CFPB drops the complaint.`;

/** What each date of a letter is, and what to do on it. `{name}` is who got the letter. */
export const disputeDateWords: Readonly<Record<DisputeDateKind, { title: string; text: string }>> = {
  arrives: { title: "{name} has your letter", text: "The clock starts the day after." },
  "told-company": {
    title: "{name} has told the company",
    text: "The bureau passes on your dispute and all papers that matter, within 5 business days.",
  },
  check: {
    title: "{name} has finished its check",
    text: "What is wrong or cannot be verified has to be corrected or deleted. Weekends and holidays count, and they do not move this day.",
  },
  result: {
    title: "{name} has sent the result",
    text: "In writing, within 5 business days after the check. If something changed, a free copy of your report comes with it.",
  },
  "nothing-came": {
    title: "Nothing from {name}? Write again",
    text: "Its time is up, and the mail has had time, too. Write again with a copy of the return receipt.",
  },
  complain: {
    title: "From this day you can complain about {name}",
    text: complainRule,
  },
};
