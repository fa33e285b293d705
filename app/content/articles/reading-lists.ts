import type { readingSituations } from "#app/content/site/records.ts";

export type ReadingSituation = (typeof readingSituations)[number];

/** What to read in a situation, and in which order. Other guides that name the situation come after, without a number. */
export type ReadingList = {
  /** As a renter says it. */
  title: string;
  /** The same as somebody might say it to a friend: made up, and the page says so. */
  voice: string;
  lead: string;
  description: string;
  /** Where to begin, and why each one: the names of the guides' files. */
  begin: readonly { guide: string; why: string }[];
  /** What to do besides reading. */
  tool: { label: string; to: string };
};

export const readingLists: Readonly<Record<ReadingSituation, ReadingList>> = {
  "score-under-620": {
    title: "My score is under 620",
    voice: "They said 598. I want to know what is in there before I touch anything.",
    lead: "Start with the report, not with the score. See what is in it, fix what is wrong, then work on what weighs most.",
    description: "What to read, in order, when a low credit score keeps you from a home loan.",
    begin: [
      { guide: "meet-a-housing-counselor", why: "Help for little or nothing, from someone with no loan to sell." },
      { guide: "how-to-read-your-credit-report", why: "See what a lender sees before you change anything." },
      { guide: "dispute-an-error-yourself", why: "A line that is wrong can go. This is the free way to do it." },
      { guide: "what-moves-a-credit-score", why: "Some habits weigh more than others. Work on those first." },
      {
        guide: "build-credit-from-a-thin-file",
        why: "If there is little on your report: how to put something good there.",
      },
      { guide: "how-long-marks-stay", why: "For lines that are true: when each one goes by itself." },
      { guide: "is-this-a-scam", why: "People with low scores get the worst offers. Check anyone first, us too." },
      { guide: "fha-loans-explained", why: "The loan that many buyers with a low score use, and its price." },
      { guide: "sample-story-650-to-720", why: "A made-up case from the first letter to the last." },
    ],
    tool: { label: "See what a higher score would save", to: "/calculators/credit-score-price" },
  },
  "no-savings": {
    title: "I have no savings",
    voice: "I earn enough. At the end of the month there is nothing left.",
    lead: "First learn how much you really need. Then see who could pay part of it. The rest is a monthly plan.",
    description: "What to read, in order, when you earn enough to own a home but have little put aside.",
    begin: [
      { guide: "saving-for-a-down-payment", why: "Find your goal. It may be smaller than you think." },
      { guide: "saving-on-a-low-income", why: "Ways to put something aside when the month is tight." },
      {
        guide: "emergency-fund-before-down-payment",
        why: "What to keep for yourself, so that one bill does not undo it all.",
      },
      { guide: "down-payment-assistance-explained", why: "Which help is a gift, and which is a second loan." },
      { guide: "gift-money-and-its-letter", why: "If family helps: what the lender needs on paper." },
      { guide: "va-and-usda-loans", why: "Two loans that ask for no down payment. One may be for you." },
      { guide: "closing-costs-line-by-line", why: "The other cash you need, and who else may pay it." },
    ],
    tool: { label: "Work out your savings plan", to: "/calculators/down-payment-savings" },
  },
  "lease-ends-soon": {
    title: "My lease ends in six months",
    voice: "I do not want to sign for another year and then move again.",
    lead: "Six months can be enough, if the papers come first. Know your notice date, then talk to lenders.",
    description: "What to read, in order, when your lease runs out and you would rather buy than sign again.",
    begin: [
      {
        guide: "ending-a-lease-to-buy",
        why: "Your notice, your deposit, and the weeks when you may pay for two homes.",
      },
      { guide: "how-much-house-can-you-afford", why: "Know your price before you look at homes." },
      { guide: "pre-qualified-or-pre-approved", why: "The letter that a seller takes seriously, and how to get it." },
      { guide: "read-a-loan-estimate", why: "Put two offers side by side before you choose." },
      { guide: "closing-day", why: "The last day, hour by hour." },
    ],
    tool: { label: "Compare renting with buying", to: "/calculators/rent-or-buy" },
  },
  "marks-on-report": {
    title: "I have negative items on my report",
    voice: "Some of it is mine. One of them I have never seen before.",
    lead: "Sort them first. What is false or too old can go. What is true fades, and lenders have waiting times for some of it.",
    description: "What to read, in order, about late payments, collections and other marks on a credit report.",
    begin: [
      { guide: "how-to-read-your-credit-report", why: "Find every mark, on all three reports." },
      { guide: "how-long-marks-stay", why: "When each mark goes, and how long lenders wait." },
      { guide: "dispute-an-error-yourself", why: "The letter for marks that are wrong." },
      { guide: "identity-theft-and-your-credit", why: "If the marks are someone else’s." },
      { guide: "answer-a-debt-collector", why: "What to say to a collector, and when." },
      { guide: "medical-debt-on-a-credit-report", why: "Medical bills have their own rules." },
      { guide: "eviction-or-broken-lease", why: "For an old rental that still follows you." },
      { guide: "sample-story-650-to-720", why: "Seven marks, sorted: which five went and which two stayed." },
    ],
    tool: { label: "See when each mark leaves", to: "/when-marks-leave" },
  },
  "irregular-income": {
    title: "My income changes from month to month",
    voice: "March was good. April was not. Which one does a lender believe?",
    lead: "Lenders look for income that papers can prove. See how they count yours, then set a payment for your slow months.",
    description: "What to read, in order, when you work for yourself, by the hour, by the season or on tips.",
    begin: [
      { guide: "self-employed-income", why: "How a lender counts income from your own work or business." },
      { guide: "new-job-or-first-paycheck", why: "What counts when the job is new." },
      { guide: "debt-to-income-explained", why: "Which income counts, and which debts it is compared with." },
      { guide: "how-much-house-can-you-afford", why: "A price that also fits the slow months." },
      { guide: "pre-qualified-or-pre-approved", why: "Have your papers checked early, so that nothing surprises you." },
    ],
    tool: { label: "Work out your debt-to-income", to: "/calculators/debt-to-income" },
  },
  "ready-to-look": {
    title: "I am ready to look at homes",
    voice: "I have the papers together. What comes first: the house or the loan?",
    lead: "Price, letter, loan, costs: take them in this order, and closing day brings fewer surprises.",
    description: "What to read, in order, from your first call with a lender to the keys.",
    begin: [
      { guide: "how-much-house-can-you-afford", why: "Set your own limit before a lender names one." },
      { guide: "choose-a-lender", why: "Three quotes within two weeks, and how to compare them." },
      { guide: "pre-qualified-or-pre-approved", why: "Get the letter that sellers ask for." },
      { guide: "choose-an-agent", why: "What an agent costs you now, and what to sign." },
      { guide: "make-an-offer", why: "The price is one line of it. Here are the others." },
      { guide: "the-home-inspection", why: "Find out what is broken before the house is yours." },
      { guide: "read-a-loan-estimate", why: "Compare lenders by three figures." },
      { guide: "closing-costs-line-by-line", why: "What the cash on closing day is for." },
      { guide: "closing-day", why: "The last day, hour by hour." },
    ],
    tool: { label: "See what a home would cost a month", to: "/calculators/monthly-payment" },
  },
};
