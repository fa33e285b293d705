/** The words of the loan table that not everybody knows, each in a sentence or two. */
export const loanWords = [
  {
    word: "APR",
    explanation:
      "Annual percentage rate: the rate with the lender’s fees and mortgage insurance counted in, over a year.",
  },
  {
    word: "Down payment",
    explanation: "The part of the price that you pay yourself at closing. The loan pays the rest.",
  },
  {
    word: "Mortgage insurance",
    explanation:
      "It protects the lender, not you, if the loan is not paid back. You pay for it while you own little of the home.",
  },
  {
    word: "Funding fee",
    explanation: "A one-time fee on VA loans that keeps the program going. It can be added to the loan.",
  },
] as const;
