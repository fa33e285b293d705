import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { library } from "#app/content/claims/library.ts";
import { loans } from "#app/content/claims/loans.ts";
import { offers } from "#app/content/claims/offers.ts";
import { careers } from "#app/content/claims/outcomes.ts";
import { countedFigures, statedOutcomes } from "./shown-outcomes.ts";

/** The whole table, for the checks of the build and for `npm run doctor`; a page imports only its topics. */
export const allClaims: readonly Claim[] = [
  statedOutcomes(),
  countedFigures,
  offers,
  loans,
  assistance,
  library,
  careers,
].flatMap((topic) => Object.values<Claim>(topic));
