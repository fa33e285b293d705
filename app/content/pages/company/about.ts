import type { Benefit } from "#app/content/site/records.ts";

/** What we hold ourselves to. Each value names a place on this site where it can be checked. */
export type Value = Benefit & { proof: { label: string; to: string } };

export const values = [
  {
    title: "Plain words",
    description:
      "If you have to look a word up, we have written it badly. A cost is called a cost, and a sample says that it is one.",
    proof: { label: "Read a Loan Estimate with us", to: "/guides/read-a-loan-estimate" },
  },
  {
    title: "Figures with their terms",
    description:
      "A number without its date and its assumption is an advertisement. Ours stand with both, also when that makes them smaller.",
    proof: { label: "See rates with their source", to: "/reports/mortgage-rates-since-1971" },
  },
  {
    title: "Your way, even without us",
    description:
      "Nobody has to pay to dispute an error on a credit report. We show you how to do it yourself, and you choose.",
    proof: { label: "Dispute an error yourself", to: "/guides/dispute-an-error-yourself" },
  },
  {
    title: "A door for everybody",
    description:
      "The site works with a keyboard, a screen reader, large text and an old phone. Where it does not, we want to hear of it.",
    proof: { label: "Read our accessibility statement", to: "/accessibility" },
  },
] as const satisfies readonly Value[];

/** Our mission, said to four kinds of reader. `title` is whom, `description` what we mean to do. */
export const missionStatements = [
  { title: "To you who rent", description: "You should know where you stand before anybody sells you anything." },
  {
    title: "To you with a low score",
    description: "A score is a date, not a verdict. We show what moves it and how long that takes.",
  },
  {
    title: "To you without a down payment",
    description: "Help exists, with rules. We look for the programs you fit and say what they cost later.",
  },
  {
    title: "To you who should wait",
    description: "Sometimes another year of rent is the better deal. Then we say so, and leave you with a plan.",
  },
] as const satisfies readonly Benefit[];
