import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 50,
  title: "Card use, card by card",
  breadcrumb: "Card use",
  description: "How much of each limit you use, and which card to pay first with the cash you have.",
  head: {
    title: "Credit card use calculator, card by card",
    description:
      "How much of each card’s limit you use, and of all together: which card to pay first with your cash to get under 30% and 10%. No score is predicted.",
  },
  guide: { path: "/guides/what-moves-a-credit-score", label: "What moves a credit score" },
  searchWords: ["utilization", "how much of my credit card", "balance", "30%", "pay down cards"],
  question: "How much of your card limits do you use?",
  lead: "Balance over limit, for each card and for all of them. It is one of the few parts of a score that can change within weeks.",
  assumes: [
    {
      title: "Why it counts",
      text: "Amounts owed are 30% of a FICO score for people in general, and the use of card limits is a large part of that. What’s in my FICO Scores, myfico.com, November 21, 2026.",
    },
    {
      title: "30% and 10%",
      text: "Under 30% is a common rule of thumb, which the CFPB names, too (How do I get and keep a good credit score?, consumerfinance.gov). People with the highest scores mostly use under 10%. No law and no cliff: less is better all the way down.",
    },
    {
      title: "The order",
      text: "First every card down to 30%, then to 10%. On each line the card that needs the least goes first, so your cash clears as many cards as it can. A step that the cash cannot finish is not begun.",
    },
    {
      title: "The day",
      text: "Most cards report the balance of your statement. Pay a few days before it closes, and the lower number is reported.",
    },
    { title: "Starting numbers", text: "Three made-up cards, November 2026." },
  ],
  leavesOut: [
    "Your score, and how many points a payment brings. Only the scoring companies know that.",
    "Interest. To save the most money, pay the card with the highest rate first.",
    "Charge cards without a limit, and cards in someone else’s name.",
    "A card that you close: its limit goes, and your overall use goes up.",
  ],
  withoutMortgageRate: true,
  next: "Want to see what else your report shows?",
};
