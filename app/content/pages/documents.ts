import type { DocumentCategory } from "#app/content/site/records.ts";

/** The papers a lender asks for, in the four piles it sorts them into. */
export const documentCategories = [
  {
    category: "Income",
    documents: [
      "Pay stubs, recent 30 days",
      "W-2s, last 2 years",
      "Tax returns, last 2 years, all pages",
      "1099s or profit and loss, if you work for yourself",
    ],
  },
  {
    category: "Assets",
    documents: [
      "Bank statements, 2–3 months, every page",
      "Retirement and investment statements, latest",
      "Gift letter, if somebody helps with the down payment",
      "Award letter of an assistance program",
    ],
  },
  {
    category: "Credit and debts",
    documents: [
      "Statements of loans and cards",
      "Letters that explain late payments",
      "Child support or alimony orders",
      "Bankruptcy papers, if there are any",
    ],
  },
  {
    category: "Identity and home",
    documents: [
      "Photo ID, not expired",
      "Social Security number, told only to the lender",
      "Lease and landlord’s contact, last 2 years of addresses",
      "Signed purchase agreement, once you have one",
    ],
  },
] as const satisfies readonly DocumentCategory[];
