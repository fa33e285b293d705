import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 30,
  title: "Biweekly, recast or extra",
  breadcrumb: "Biweekly or recast",
  description: "The same extra money in four ways: which one saves most, and which one lowers the bill.",
  head: {
    title: "Biweekly, recast or extra payments: what saves more",
    description:
      "The same extra money paid at once, with a recast, as biweekly halves or a little each month: what each way saves, when the loan ends, and your bill.",
  },
  guide: { path: "/guides/your-first-year-as-an-owner", label: "Your first year as an owner" },
  searchWords: ["recast", "re-amortize", "biweekly", "13th payment", "extra principal", "lump sum"],
  question: "Biweekly, recast, or just pay extra?",
  lead: "The same extra money can end your loan sooner or lower your bill. See what each way saves before you pay anyone to set it up.",
  assumes: [
    {
      title: "Pay it now",
      text: "All of it goes to what you owe today, and your bill stays. On a loan that is up to date, the servicer must take it at once if you mark it as extra principal (Fannie Mae Servicing Guide C-1.2-01, October 2023).",
    },
    {
      title: "Recast",
      text: "You pay it now, and the servicer works out a lower bill for the years left. Rate and last payment stay. Servicers set the terms: PennyMac asks for $10,000 or more (its help page, read in November 2026). The fee here is our own round figure.",
    },
    {
      title: "Biweekly",
      text: "Half a bill every two weeks. That makes 13 bills a year, so one extra bill counts at the end of each year until your money is used up. A servicer may hold a half until the bill is whole (12 CFR 1026.36(c)(1)(ii)).",
    },
    {
      title: "Plan fees",
      text: "Some plans are free. One company took up to $995 to start and $84 to $101 a year, as the CFPB said when it sued in May 2015.",
    },
    {
      title: "Each month",
      text: "A twelfth of your bill on top of each one, until your money is used up.",
    },
    {
      title: "Starting numbers",
      text: "A made-up loan, November 2026, not an offer.",
    },
  ],
  leavesOut: [
    "What the money would earn in savings, or save on a card with a higher rate. Pay off cards first.",
    "Money for a bad month. What you pay in comes back only with a new loan or a sale.",
    "Whether you can recast. With FHA, VA and USDA loans you usually can’t. Ask before you send the money.",
    "Mortgage insurance. Owing less can move up the day when you may ask to end it.",
    "A fee for paying early. Most loans have none. Your Closing Disclosure says whether yours does.",
  ],
  next: "Still renting? Start with the score that gets you the loan.",
};
