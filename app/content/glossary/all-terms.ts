import { approvalGlossary } from "./terms/approval-glossary.ts";
import { buyingGlossary } from "./terms/buying-glossary.ts";
import { closingGlossary } from "./terms/closing-glossary.ts";
import { costsGlossary } from "./terms/costs-glossary.ts";
import { creditGlossary } from "./terms/credit-glossary.ts";
import { debtsGlossary } from "./terms/debts-glossary.ts";
import type { GlossarySubject, GlossaryTerm } from "./terms/glossary-term.ts";
import { helpGlossary } from "./terms/help-glossary.ts";
import { insuranceGlossary } from "./terms/insurance-glossary.ts";
import { loansGlossary } from "./terms/loans-glossary.ts";
import { owningGlossary } from "./terms/owning-glossary.ts";
import { rentingGlossary } from "./terms/renting-glossary.ts";
import { rightsGlossary } from "./terms/rights-glossary.ts";

const bySubject = {
  renting: rentingGlossary,
  credit: creditGlossary,
  debts: debtsGlossary,
  loans: loansGlossary,
  approval: approvalGlossary,
  costs: costsGlossary,
  insurance: insuranceGlossary,
  buying: buyingGlossary,
  closing: closingGlossary,
  help: helpGlossary,
  rights: rightsGlossary,
  owning: owningGlossary,
} as const satisfies Record<GlossarySubject, readonly GlossaryTerm[]>;

export type SubjectTerm = GlossaryTerm & { subject: GlossarySubject };

/** Every term, from A to Z. */
export const glossary: readonly SubjectTerm[] = Object.entries(bySubject)
  .flatMap(([subject, terms]) => terms.map((term) => ({ ...term, subject: subject as GlossarySubject })))
  .toSorted((one, other) => one.term.localeCompare(other.term, "en"));

/** The term at `/glossary/<slug>`. */
export function findTerm(slug: string): SubjectTerm | undefined {
  return glossary.find((term) => term.slug === slug);
}

/** `escrow-account` → `/glossary/escrow-account` */
export function termPath(slug: string): string {
  return `/glossary/${slug}`;
}
