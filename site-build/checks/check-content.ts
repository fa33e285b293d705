import * as z from "zod/mini";
import { creditBands } from "#app/content/loans/credit-bands.ts";
import { landingQuestions, landingSteps } from "#app/content/pages/buying/credit-repair-landing-words.ts";
import { creditRepairFeatures, creditRepairSteps } from "#app/content/pages/buying/credit-repair-words.ts";
import { sampleChecklist } from "#app/content/pages/buying/first-time-buyers-words.ts";
import { creditJourney, processBenefits, realtorPartners } from "#app/content/pages/buying/how-it-works-words.ts";
import { assistanceCards, loanPrograms } from "#app/content/pages/buying/loan-programs-words.ts";
import { documentCategories, mortgageProcess, processTips } from "#app/content/pages/buying/mortgage-process-words.ts";
import { loanProducts, mortgageSummary } from "#app/content/pages/buying/mortgage-solutions-words.ts";
import { applicationSteps, positions } from "#app/content/pages/company/careers-words.ts";
import { contactFaq } from "#app/content/pages/company/contact-words.ts";
import { faq } from "#app/content/pages/faq-words.ts";
import { categories } from "#app/content/site/categories.ts";
import {
  assistanceCardSchema,
  benefitSchema,
  categoryTileSchema,
  checklistItemSchema,
  creditJourneyStepSchema,
  creditScoreBandSchema,
  documentCategorySchema,
  faqSchema,
  loanProductSchema,
  loanProgramCardSchema,
  mortgageStepSchema,
  positionSchema,
  processStepSchema,
  realtorPartnerSchema,
  tipSchema,
} from "#app/content/site/records.ts";

/** Content records of one kind, and the shape that each must have. Articles and calculators are parsed where they are read. */
type Shelf = { name: string; schema: z.ZodMiniType; records: readonly unknown[] };

const shelves: readonly Shelf[] = [
  { name: "assistanceCards", schema: assistanceCardSchema, records: assistanceCards },
  { name: "applicationSteps", schema: benefitSchema, records: applicationSteps },
  { name: "processBenefits", schema: benefitSchema, records: processBenefits },
  { name: "creditRepairFeatures", schema: benefitSchema, records: creditRepairFeatures },
  { name: "categories", schema: categoryTileSchema, records: categories },
  { name: "sampleChecklist", schema: checklistItemSchema, records: sampleChecklist },
  { name: "creditJourney", schema: creditJourneyStepSchema, records: creditJourney },
  { name: "creditBands", schema: creditScoreBandSchema, records: creditBands },
  { name: "documentCategories", schema: documentCategorySchema, records: documentCategories },
  { name: "faq", schema: faqSchema, records: faq },
  { name: "contactFaq", schema: faqSchema, records: contactFaq },
  { name: "landingQuestions", schema: faqSchema, records: landingQuestions },
  { name: "loanProducts", schema: loanProductSchema, records: loanProducts },
  { name: "loanPrograms", schema: loanProgramCardSchema, records: loanPrograms },
  { name: "mortgageProcess", schema: mortgageStepSchema, records: mortgageProcess },
  { name: "positions", schema: positionSchema, records: positions },
  { name: "creditRepairSteps", schema: processStepSchema, records: creditRepairSteps },
  { name: "landingSteps", schema: processStepSchema, records: landingSteps },
  { name: "mortgageSummary", schema: processStepSchema, records: mortgageSummary },
  { name: "realtorPartners", schema: realtorPartnerSchema, records: realtorPartners },
  { name: "processTips", schema: tipSchema, records: processTips },
];

/** Finds content records of the wrong shape, by list, place and field. */
export function contentProblems(all: readonly Shelf[] = shelves): string[] {
  return all.flatMap(({ name, schema, records }) =>
    records.flatMap((record, index) => {
      const parsed = z.safeParse(schema, record);
      if (parsed.success) return [];
      return parsed.error.issues.map((issue) => `${name}[${index}].${issue.path.join(".")}: ${issue.message}`);
    }),
  );
}
