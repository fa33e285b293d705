import { complainRule, disputeClocks } from "#app/content/disputes/date-words.ts";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { reportYears, waitingYears } from "#app/content/rules/credit-events.ts";
import { fhaDisputes, fhaJudgments } from "#app/content/rules/fha.ts";
import { scoreVersions } from "#app/content/rules/score-versions.ts";
import { type Answer, type AnswerSource, ownPages, together } from "./answer-record.ts";

const { bankruptcy, foreclosure, shortSale } = waitingYears;
const marks = { label: "How long marks stay", to: "/guides/how-long-marks-stay" };
const waits = { label: "All the waits", to: "/guides/after-bankruptcy-or-foreclosure" };
const dispute = { label: "Dispute an error yourself", to: "/guides/dispute-an-error-yourself" };
const creditLaw: AnswerSource = {
  source: "Fair Credit Reporting Act, 15 U.S.C. 1681i and 1681j",
  effective: "2026-11-21",
};

/** Answers on what a credit report shows, how long it stays there, and what it keeps you from. */
export const creditAnswers: readonly Answer[] = [
  {
    id: "eviction",
    question: "Can I buy with an eviction?",
    words: "evicted eviction rental history record landlord court unpaid rent",
    verdict: "It depends",
    text: `Credit reports list debts, not evictions. Unpaid rent sent to a collector can stay for ${reportYears.most} years, and a lender may ask about your last 12 rent payments.`,
    from: reportYears,
    next: { label: "Buying after an eviction", to: "/guides/eviction-or-broken-lease" },
  },
  {
    id: "bankruptcy",
    question: "How soon after bankruptcy can I buy?",
    words: "bankruptcy chapter 7 13 discharge filed wait years loan bankrupt count long still paying fha",
    verdict: `${bankruptcy.fha} to ${bankruptcy.conventional} years`,
    text: `After chapter 7, FHA asks for ${bankruptcy.fha} years from the discharge and a conventional loan for ${bankruptcy.conventional}. It stays on your report for up to ${reportYears.bankruptcy} years.`,
    from: together(waitingYears, reportYears),
    next: marks,
  },
  {
    id: "bankruptcy-on-report",
    question: "How long does a bankruptcy stay on my report?",
    words: "bankruptcy credit report count stays years fall off",
    verdict: `Up to ${reportYears.bankruptcy} years`,
    text: `That is the most the law allows. You don’t have to wait that long to buy: FHA asks for ${bankruptcy.fha} years after chapter 7.`,
    from: together(reportYears, waitingYears),
    next: marks,
  },
  {
    id: "foreclosure",
    question: "How soon after a foreclosure can I buy?",
    words: "foreclosure foreclosed lost house wait years",
    verdict: `${foreclosure.fha} to ${foreclosure.conventional} years`,
    text: `FHA asks for ${foreclosure.fha} years and a conventional loan for ${foreclosure.conventional}. After a short sale it is ${shortSale.fha} and ${shortSale.conventional}.`,
    from: waitingYears,
    next: waits,
  },
  {
    id: "collections",
    question: "Can I buy with collections?",
    words: "collection charge off pay old debts before",
    verdict: "It depends",
    text: `Many lenders work with old or small collections. One stays on your report for about ${reportYears.most} years, and paying it does not restart that clock.`,
    from: reportYears,
    next: marks,
  },
  {
    id: "collector",
    question: "A debt collector is after me. What now?",
    words: "debt collector keeps calling letter sued sue harass old debt statute of limitations pay for delete",
    verdict: "Write back within 30 days",
    text: "Dispute the debt in writing within 30 days after the notice. Then the collector must stop until it has sent you proof.",
    from: { source: "Fair Debt Collection Practices Act, 15 U.S.C. 1692g", effective: ownPages.effective },
    next: { label: "A letter to copy", to: "/guides/answer-a-debt-collector" },
  },
  {
    id: "judgment",
    question: "Can I buy with a judgment or a lien?",
    words: "court judgment judgement record tax lien irs owed garnishment garnish wage sued",
    verdict: "Paid, or in a plan",
    text: `FHA wants a court’s judgment paid, or ${fhaJudgments.monthsPaid} payments of an agreed plan made on time. Lenders find judgments and liens in public records, though reports no longer list them.`,
    from: fhaJudgments,
    next: marks,
  },
  {
    id: "late-payments",
    question: "How long do late payments stay on my report?",
    words: "late missed payment 30 days past due seven 7 years fall off",
    verdict: `${reportYears.most} years`,
    text: "The clock starts with the payment you missed. Lenders look hardest at your last 12 months.",
    from: reportYears,
    next: marks,
  },
  {
    id: "inquiries",
    question: "Does a credit check lower my score?",
    words: "hard inquiry inquiries pull soft check hurt drop checking applying apply mortgages several lenders",
    verdict: "Your own check, no",
    text: `Looking at your own report never changes your score. A lender’s check can cost a few points and stays for ${reportYears.inquiry} years.`,
    from: reportYears,
    next: { label: "What moves a credit score", to: "/guides/what-moves-a-credit-score" },
  },
  {
    id: "which-score",
    question: "Which credit score does a mortgage lender use?",
    words: "fico vantagescore version app score different classic 10t middle score credit karma",
    verdict: "Mostly an older FICO",
    text: scoreVersions.words,
    from: scoreVersions,
    next: { label: "What moves a credit score", to: "/guides/what-moves-a-credit-score" },
  },
  {
    id: "remove-marks",
    question: "Can negative items be taken off my report?",
    words: "remove delete erase bad marks clean credit repair true fix old",
    verdict: "Only if they are wrong",
    text: "What is wrong, too old or not yours can be disputed for free. What is true stays until its time is up. Don’t pay anyone who says otherwise.",
    from: creditLaw,
    next: dispute,
  },
  {
    id: "free-report",
    question: "Where do I get my credit report for free?",
    words: "annualcreditreport free report see my credit equifax experian transunion bureaus order copy",
    verdict: "AnnualCreditReport.com",
    text: "All three reports are free there: once a year by law, and every week by the bureaus’ own choice.",
    from: creditLaw,
    next: { label: "How to read your credit report", to: "/guides/how-to-read-your-credit-report" },
  },
  {
    id: "dispute-time",
    question: "How long does a dispute take?",
    words: "dispute error wrong bureau answer days investigate",
    verdict: "30 days",
    text: "A credit bureau has 30 days to look into it, and 45 in some cases. It must fix or remove what it can’t confirm.",
    from: creditLaw,
    next: dispute,
  },
  {
    id: "complain-about-bureau",
    question: "When can I complain about a credit bureau?",
    words: "cfpb complaint bureau ignored dispute 45 days equifax experian transunion",
    verdict: `After ${disputeClocks.complainAfterDays} days`,
    text: complainRule,
    from: disputeClocks,
    next: { label: "Write the letters and see the dates", to: "/dispute-kit" },
  },
  {
    id: "open-dispute",
    question: "Can I apply for a loan while a dispute is open?",
    words: "open dispute disputed account pending mortgage apply fha underwriting remove dispute comment",
    verdict: "Better to finish it first",
    text: `With ${openDisputes.from} or more of negative accounts in dispute, FHA has a person review the loan by hand. Medical bills and identity theft don’t count.`,
    from: fhaDisputes,
    next: dispute,
  },
  {
    id: "pay-for-repair",
    question: "Do I have to pay for credit repair?",
    words: "fee upfront charge company myself",
    verdict: "No",
    text: "You can dispute errors yourself for free. By federal law, a credit repair company may not charge before the work is done.",
    from: { source: "Credit Repair Organizations Act, 15 U.S.C. 1679b", effective: ownPages.effective },
    next: dispute,
  },
  {
    id: "rent-builds-credit",
    question: "Does paying rent build credit?",
    words: "rent payments reported reporting report count counts landlord history bureau",
    verdict: "Only if it is reported",
    text: "Most landlords don’t report it. A rent reporting service can, and it helps most if your file is thin. Some scores leave rent out.",
    from: { source: "Our guides, with their sources", effective: ownPages.effective },
    next: { label: "What rent reporting is", to: "/glossary/rent-reporting" },
  },
  {
    id: "medical-debt",
    question: "Does medical debt hurt my score?",
    words: "medical hospital doctor clinic bill bills collection",
    verdict: "Less than it did",
    text: "The three bureaus leave out medical bills that are paid, under $500 or less than a year old. A larger one that is unpaid can still count.",
    from: {
      source: "Equifax, Experian and TransUnion, joint statements of 2022 and 2023",
      effective: ownPages.effective,
    },
    next: { label: "Medical debt: what stays, what goes", to: "/guides/medical-debt-on-a-credit-report" },
  },
];
