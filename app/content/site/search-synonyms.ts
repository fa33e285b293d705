/**
 * Words that mean the same to somebody who searches: each line finds what any other word of its line finds.
 * Small letters, no hyphens; short forms first.
 */
export const searchSynonyms: readonly (readonly string[])[] = [
  ["pmi", "private mortgage insurance", "mortgage insurance"],
  ["mip", "mortgage insurance premium", "fha mortgage insurance"],
  ["dti", "debt to income"],
  ["dpa", "down payment assistance", "down payment help", "grant"],
  ["apr", "annual percentage rate"],
  ["ltv", "loan to value"],
  ["piti", "monthly payment"],
  ["arm", "adjustable rate"],
  ["hud", "housing counselor"],
  ["fha", "federal housing administration"],
  ["va", "veteran", "military"],
  ["usda", "rural"],
  ["jumbo", "high cost"],
  ["fico", "credit score"],
  ["fcra", "fair credit reporting act"],
  ["croa", "credit repair organizations act"],
  ["preapproval", "pre approval", "pre approved"],
  ["prequalification", "pre qualification", "pre qualified"],
  ["downpayment", "down payment"],
  ["rent to own", "lease to own", "renting to owning", "ending a lease"],
  ["mortgage", "home loan"],
  ["underwriter", "underwriting"],
  ["points", "discount points"],
  ["collections", "debt collector", "charge off"],
  ["settlement", "closing"],
  ["refi", "refinance"],
  ["jobs", "job", "careers", "openings"],
];

/** What somebody may try whose search found nothing. */
export const searchSuggestions: readonly string[] = [
  "credit report",
  "down payment help",
  "closing costs",
  "FHA",
  "mortgage rates",
];
