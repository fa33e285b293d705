import { assistance } from "./assistance-claims.ts";
import type { Claim } from "./claim-record.ts";
import { library } from "./library.ts";
import { loans } from "./loans.ts";
import { offers } from "./offers.ts";
import { careers, outcomes } from "./outcomes.ts";

/** The whole table, for the checks of the build and for `npm run doctor`; a page imports only its topics. */
export const allClaims: readonly Claim[] = [outcomes, offers, loans, assistance, library, careers].flatMap((topic) =>
  Object.values<Claim>(topic),
);
