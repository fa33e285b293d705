/** The pages on which React runs in the browser: those whose route says `handle = { hydrate: true }`. */
export const livePages: readonly string[] = [
  "/",
  "/accessibility",
  "/assistance-finder",
  "/blog",
  "/calculators/amortization",
  "/calculators/monthly-payment",
  "/ccpa",
  "/contact",
  "/cookies",
  "/financial-aid",
  "/form-success",
  "/get-started",
  "/mortgage-solutions",
  "/resources",
];

export function isLivePage(path: string): boolean {
  return livePages.includes(path);
}
