/** The pages on which React runs in the browser: those whose route says `handle = { hydrate: true }`. */
export const livePages: readonly string[] = [
  "/",
  "/accessibility",
  "/assistance-finder",
  "/blog",
  "/calculators/affordability",
  "/calculators/amortization",
  "/calculators/apr-and-points",
  "/calculators/closing-costs",
  "/calculators/credit-score-price",
  "/calculators/debt-to-income",
  "/calculators/down-payment-savings",
  "/calculators/five-programs",
  "/calculators/income-needed",
  "/calculators/monthly-payment",
  "/calculators/mortgage-insurance",
  "/calculators/refinance",
  "/calculators/rent-or-buy",
  "/ccpa",
  "/contact",
  "/cookies",
  "/financial-aid",
  "/form-success",
  "/form-success/being-checked",
  "/form-success/no-email",
  "/get-started",
  "/mortgage-solutions",
  "/resources",
];

export function isLivePage(path: string): boolean {
  return livePages.includes(path);
}
