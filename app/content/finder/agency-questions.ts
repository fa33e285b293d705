/** What to ask a state's housing agency on the telephone, in this order. */
export const agencyQuestions = [
  "Which down payment programs are open for new buyers today, and what is left of the money?",
  "What are the income and price limits for my county and my household?",
  "Is it a grant, is it forgiven over time, or do I pay it back, and when?",
  "Do I have to use one of your lenders, and which are near me?",
  "Which homebuyer course do you accept, and does it have to be done before the offer?",
  "Do you issue Mortgage Credit Certificates?",
] as const;
