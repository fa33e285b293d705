import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const dispute = "/guides/dispute-an-error-yourself";

/** What the law says you may ask for, and who answers. */
export const rightsGlossary: readonly GlossaryTerm[] = [
  {
    slug: "fair-housing-act",
    term: "Fair Housing Act",
    words: ["fair housing", "housing discrimination"],
    meaning: [
      "The law that bars landlords, agents and lenders from treating people worse for who they are.",
      "It names race, color, religion, sex, disability, family status and national origin; you have one year to complain to HUD.",
    ],
    example: "An agent shows you homes in one part of town only. You write down dates and names and send them to HUD.",
    see: ["equal-credit-opportunity-act", "redlining", "hud"],
    more: ["/guides/appraisal-bias-and-fair-housing"],
    from: read("Fair Housing Act, 42 U.S.C. 3604, 3605 and 3610"),
  },
  {
    slug: "equal-credit-opportunity-act",
    term: "Equal Credit Opportunity Act",
    names: ["ECOA", "fair lending"],
    meaning: [
      "The law that makes lenders judge you by your credit and your income, not by who you are.",
      "They also have to count income from part-time work, child support and public help like any other, if it will last.",
    ],
    example: "Half of your income is disability pay. The lender has to count it if you show that it will last.",
    see: ["adverse-action-notice", "fair-housing-act"],
    more: ["/guides/how-much-house-can-you-afford"],
    from: read("Equal Credit Opportunity Act, 15 U.S.C. 1691; 12 CFR 1002.6"),
  },
  {
    slug: "adverse-action-notice",
    term: "Adverse action notice",
    names: ["denial letter", "turn-down letter"],
    meaning: [
      "A letter you must get if a lender turns you down, or a landlord does over a report.",
      "Ask the company it names for your free report within 60 days; a lender must also say why, or how to ask why.",
    ],
    example:
      "The letter says “balances too high.” Your report shows one card that you paid off in spring, so you dispute it.",
    see: ["credit-report", "dispute", "tenant-screening-report"],
    more: ["/guides/denied-for-a-mortgage", "/guides/how-to-read-your-credit-report"],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681m and 1681j; Equal Credit Opportunity Act, 15 U.S.C. 1691(d)"),
  },
  {
    slug: "fair-credit-reporting-act",
    term: "Fair Credit Reporting Act",
    names: ["FCRA"],
    meaning: [
      "The law that lets you see your credit report and have mistakes fixed for free.",
      "It also says how long a bad mark may stay.",
    ],
    example:
      "A late mark from eight years ago is still there. You write one letter, and the bureau has to take it off.",
    see: ["dispute", "credit-report"],
    more: [dispute, "/dispute-kit", "/guides/how-long-marks-stay"],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681 to 1681x"),
  },
  {
    slug: "credit-repair-organizations-act",
    term: "Credit Repair Organizations Act",
    names: ["CROA"],
    meaning: [
      "The law that says what a credit repair company may not do.",
      "It may not lie, may not charge before the work is done, and must let you cancel within three business days.",
    ],
    example: "A company wants $199 today for work next month. That is not allowed, so you keep your money.",
    see: ["dispute", "fair-credit-reporting-act"],
    more: ["/credit-repair", dispute],
    from: read("Credit Repair Organizations Act, 15 U.S.C. 1679b and 1679e"),
  },
  {
    slug: "respa",
    term: "RESPA",
    names: ["Real Estate Settlement Procedures Act"],
    words: ["kickback"],
    meaning: [
      "The law that bars kickbacks between agents, lenders and title companies.",
      "It also sets rules for your escrow account and for mistakes by your servicer.",
    ],
    example: "An agent pushes one title company. You ask if they are paid for that, and you may choose another.",
    see: ["settlement-agent", "loan-servicer", "escrow-account"],
    more: ["/guides/closing-costs-line-by-line"],
    from: read("12 U.S.C. 2605, 2607 and 2609"),
  },
  {
    slug: "truth-in-lending-act",
    term: "Truth in Lending Act",
    names: ["TILA", "Regulation Z"],
    meaning: [
      "The law that makes every lender show the cost of a loan in the same way.",
      "The APR and the Loan Estimate come from it.",
    ],
    example: "An ad says “only $1,200 a month.” By this law it also has to say the APR and how long you pay.",
    see: ["apr", "loan-estimate", "right-of-rescission"],
    more: ["/guides/read-a-loan-estimate"],
    from: read("Truth in Lending Act, 15 U.S.C. 1601; 12 CFR 1026.24"),
  },
  {
    slug: "right-of-rescission",
    term: "Right of rescission",
    names: ["three-day right to cancel"],
    meaning: [
      "The right to cancel some loans on the home you live in for three business days.",
      "It covers most refinances and home equity lines, but not a loan to buy.",
    ],
    example: "You sign a home equity line on Monday. You may cancel until midnight on Thursday.",
    see: ["refinance", "home-equity-line"],
    more: ["/calculators/refinance"],
    from: read("Regulation Z, 12 CFR 1026.23"),
  },
  {
    slug: "trigger-lead",
    term: "Trigger lead",
    names: ["trigger leads"],
    meaning: [
      "Your name, sold by a credit bureau to other lenders when you apply for a mortgage.",
      "Since March 5, 2026, a bureau may do so only in a few cases, such as if you said yes or already use that bank.",
    ],
    example: "You apply on Monday and get ten calls on Tuesday. Ask each caller where they got your name.",
    see: ["hard-inquiry", "credit-bureau"],
    more: ["/guides/pre-qualified-or-pre-approved", "/guides/choose-a-lender"],
    from: read("Homebuyers Privacy Protection Act of 2025, in force since March 5, 2026"),
  },
  {
    slug: "redlining",
    term: "Redlining",
    meaning: [
      "Refusing loans or asking more for them because of who lives in a part of town.",
      "It is against the law, and so is pushing people toward worse loans there.",
    ],
    example: "Your file is strong, but a bank says it does not lend on your street. You ask for the reason in writing.",
    see: ["fair-housing-act", "equal-credit-opportunity-act"],
    more: ["/guides/appraisal-bias-and-fair-housing"],
    from: read("Fair Housing Act, 42 U.S.C. 3605"),
  },
  {
    slug: "cfpb",
    term: "CFPB",
    names: ["Consumer Financial Protection Bureau"],
    meaning: [
      "The federal office that watches over lenders, bureaus and collectors.",
      "You can complain at consumerfinance.gov. About a credit bureau, dispute with the bureau first and let 45 days pass.",
    ],
    example:
      "Your servicer lost two payments. You complain online with your bank statement, and it writes back within two weeks.",
    see: ["hud", "loan-servicer", "dispute"],
    more: [dispute],
    from: read("Consumer Financial Protection Bureau, how complaints work"),
  },
  {
    slug: "hud",
    term: "HUD",
    names: ["Department of Housing and Urban Development"],
    meaning: [
      "The federal department for housing, and the home of FHA loans and vouchers.",
      "It lists free counselors, sets income limits and takes complaints about unfair treatment.",
    ],
    example: `You call ${housingCounselor.phone}, type your ZIP code and get three counselors near you.`,
    see: ["fha-loan", "housing-counselor", "fair-housing-act"],
    more: ["/guides/meet-a-housing-counselor"],
    from: read("HUD housing counseling, 24 CFR part 214"),
  },
  {
    slug: "fannie-mae",
    term: "Fannie Mae",
    words: ["Freddie Mac", "GSE"],
    meaning: [
      "A company, like its twin Freddie Mac, that buys loans from lenders so they can lend again.",
      "It lends you nothing itself, but its rules decide what most conventional loans ask of you.",
    ],
    example: "Your credit union makes the loan in May and sells it in June. Your rate and payment stay as they were.",
    see: ["conforming-loan", "conventional-loan", "loan-servicer"],
    more: ["/loan-programs"],
  },
];
