import { sample } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const estimate = "/guides/read-a-loan-estimate";
const lineByLine = "/guides/closing-costs-line-by-line";
const process = "/mortgage-process";

/** From the signed offer to the keys: the papers and the people. */
export const closingGlossary: readonly GlossaryTerm[] = [
  {
    slug: "purchase-agreement",
    term: "Purchase agreement",
    names: ["sales contract", "purchase contract"],
    meaning: [
      "The contract that you and the seller sign, with the price, the dates and the ways out.",
      "From then on both of you are bound, so read each date and write it down.",
    ],
    example: "Yours names $243,000, an inspection by May 10, and closing on June 14.",
    see: ["offer", "contingency", "closing-day"],
    more: ["/guides/make-an-offer", process],
  },
  {
    slug: "loan-estimate",
    term: "Loan Estimate",
    names: ["LE", "good faith estimate"],
    meaning: [
      "A three-page form with the rate, the payment and all the costs of a loan.",
      "Each lender must send it within three business days of your application, in the same layout.",
    ],
    example: "You put two of them side by side. Section A is $600 lower on one, and the rate is the same.",
    see: ["closing-disclosure", "origination-fee", "rate-shopping"],
    more: [estimate, "/compare-loan-estimates"],
    from: read("Regulation Z, 12 CFR 1026.19(e)"),
  },
  {
    slug: "closing-disclosure",
    term: "Closing Disclosure",
    names: ["CD"],
    meaning: [
      "The final form with your loan’s terms and every cost, line by line.",
      "You get it at least three business days before closing, so that you can compare it with the Loan Estimate.",
    ],
    example: "You close on Friday and have it on Tuesday. A $300 fee is new, and you call before you sign.",
    see: ["loan-estimate", "closing-day", "cash-to-close"],
    more: ["/guides/closing-day", estimate, lineByLine],
    from: read("Regulation Z, 12 CFR 1026.19(f)"),
  },
  {
    slug: "closing-day",
    term: "Closing",
    names: ["settlement", "closing day"],
    meaning: [
      "The day you sign, pay and get the keys.",
      "It takes an hour or two, with a photo ID and a wire or cashier’s check for the exact sum.",
    ],
    example: "You sign at ten, the county records the deed at two, and you have the keys by four.",
    see: ["closing-disclosure", "settlement-agent", "final-walk-through"],
    more: ["/guides/closing-day", process],
  },
  {
    slug: "settlement-agent",
    term: "Settlement agent",
    names: ["closing agent", "escrow officer", "closing attorney"],
    meaning: [
      "The person or company that collects all the money and papers, and pays everyone at closing.",
      "In some states it has to be a lawyer, and you may often choose who it is.",
    ],
    example: "The agent gets your wire and the lender’s, pays off the seller’s loan, and sends the deed to the county.",
    see: ["closing-day", "title-insurance", "wire-fraud"],
    more: ["/guides/title-and-title-insurance", lineByLine],
  },
  {
    slug: "title",
    term: "Title",
    words: ["clear title"],
    meaning: [
      "The right to own a home, as the county’s records show it.",
      "Title is clear when no one else has a claim on the home.",
    ],
    example:
      "The records show the seller, one loan and no unpaid taxes. Once the loan is paid off, the title is clear.",
    see: ["title-search", "deed", "lien"],
    more: ["/guides/title-and-title-insurance", lineByLine],
  },
  {
    slug: "title-search",
    term: "Title search",
    names: ["title report", "title commitment"],
    meaning: [
      "A look through public records for anyone with a claim on a home.",
      "What it finds has to be cleared before you close.",
    ],
    example: "The search finds $1,900 of unpaid water bills. The seller pays them from the sale.",
    see: ["title-insurance", "lien", "title"],
    more: ["/guides/title-and-title-insurance", lineByLine],
  },
  {
    slug: "deed",
    term: "Deed",
    words: ["warranty deed", "quitclaim deed"],
    meaning: [
      "The paper that passes a home from one owner to the next.",
      "Once the county has recorded it, public records show that the home is yours.",
    ],
    example:
      "Your deed is recorded on June 14. In July a letter offers you a copy for $100, and the county sells one for a few dollars.",
    see: ["title", "recording-fee", "deed-of-trust"],
    more: ["/guides/title-and-title-insurance", process],
  },
  {
    slug: "deed-of-trust",
    term: "Deed of trust",
    names: ["security instrument", "trust deed"],
    meaning: [
      "A paper that ties your home to the loan, with a third party who can sell it if you don’t pay.",
      "Some states use it and others use a mortgage; with a deed of trust, a foreclosure often needs no court.",
    ],
    example: "You sign two main papers: the note says you owe the money, and the deed of trust ties it to the house.",
    see: ["promissory-note", "mortgage", "foreclosure"],
    more: ["/guides/closing-day", process],
  },
  {
    slug: "promissory-note",
    term: "Promissory note",
    names: ["note", "mortgage note"],
    meaning: [
      "The paper in which you promise to pay the loan back.",
      "It has the rate, the payment and the due date, so check those three before you sign.",
    ],
    example: `Your note says ${sample.loan} at ${sample.rate}, with ${sample.payment} due on the first of each month.`,
    see: ["deed-of-trust", "interest", "prepayment-penalty"],
    more: ["/guides/closing-day", process],
  },
  {
    slug: "lien",
    term: "Lien",
    words: ["tax lien", "mechanic’s lien"],
    meaning: [
      "A claim on a home for a debt, which has to be paid when the home is sold.",
      "Your mortgage is one, and unpaid taxes or builders can be others.",
    ],
    example:
      "The seller never paid a $4,000 roof. The roofer’s lien is paid from the sale before the seller gets a cent.",
    see: ["title-search", "second-mortgage", "judgment"],
    more: ["/guides/title-and-title-insurance", lineByLine],
  },
  {
    slug: "seller-concession",
    term: "Seller concession",
    names: ["seller credit", "closing cost credit"],
    meaning: [
      "Closing costs that the seller agrees to pay for you.",
      "Each kind of loan has a limit for it: with FHA it is 6% of the price.",
    ],
    example: "You offer $246,000 with a $6,000 credit. The seller nets $240,000, and you bring $6,000 less.",
    sum: [
      ["Offer", "$246,000"],
      ["Credit to you", "$6,000"],
      ["For the seller", "$240,000"],
    ],
    see: ["closing-costs", "offer", "cash-to-close"],
    more: ["/guides/make-an-offer", "/calculators/closing-costs", "/guides/fha-loans-explained"],
    from: read("HUD Handbook 4000.1, interested party contributions"),
  },
  {
    slug: "final-walk-through",
    term: "Final walk-through",
    names: ["walkthrough"],
    meaning: [
      "Your last look at the home, a day or so before closing.",
      "You check that it is empty, that repairs were made, and that nothing new is broken.",
    ],
    example: "The stove that was in the contract is gone. The seller gives you a $500 credit at closing for a new one.",
    see: ["closing-day", "purchase-agreement"],
    more: ["/guides/closing-day", process],
  },
  {
    slug: "wire-fraud",
    term: "Wire fraud",
    names: ["closing scam", "wire scam"],
    meaning: [
      "Thieves pose as your closing company so that you send them the money.",
      "Call the settlement agent at a number you already had, before you send any wire.",
    ],
    example: "An email says the account has changed. You call the number from your first letter: nothing has changed.",
    see: ["settlement-agent", "cash-to-close"],
    more: ["/guides/closing-day", "/guides/is-this-a-scam"],
  },
];
