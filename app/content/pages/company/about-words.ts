import type { Benefit } from "#app/content/site/records.ts";

/** Our values. Each one names a place on this site where readers can check it. */
export type Value = Benefit & { proof: { label: string; to: string } };

export const values = [
  {
    title: "Plain words",
    description: "If you have to look up a word, we wrote it badly. We call a cost a cost and a sample a sample.",
    proof: { label: "Read a Loan Estimate with us", to: "/guides/read-a-loan-estimate" },
  },
  {
    title: "Figures with their terms",
    description:
      "A number without a date and its terms is just an ad. Ours come with both, even when that makes them look smaller.",
    proof: { label: "See rates with their source", to: "/reports/mortgage-rates-since-1971" },
  },
  {
    title: "Your choice, even without us",
    description:
      "No one has to pay to dispute an error on a credit report. We show you how to do it yourself, and you choose.",
    proof: { label: "Dispute an error yourself", to: "/guides/dispute-an-error-yourself" },
  },
  {
    title: "A door for everyone",
    description:
      "The site works with a keyboard, a screen reader, large text and an old phone. Where it doesn’t, please tell us.",
    proof: { label: "Read our accessibility statement", to: "/accessibility" },
  },
] as const satisfies readonly Value[];

/** Our mission, said to four kinds of reader. `title` says which reader, `description` what we mean to do. */
export const missionStatements = [
  { title: "If you rent", description: "You should know where you stand before anyone sells you anything." },
  {
    title: "If your score is low",
    description: "A score is today’s number, not a verdict. We show what moves it and how long that takes.",
  },
  {
    title: "If you have no down payment",
    description: "Help exists, with rules. We look for the programs that fit you and say what they cost later.",
  },
  {
    title: "If you should wait",
    description: "Sometimes another year of rent is the better deal. Then we say so, and leave you with a plan.",
  },
] as const satisfies readonly Benefit[];
