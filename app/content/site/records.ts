import * as z from "zod/mini";

/*
 * The shape of every kind of content. Pages use the types; the build parses the records themselves
 * (site-build/checks/check-content.ts), so a slip in a content file stops the build with the field's name.
 */

const text = z.string().check(z.trim(), z.minLength(1));
const day = z.iso.date();
const path = z.string().check(z.regex(/^\/[\w/#?=&-]*$/, "a path of this site"));

/** A work that an article rests on: `where` is a site, a statute or a file of this repository. */
const sourceSchema = z.object({ title: text, publisher: text, where: text, date: z.optional(text) });

export const articleCategories = [
  "Getting Started",
  "Credit Repair",
  "Financial Planning",
  "Home Buying Process",
  "Mortgage Types",
  "Success Stories",
] as const;
export const articleCategorySchema = z.enum(articleCategories);
export type ArticleCategory = z.infer<typeof articleCategorySchema>;

/** What a reader may do after an article; `../articles/next-steps.ts` says each. */
export const nextStepNames = [
  "counselor",
  "my-path",
  "finder",
  "places",
  "credit-analysis",
  "dispute-kit",
  "when-marks-leave",
  "card-use",
  "debt-to-income",
  "which-debt-first",
  "affordability",
  "rent-or-buy",
  "savings",
  "five-programs",
  "monthly-payment",
  "compare-loan-estimates",
  "closing-costs",
  "first-year-budget",
] as const;

/**
 * The head of an article's file. Reading time is computed from the text. The spec's fields `views`, `downloads` and `rating`
 * are omitted: nothing measures them.
 */
const articleFields = {
  title: text,
  description: text.check(z.maxLength(160)),
  category: articleCategorySchema,
  /** The one step that fits it, shown at its end. */
  nextStep: z.enum(nextStepNames),
  /** A role, not a name: who wrote it and who checked it. */
  author: text,
  reviewer: text,
  publishDate: day,
  reviewedDate: day,
  reviewBy: day,
  /** On the blog page: among the featured, or only in the list. */
  featured: z.boolean(),
  sources: z.array(sourceSchema).check(z.minLength(1)),
  /** Other words people search for it by. */
  searchWords: z.optional(z.array(text)),
};

/** A renter's situation; a reading list has the guides that name it. */
export const readingSituations = [
  "score-under-620",
  "no-savings",
  "lease-ends-soon",
  "marks-on-report",
  "irregular-income",
  "ready-to-look",
] as const;

export const guideSchema = z.strictObject({
  ...articleFields,
  /** The one question that it answers, as a renter asks it. */
  question: z.optional(text),
  /** Each figure that the text states as a fact, spelled as there, with the number of its source from 1 up. */
  facts: z.array(z.strictObject({ figure: text, source: z.int().check(z.minimum(1)) })),
  /**
   * Figures of the worked example that are ours to choose. What follows from them comes from the engine; the oldest guides
   * have it typed, and `app/content/worked/typed-examples.test.ts` works it out again.
   */
  samples: z.optional(z.array(text)),
  situations: z.optional(z.array(z.enum(readingSituations))),
});
export type Guide = z.infer<typeof guideSchema>;
export const marketReportSchema = z.strictObject({
  ...articleFields,
  keyInsights: z.array(text).check(z.minLength(2)),
});
export type MarketReport = z.infer<typeof marketReportSchema>;

/** `count` of the spec is what the business plans; how many there are today is counted from the articles. */
export const categoryTileSchema = z.object({ name: articleCategorySchema, count: z.int(), description: text });
export type CategoryTile = z.infer<typeof categoryTileSchema>;

export const creditScoreBandSchema = z.object({
  from: z.int().check(z.minimum(300)),
  to: z.int().check(z.maximum(850)),
  label: text,
});
export type CreditScoreBand = z.infer<typeof creditScoreBandSchema>;

export const processStepSchema = z.object({ step: z.int(), title: text, description: text, duration: text });
export type ProcessStep = z.infer<typeof processStepSchema>;

export const assistanceProgramSchema = z.object({
  title: text,
  description: text,
  requirements: z.array(text).check(z.minLength(1)),
  benefits: z.array(text).check(z.minLength(1)),
});
export type AssistanceProgram = z.infer<typeof assistanceProgramSchema>;

/** `amountClaim` names the claim that holds the amount. */
export const assistanceCardSchema = z.object({
  title: text,
  description: text,
  amountClaim: z.optional(text),
  coverage: text,
});
export type AssistanceCard = z.infer<typeof assistanceCardSchema>;

export const loanProductSchema = z.object({
  title: text,
  description: text,
  features: z.array(text).check(z.minLength(1)),
});
export type LoanProduct = z.infer<typeof loanProductSchema>;

export const loanProgramCardSchema = z.object({
  title: text,
  description: text,
  features: z.array(text).check(z.minLength(1)),
  bestFor: text,
});
export type LoanProgramCard = z.infer<typeof loanProgramCardSchema>;

export const checklistItemSchema = z.object({ item: text, completed: z.boolean() });
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** `answer` is one paragraph an entry. `anchor` is the id that other pages link to. */
export const faqSchema = z.object({
  question: text.check(z.endsWith("?")),
  answer: z.array(text).check(z.minLength(1)),
  anchor: z.optional(text),
  /** Where more is said; shown under the answer. */
  links: z.optional(z.array(z.object({ label: text, to: path }))),
});
export type Faq = z.infer<typeof faqSchema>;

export const positionSchema = z.object({
  title: text,
  department: text,
  location: text,
  type: text,
  salary: text,
  description: text,
  requirements: z.array(text).check(z.minLength(1)),
});
export type Position = z.infer<typeof positionSchema>;

export const mortgageStepSchema = z.object({
  step: z.int(),
  title: text,
  description: text,
  details: text,
  timeframe: text,
  requirements: z.array(text).check(z.minLength(1)),
});
export type MortgageStep = z.infer<typeof mortgageStepSchema>;

export const documentCategorySchema = z.object({ category: text, documents: z.array(text).check(z.minLength(1)) });
export type DocumentCategory = z.infer<typeof documentCategorySchema>;

export const tipSchema = z.object({ title: text, description: text });
export type Tip = z.infer<typeof tipSchema>;

export const creditJourneyStepSchema = z.object({
  step: z.int(),
  title: text,
  description: text,
  details: text,
  timeframe: text,
  features: z.array(text).check(z.minLength(1)),
});
export type CreditJourneyStep = z.infer<typeof creditJourneyStepSchema>;

export const benefitSchema = z.object({ title: text, description: text });
export type Benefit = z.infer<typeof benefitSchema>;

/** A sample profile: no one is named. */
export const realtorPartnerSchema = z.object({
  name: text,
  location: text,
  specialty: text,
  experience: text,
  rating: z.number().check(z.minimum(4.7), z.maximum(4.9)),
});
export type RealtorPartner = z.infer<typeof realtorPartnerSchema>;

/** The head of a page: its words for search engines and the browser tab. */
export type PageHead = {
  /** Comes before the site's name in the title; the home page's title is complete. */
  title: string;
  description: string;
  robots: "index, follow" | "noindex, follow" | "noindex, nofollow" | "noindex";
  /** The page's name in the breadcrumb. */
  breadcrumb: string;
};
