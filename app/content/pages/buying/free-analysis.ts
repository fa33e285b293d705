/** The one site that federal law authorizes for free reports (FTC, "Free Credit Reports", consumer.ftc.gov; November 2026). */
export const officialReports = { name: "AnnualCreditReport.com", url: "https://www.annualcreditreport.com/" } as const;

/** What the free credit analysis is, in the words of every page that explains it. We never have a visitor's reports ourselves. */
export const whatTheAnalysisIs =
  "It is a 15-minute call with your three free credit reports in your hand, and then your list in writing: what to dispute, what to pay down first, and which assistance programs may fit you.";

/** What is free and what is not, near the first button that asks for something. The FAQ says more. */
export const whatItCosts =
  "The analysis costs nothing. Our services come with your loan through a tenant mortgage offering, with no separate fee. Third-party and closing costs may still apply. Credit repair bought on its own has a monthly price.";

/** How the free credit analysis is done. Pages and the confirmation say it in these words. */
export const analysisSteps = [
  {
    title: "Get your three free reports",
    text: "Order them at AnnualCreditReport.com: one each from Equifax, Experian and TransUnion. They are free every week, and looking does not lower your score.",
  },
  {
    title: "Talk with us for 15 minutes",
    text: "We call you. With the reports in your hand, you read us the lines that worry you. We tell you which look wrong, which are true and which you can change.",
  },
  {
    title: "Get it in writing",
    text: "After the call, we email you your list: what to dispute, what to pay down first, and which assistance programs may fit you. It is yours to keep.",
  },
] as const;
