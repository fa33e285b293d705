import { limits } from "#app/content/figures/limit-figures.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { sample } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const afford = "/guides/how-much-house-can-you-afford";
const firstTime = "/first-time-buyers";
const process = "/mortgage-process";

/** Looking at homes, and the offer. */
export const buyingGlossary: readonly GlossaryTerm[] = [
  {
    slug: "buyers-agent",
    term: "Buyer’s agent",
    names: ["buyer agent", "realtor"],
    meaning: [
      "An agent who works for you and not for the seller.",
      "Since August 2024 you sign a paper that names the pay before most agents show you a home.",
    ],
    example: "The paper says 2.5%. The seller offers 2%, so on a $200,000 home you would owe the other $1,000.",
    sum: [
      ["Your agent: 2.5% of $200,000", "$5,000"],
      ["From the seller: 2%", "$4,000"],
      ["From you", "$1,000"],
    ],
    see: ["listing-agent", "buyer-agreement"],
    more: ["/guides/choose-an-agent", firstTime],
    from: read("National Association of Realtors, settlement rules in force since August 17, 2024"),
  },
  {
    slug: "buyer-agreement",
    term: "Buyer agreement",
    names: ["buyer representation agreement", "buyer-broker agreement"],
    meaning: [
      "A contract between you and your agent about the work, the time and the pay.",
      "You can negotiate all of it: ask for a short term and a set fee before you sign.",
    ],
    example: "The form says six months. You write in 30 days and only this county, and the agent signs.",
    see: ["buyers-agent"],
    more: ["/guides/choose-an-agent", firstTime],
  },
  {
    slug: "listing-agent",
    term: "Listing agent",
    names: ["seller’s agent"],
    meaning: [
      "The agent who sells the home for its owner.",
      "What you tell this agent can reach the seller, so keep your top price to yourself.",
    ],
    example: "At an open house you say you could go to $260,000. The seller now knows that, too.",
    see: ["buyers-agent", "offer"],
    more: ["/guides/choose-an-agent", firstTime],
  },
  {
    slug: "comparable-sales",
    term: "Comparable sales",
    names: ["comps"],
    meaning: [
      "Homes like the one you want that sold nearby in the last few months.",
      "Their prices tell you what to offer, and the appraiser looks at them, too.",
    ],
    example: "Three homes on the street sold for $240,000, $248,000 and $255,000. This one is listed at $279,000.",
    see: ["appraisal", "offer"],
    more: ["/guides/make-an-offer", "/places", afford],
  },
  {
    slug: "offer",
    term: "Offer",
    names: ["purchase offer"],
    words: ["counteroffer"],
    meaning: [
      "A signed paper that says what you would pay for a home and on what terms.",
      "It binds you once the seller signs it, so make sure that your ways out are in it.",
    ],
    example: "You offer $240,000 with an inspection. The seller counters with $246,000, and you sign at $243,000.",
    see: ["purchase-agreement", "contingency", "earnest-money"],
    more: ["/guides/make-an-offer", process],
  },
  {
    slug: "earnest-money",
    term: "Earnest money",
    names: ["good faith deposit", "earnest deposit"],
    meaning: [
      "Money you put down with your offer to show that you mean it.",
      "It counts toward your cash to close, and you can lose it if you walk away without a reason the contract allows.",
    ],
    example: `You put down ${sample.closingDeposit} on a ${sample.price} home. The inspection goes badly, and your contract lets you have it back.`,
    see: ["contingency", "cash-to-close", "purchase-agreement"],
    more: ["/guides/earnest-money-and-contingencies", "/guides/closing-costs-line-by-line"],
  },
  {
    slug: "contingency",
    term: "Contingency",
    names: ["contingent offer"],
    meaning: [
      "A line in the contract that lets you leave and keep your deposit.",
      "The usual three are for the loan, the inspection and the appraisal, each with a last day.",
    ],
    example:
      "Your inspection line ends on May 10. On May 9 the inspector finds a cracked wall, and you may still walk away.",
    see: ["earnest-money", "home-inspection", "appraisal-gap"],
    more: ["/guides/earnest-money-and-contingencies", process],
  },
  {
    slug: "home-inspection",
    term: "Home inspection",
    words: ["inspector"],
    meaning: [
      "A close look at a home by someone you pay, before the contract’s inspection deadline, if it has one.",
      "It tells you what is broken and what soon will be, and an appraisal does not.",
    ],
    example: "You pay $450. The report names a $6,000 roof, and the seller takes $4,000 off the price.",
    sum: [
      ["Inspection", "$450"],
      ["Off the price", "$4,000"],
      ["Saved by looking", "$3,550"],
    ],
    see: ["contingency", "appraisal", "sold-as-is"],
    more: ["/guides/the-home-inspection", firstTime],
  },
  {
    slug: "appraisal",
    term: "Appraisal",
    names: ["home valuation"],
    words: ["appraiser", "appraised value"],
    meaning: [
      "An expert’s opinion of what a home is worth, ordered by the lender.",
      "You pay for it, and you have a right to a copy at least three business days before closing.",
    ],
    example: "You agreed on $250,000 and the appraisal says $250,000. The loan goes on as planned.",
    see: ["appraisal-gap", "comparable-sales", "loan-to-value"],
    more: ["/guides/when-the-appraisal-comes-in-low", "/guides/closing-costs-line-by-line"],
    from: read("Regulation B, 12 CFR 1002.14"),
  },
  {
    slug: "appraisal-gap",
    term: "Appraisal gap",
    names: ["low appraisal"],
    meaning: [
      "The difference when a home is appraised for less than the price you agreed on.",
      "The lender goes by the lower figure, so you talk the price down, pay the gap or leave if the contract lets you.",
    ],
    example: "You agreed on $250,000 and the appraisal says $240,000. You split the $10,000 with the seller.",
    sum: [
      ["Price", "$250,000"],
      ["Appraisal", "$240,000"],
      ["Gap", "$10,000"],
    ],
    see: ["appraisal", "contingency", "reconsideration-of-value"],
    more: ["/guides/when-the-appraisal-comes-in-low", process],
  },
  {
    slug: "reconsideration-of-value",
    term: "Reconsideration of value",
    names: ["ROV", "appraisal appeal"],
    meaning: [
      "A request that the lender have a low appraisal looked at again.",
      "You name mistakes or better comparable sales, and you may say so if you see bias.",
    ],
    example:
      "The report counts two bedrooms, and the home has three. You send photos and three sales from the same street.",
    see: ["appraisal", "appraisal-gap", "fair-housing-act"],
    more: ["/guides/when-the-appraisal-comes-in-low", "/guides/appraisal-bias-and-fair-housing"],
  },
  {
    slug: "sold-as-is",
    term: "Sold as is",
    names: ["as-is sale"],
    meaning: [
      "The seller says up front that they won’t make repairs or pay for any.",
      "You can still inspect the home, and your contract can still let you leave.",
    ],
    example: "A house is sold as is for $190,000. Your inspector finds $15,000 of work, so you offer $178,000.",
    see: ["home-inspection", "renovation-loan", "contingency"],
    more: ["/guides/the-home-inspection", firstTime],
  },
  {
    slug: "condo",
    term: "Condo",
    names: ["condominium"],
    meaning: [
      "A home in a building where you own your rooms and share the rest.",
      "The lender looks at the building too: its budget, its insurance and its repairs.",
    ],
    example: "Your file is fine, but the building has no money saved for its roof. The lender says no to the building.",
    see: ["hoa-dues", "special-assessment"],
    more: ["/guides/condos-and-hoas", "/loan-programs"],
  },
  {
    slug: "manufactured-home",
    term: "Manufactured home",
    names: ["mobile home"],
    words: ["chattel loan"],
    meaning: [
      "A home built in a factory and set on a lot, with a federal HUD tag.",
      "With the land, you may get a mortgage, which costs less; on a rented lot, the loan is more like one for a car.",
    ],
    example:
      "The home is $90,000 on a rented lot. A chattel loan runs 15 or 20 years at a higher rate than a home loan.",
    see: ["mortgage", "loan-term"],
    more: ["/guides/manufactured-home-loans", "/loan-programs"],
    from: read("24 CFR part 3280"),
  },
  {
    slug: "multi-unit-home",
    term: "Two-to-four-unit home",
    names: ["duplex", "triplex", "fourplex"],
    words: ["house hacking"],
    meaning: [
      "A building with two to four homes, which you can buy with a home loan if you live in one.",
      `The loan limits are higher: in most counties FHA goes to ${limits.fhaFloor} for one home, and higher for two.`,
    ],
    example: "You live upstairs and rent the ground floor for $1,200. Part of that rent can count as income.",
    see: ["fha-loan", "conforming-loan"],
    more: ["/guides/two-to-four-units", "/places", "/reports/loan-limits"],
    from: { source: limits.fhaSource, effective: nationalLimits[0].effective },
  },
  {
    slug: "short-sale",
    term: "Short sale",
    meaning: [
      "An owner sells for less than is owed, and the lender agrees to it.",
      "It can be a good price, but the lender’s yes can take months.",
    ],
    example:
      "The owner owes $220,000 and you offer $200,000. The bank takes ten weeks, so your lease has to last that long.",
    see: ["foreclosure", "sold-as-is", "waiting-period"],
    more: ["/guides/after-bankruptcy-or-foreclosure"],
  },
];
