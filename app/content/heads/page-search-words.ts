// cspell:ignore paystubs

/** Other words that people look for a page by, by its path. */
export const pageSearchWords: Readonly<Record<string, string>> = {
  "/about": "who are you lender company office located location trust",
  "/contact": "where located location address office email write to us phone number spanish speak upload send refund",
  "/privacy": "sell share my info information data personal stop calls texts texting",
  "/ccpa": "do not sell my personal information delete correct",
  "/financial-aid": "teacher nurse police firefighter veteran single mom parent",
  "/mortgage-process": "steps documents papers paystubs how many months bank statements letter of explanation",
  "/when-marks-leave": "repossession repo chapter 13 judgment seven years fall off",
  "/dispute-kit": "pay for delete goodwill letter dispute collection inquiry",
};
