import { assistance } from "./assistance-claims.ts";
import type { Claim } from "./claim-record.ts";
import { library } from "./library.ts";
import { loans } from "./loans.ts";
import { offers } from "./offers.ts";
import { careers, outcomes } from "./outcomes.ts";

/** The whole table, as the records have it. Pages show it as `../pages/claims/shown-outcomes.ts` says; each imports only its topics. */
export const allClaims: readonly Claim[] = [outcomes, offers, loans, assistance, library, careers].flatMap((topic) =>
  Object.values<Claim>(topic),
);
