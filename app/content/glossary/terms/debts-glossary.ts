import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { reportYears, waitingYears } from "#app/content/rules/credit-events.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const marks = "/guides/how-long-marks-stay";
const waits = "/guides/after-bankruptcy-or-foreclosure";
const dispute = "/guides/dispute-an-error-yourself";
const { bankruptcy } = waitingYears;

/** Kinds of debt, the marks they leave, and what can be done about a wrong one. */
export const debtsGlossary: readonly GlossaryTerm[] = [
  {
    slug: "revolving-debt",
    term: "Revolving debt",
    names: ["credit card debt", "revolving credit"],
    meaning: [
      "Debt that you can pay down and use again, such as a credit card.",
      "Lenders count the minimum payment on your statement, and scores count how full the cards are.",
    ],
    example: "You owe $2,400 and the statement asks for $60. Your debt-to-income ratio counts the $60.",
    see: ["installment-debt", "credit-utilization", "debt-to-income"],
    more: ["/calculators/debt-to-income", "/calculators/which-debt-first"],
  },
  {
    slug: "installment-debt",
    term: "Installment debt",
    names: ["installment loan"],
    meaning: [
      "A loan with a fixed payment and an end date, such as a car loan.",
      "Lenders count the payment, so a car can cost you more house than it costs you car.",
    ],
    example: "A $400 car payment takes $400 a month from what you can pay for a home.",
    see: ["revolving-debt", "debt-to-income"],
    more: ["/guides/debt-to-income-explained", "/calculators/debt-to-income"],
  },
  {
    slug: "late-payment",
    term: "Late payment",
    names: ["delinquency"],
    words: ["30 days late", "past due"],
    meaning: [
      "A payment that came so late that it is on your report.",
      `That means 30 days or more, and it can stay for ${reportYears.most} years, though lenders look hardest at the last 12 months.`,
    ],
    example: "A card was due on June 1 and you paid on June 20. You owe a fee, but your report shows nothing.",
    see: ["payment-history", "collection", "date-of-first-delinquency"],
    more: [marks, "/when-marks-leave"],
    from: reportYears,
  },
  {
    slug: "date-of-first-delinquency",
    term: "Date of first delinquency",
    names: ["DOFD"],
    meaning: [
      "The day you fell behind on a debt and never caught up.",
      `The clock of ${reportYears.most} years runs from it, with up to 180 days more for a collection, and a sale of the debt does not restart it.`,
    ],
    example:
      "You stopped paying a card in March 2021. A collector buys the debt in 2024, and it still leaves your report in 2028.",
    see: ["collection", "charge-off", "re-aging"],
    more: [marks, "/when-marks-leave"],
    from: reportYears,
  },
  {
    slug: "collection",
    term: "Collection",
    names: ["collection account"],
    words: ["debt collector", "collections"],
    meaning: [
      "A debt that was handed or sold to a company that collects it.",
      `It can stay on your report for about ${reportYears.most} years, paid or not.`,
    ],
    example: "A gym sends $240 to a collector. You pay it, and the line stays but now says paid.",
    see: ["charge-off", "date-of-first-delinquency", "debt-validation"],
    more: ["/guides/answer-a-debt-collector", marks, "/when-marks-leave"],
    from: reportYears,
  },
  {
    slug: "charge-off",
    term: "Charge-off",
    names: ["charged off", "written off"],
    meaning: [
      "The lender has written a debt off as a loss, but you still owe it.",
      `It can stay on your report for about ${reportYears.most} years.`,
    ],
    example: "After six months without a payment, a bank writes off $1,900. A collector may still ask you for it.",
    see: ["collection", "late-payment"],
    more: [marks, "/when-marks-leave"],
    from: reportYears,
  },
  {
    slug: "re-aging",
    term: "Re-aging",
    names: ["restarting the clock"],
    meaning: [
      "Giving an old debt a newer date, so that it stays on your report longer.",
      "That is against the law, and you can dispute it with any letter that shows the real date.",
    ],
    example: "You fell behind in 2018. A collector reports 2023. You send the old statement, and the line must go.",
    see: ["date-of-first-delinquency", "dispute"],
    more: [marks, dispute, "/dispute-kit"],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681s-2"),
  },
  {
    slug: "debt-validation",
    term: "Debt validation",
    names: ["validation letter", "debt verification"],
    meaning: [
      "A letter that makes a collector show what you owe and who you owe it to.",
      "Write within 30 days of the collector’s notice, and it must stop until it sends proof. The first lender does not have to.",
    ],
    example: "A collector asks for $612. You write back in a week, and it finds the bill was paid in 2023.",
    see: ["collection", "dispute"],
    more: ["/guides/answer-a-debt-collector"],
    from: read("Fair Debt Collection Practices Act, 15 U.S.C. 1692g"),
  },
  {
    slug: "dispute",
    term: "Dispute",
    names: ["credit dispute", "reinvestigation"],
    meaning: [
      "You tell a bureau that something on your report is wrong, and it has to check for free.",
      `It has 30 days, in some cases 45, and must fix or remove what it can’t confirm. ${openDisputes.first}`,
    ],
    example:
      "The bureau gets your dispute of a late mark on May 2, with a bank statement. It has until June 1 to check.",
    see: ["furnisher", "credit-report", "re-aging"],
    more: [dispute, "/dispute-kit"],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681i"),
  },
  {
    slug: "furnisher",
    term: "Furnisher",
    names: ["data furnisher"],
    meaning: [
      "A bank, landlord or collector that reports your payments to a bureau.",
      "Dispute with the bureau first. To the furnisher, write in your own words: it may ignore a credit repair company’s form.",
    ],
    example:
      "The bureau says a debt is “verified.” You write to the bank, it finds the mix-up, and it corrects all three reports.",
    see: ["dispute", "credit-bureau"],
    more: [dispute],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681s-2"),
  },
  {
    slug: "judgment",
    term: "Judgment",
    names: ["court judgment"],
    meaning: [
      "A court’s decision that you owe someone money.",
      "The big bureaus no longer list it, but a title search finds it, and it may have to be paid before you close.",
    ],
    example: "A court says you owe $1,100 from 2021. The title company finds it, and you pay it before closing day.",
    see: ["lien", "title-search", "collection"],
    more: ["/guides/eviction-or-broken-lease", marks],
  },
  {
    slug: "bankruptcy",
    term: "Bankruptcy",
    words: ["chapter 7", "chapter 13"],
    meaning: [
      "A court case that ends debts or puts them on a payment plan.",
      `A chapter 7 case can stay on your report for ${reportYears.bankruptcy} years, but FHA asks for a wait of ${bankruptcy.fha} years.`,
    ],
    example: `Your debts were discharged in May 2024. The FHA wait ended in May ${2024 + bankruptcy.fha}; the usual wait for a conventional loan ends in May ${2024 + bankruptcy.conventional}.`,
    see: ["waiting-period", "credit-report"],
    more: [waits, marks],
    from: { source: `${waitingYears.source}; ${reportYears.source}`, effective: waitingYears.effective },
  },
  {
    slug: "waiting-period",
    term: "Waiting period",
    names: ["seasoning period"],
    meaning: [
      "The time a loan program asks for after a bankruptcy, foreclosure or short sale.",
      `After a foreclosure it is ${waitingYears.foreclosure.fha} years for FHA and ${waitingYears.foreclosure.conventional} for a conventional loan.`,
    ],
    example: `A foreclosure ended in April 2024. An FHA loan is possible from April ${2024 + waitingYears.foreclosure.fha}.`,
    see: ["bankruptcy", "foreclosure", "short-sale"],
    more: [waits, marks],
    from: waitingYears,
  },
  {
    slug: "student-loan-deferment",
    term: "Deferred student loan",
    names: ["student loan in deferment"],
    words: ["income-driven payment"],
    meaning: [
      "A student loan whose payments are paused for now.",
      "Most lenders still count a payment: the one on your plan, or a small share of the balance.",
    ],
    example:
      "You owe $30,000 and pay nothing now. A lender that counts 0.5% of the balance adds $150 to your monthly debts.",
    sum: [
      ["Balance", "$30,000"],
      ["Share that is counted", "0.5%"],
      ["Counted each month", "$150"],
    ],
    see: ["debt-to-income", "installment-debt"],
    more: ["/guides/student-loans-and-a-mortgage", "/calculators/debt-to-income"],
    from: read("HUD Handbook 4000.1, student loans"),
  },
  {
    slug: "medical-debt",
    term: "Medical debt",
    names: ["medical bills"],
    words: ["medical collections", "hospital"],
    meaning: [
      "A doctor’s or hospital’s bill that you have not paid.",
      "The three bureaus don’t show it if it is paid, started under $500, or is less than a year past due.",
    ],
    example: "You owe a clinic $380. Even if it goes to a collector, it should not be on your report.",
    see: ["collection", "dispute"],
    more: ["/guides/medical-debt-on-a-credit-report", marks],
    from: read("Equifax, Experian and TransUnion, joint statements of 2022 and 2023"),
  },
  {
    slug: "credit-freeze",
    term: "Credit freeze",
    names: ["security freeze"],
    meaning: [
      "A lock on your report, so strangers can’t easily open credit in your name.",
      "It is free by law, and you lift it for the days when a lender has to look.",
    ],
    example:
      "Your files are frozen. You lift the freeze at all three bureaus on Monday, and the lender looks on Tuesday.",
    see: ["fraud-alert", "identity-theft", "hard-inquiry"],
    more: ["/guides/identity-theft-and-your-credit", "/guides/how-to-read-your-credit-report"],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681c-1"),
  },
  {
    slug: "fraud-alert",
    term: "Fraud alert",
    meaning: [
      "A note on your report that asks lenders to make sure it is really you.",
      "It is free, lasts a year, and one bureau tells the other two.",
    ],
    example:
      "Your wallet is stolen. You call one bureau, and a lender has to check that it is you before it opens a card.",
    see: ["credit-freeze", "identity-theft"],
    more: ["/guides/identity-theft-and-your-credit", "/guides/how-to-read-your-credit-report"],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681c-1"),
  },
  {
    slug: "identity-theft",
    term: "Identity theft",
    meaning: [
      "Someone uses your name or number to borrow or to buy.",
      "Send the bureaus a report from IdentityTheft.gov and your ID: they must block the debts in four business days.",
    ],
    example: "A store card you never opened shows $2,300. You file a report and send it in, and the line is blocked.",
    see: ["fraud-alert", "credit-freeze", "dispute"],
    more: ["/guides/identity-theft-and-your-credit", dispute],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681c-2"),
  },
];
