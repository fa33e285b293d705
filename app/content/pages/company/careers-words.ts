import type { Benefit, Position } from "#app/content/site/records.ts";

/** `slug` is how an application names the opening: /careers/apply?position=<slug> chooses it. */
export type Opening = Position & { slug: string };

/** Sample openings: none of them is a job that can be had. They show what an opening looks like here. */
export const positions = [
  {
    slug: "credit-analyst",
    title: "Credit Analyst",
    department: "Credit",
    location: "Mesa, Arizona",
    type: "Full-time",
    salary: "$52,000–$64,000 a year",
    description:
      "You read credit reports line by line and say in plain words what helps, what hurts and what is wrong.",
    requirements: [
      "Two years of work with credit reports or loan files",
      "You know the Fair Credit Reporting Act well enough to explain a dispute",
      "You write so that a worried reader understands it the first time",
    ],
  },
  {
    slug: "dispute-specialist",
    title: "Dispute Specialist",
    department: "Credit",
    location: "Remote, United States",
    type: "Full-time",
    salary: "$45,000–$56,000 a year",
    description: "You check every letter before it goes out, and you keep track of what the credit bureaus answer.",
    requirements: [
      "One year of case work with deadlines",
      "You catch a wrong date or a wrong account number",
      "You say no to disputing information that is accurate",
    ],
  },
  {
    slug: "assistance-researcher",
    title: "Assistance Program Researcher",
    department: "Programs",
    location: "Remote, United States",
    type: "Full-time",
    salary: "$50,000–$62,000 a year",
    description:
      "You keep our list of down payment and closing cost programs up to date: rules, amounts, areas and end dates.",
    requirements: [
      "Two years in housing, lending or public benefits",
      "You read program rules to the last footnote",
      "You note the source and the date of everything",
    ],
  },
  {
    slug: "mortgage-advisor",
    title: "Mortgage Advisor",
    department: "Lending",
    location: "Mesa, Arizona",
    type: "Full-time",
    salary: "$58,000–$78,000 a year",
    description: "You help renters get their papers ready, and you explain each loan before anyone signs anything.",
    requirements: [
      "A mortgage loan originator license, or the start of one",
      "Three years with FHA, VA, USDA or conventional loans",
      "You tell someone when waiting is the better choice",
    ],
  },
  {
    slug: "support-advisor",
    title: "Support Advisor, English and Spanish",
    department: "Support",
    location: "Mesa, Arizona",
    type: "Part-time, evenings and Saturdays",
    salary: "$21–$26 an hour",
    description: "You answer the phone line, find out what the caller needs, and bring the right person in.",
    requirements: [
      "Fluent English and Spanish, spoken and written",
      "One year of work with customers by phone",
      "You stay calm when the caller is not",
    ],
  },
  {
    slug: "software-engineer",
    title: "Software Engineer",
    department: "Technology",
    location: "Remote, United States",
    type: "Full-time",
    salary: "$105,000–$135,000 a year",
    description: "You build pages and calculators that work on an old phone on a bus, and that get the numbers right.",
    requirements: [
      "Four years with TypeScript and the web platform",
      "You test results against published examples",
      "You build for keyboards and screen readers from the start",
    ],
  },
] as const satisfies readonly Opening[];

/** The choice for someone who found no opening that fits. */
export const otherPosition = { slug: "other", title: "Another job" } as const;

/** The positions that an application can name. */
export const openingSlugs = [...positions.map(({ slug }) => slug), otherPosition.slug] as const;

/** The title of an opening by its slug. */
export function openingTitle(slug: (typeof openingSlugs)[number]): string {
  return positions.find((position) => position.slug === slug)?.title ?? otherPosition.title;
}

/** From the form to the answer. */
export const applicationSteps = [
  {
    title: "Apply Online",
    description: "Pick the opening, write a few lines about your work, and add your résumé if you have one.",
  },
  { title: "Initial Screen", description: "A call about the work, your questions and the pay range." },
  { title: "Team Interview", description: "You meet the people you would work with and talk through a real task." },
  { title: "Final Decision", description: "You hear yes or no. A yes comes with a written offer." },
] as const satisfies readonly Benefit[];
