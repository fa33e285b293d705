import { dollars } from "#app/content/figures/figure-words.ts";
import { exampleForgivenYears } from "#app/content/loans/calculator-examples.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const guide = "/guides/down-payment-assistance-explained";
const finder = "/assistance-finder";

/** Programs that make a home cheaper, and the words of their rules. */
export const helpGlossary: readonly GlossaryTerm[] = [
  {
    slug: "down-payment-assistance",
    term: "Down payment assistance",
    names: ["DPA", "down payment help"],
    meaning: [
      "Money from a state, a city or a charity toward your down payment or closing costs.",
      "Some of it is a gift, but most is a second loan, so ask when it has to be paid back.",
    ],
    example: "A program lends you $10,000 with no payments. You sell after six years and pay it back from the sale.",
    see: ["grant", "forgivable-loan", "deferred-loan"],
    more: [guide, finder, "/programs"],
  },
  {
    slug: "grant",
    term: "Grant",
    names: ["down payment grant"],
    meaning: [
      "Help that you never pay back.",
      "It is rarer than a loan, and the first loan that comes with it may have a higher rate.",
    ],
    example: `A grant gives you $6,000, and your rate is ${(savingsPlanAssumptions.rateMore * 100).toFixed(2)}% higher. Ask for both offers and compare them over the years you plan to stay.`,
    see: ["down-payment-assistance", "forgivable-loan"],
    more: [guide, finder],
  },
  {
    slug: "forgivable-loan",
    term: "Forgivable loan",
    names: ["forgivable second mortgage"],
    meaning: [
      "A loan that shrinks or ends if you stay in the home long enough.",
      "Leave early and you owe what is left; some programs forgive nothing until the last day.",
    ],
    example: `You get $10,000, forgiven over ${exampleForgivenYears} years. You sell after three full years and owe ${dollars(10_000 - (10_000 * 3) / exampleForgivenYears)}.`,
    sum: [
      ["Help", "$10,000"],
      [`3 of ${exampleForgivenYears} years forgiven`, dollars((10_000 * 3) / exampleForgivenYears)],
      ["Due at the sale", dollars(10_000 - (10_000 * 3) / exampleForgivenYears)],
    ],
    see: ["deferred-loan", "grant", "second-mortgage"],
    more: [guide, "/calculators/down-payment-savings"],
  },
  {
    slug: "deferred-loan",
    term: "Deferred loan",
    names: ["silent second", "deferred second mortgage"],
    meaning: [
      "A second loan with no monthly payment, due when you sell, move or refinance.",
      "It costs nothing now and comes out of your sale later.",
    ],
    example: "You get $15,000 and sell nine years on. The $15,000 is paid from the sale before you are.",
    see: ["second-mortgage", "forgivable-loan", "refinance"],
    more: [guide, "/calculators/down-payment-savings"],
  },
  {
    slug: "mortgage-credit-certificate",
    term: "Mortgage credit certificate",
    names: ["MCC"],
    meaning: [
      "A paper that turns part of your mortgage interest into a tax credit each year.",
      "The share is 10% to 50%; above 20%, the credit stops at $2,000 a year.",
    ],
    example:
      "You pay $15,000 of interest in a year and your share is 30%. That would be $4,500, but the cap makes it $2,000.",
    see: ["recapture-tax", "down-payment-assistance"],
    more: ["/programs/mortgage-credit-certificate", guide],
    from: read("26 U.S.C. 25"),
  },
  {
    slug: "recapture-tax",
    term: "Recapture tax",
    meaning: [
      "A federal tax some owners pay if they sell soon after buying with a state loan or tax credit.",
      "You owe it only if you sell within nine years, at a gain, and your income has risen above a limit.",
    ],
    example:
      "You sell in year four at a gain, but your income is under the limit. You owe nothing, but you file Form 8828.",
    see: ["mortgage-credit-certificate", "housing-finance-agency"],
    more: [guide],
    from: read("26 U.S.C. 143(m)"),
  },
  {
    slug: "housing-finance-agency",
    term: "Housing finance agency",
    names: ["HFA", "state housing agency"],
    meaning: [
      "A state’s own office for home loans and help with a down payment.",
      "It works through lenders on its list, so find the program first and the lender second.",
    ],
    example:
      "Your bank has never heard of the state’s program. The agency’s list names 40 lenders in your county that have.",
    see: ["down-payment-assistance", "area-median-income"],
    more: ["/programs", finder],
  },
  {
    slug: "area-median-income",
    term: "Area median income",
    names: ["AMI", "median family income"],
    meaning: [
      "The income that half of the families in a county are above and half are below.",
      "Programs set their limits as a share of it, often 80% to 120%.",
    ],
    example:
      "The median is $90,000 and a program stops at 80%. Your limit is $72,000 before it is adjusted for family size.",
    sum: [
      ["Median", "$90,000"],
      ["80% of it", "$72,000"],
    ],
    see: ["usda-loan", "housing-finance-agency"],
    more: ["/places", finder],
    from: read("HUD income limits; 24 CFR 5.100"),
  },
  {
    slug: "first-time-buyer",
    term: "First-time buyer",
    names: ["first-time homebuyer"],
    meaning: [
      "For most programs, someone who has not owned a home in the last three years.",
      "So you can be one more than once; many help programs ask for it, and most loans do not.",
    ],
    example: "You sold a condo in 2021 and have rented since. For most programs you are a first-time buyer again.",
    see: ["down-payment-assistance", "homebuyer-education"],
    more: [finder, "/first-time-buyers"],
    from: read("24 CFR 92.2, first-time homebuyer"),
  },
  {
    slug: "homebuyer-education",
    term: "Homebuyer education",
    names: ["homebuyer class", "homebuyer course"],
    meaning: [
      "A class about buying a home that many programs ask for.",
      "It takes about a day, often online, and the certificate has to come before the money.",
    ],
    example: "You take the class in March and apply in May. The certificate is good for a year, so it still counts.",
    see: ["housing-counselor", "first-time-buyer"],
    more: [guide],
  },
  {
    slug: "housing-counselor",
    term: "Housing counselor",
    names: ["HUD counselor", "HUD-approved counselor"],
    meaning: [
      "A trained adviser at a nonprofit that HUD has approved.",
      `They work for you, not for a lender, and cost little or nothing: call ${housingCounselor.phone}.`,
    ],
    example: "You bring three pay stubs and your report. In an hour you have a plan and two programs to call.",
    see: ["homebuyer-education", "hud"],
    more: ["/guides/meet-a-housing-counselor", "/guides/where-to-begin"],
    from: read("HUD housing counseling, 24 CFR part 214"),
  },
  {
    slug: "housing-voucher",
    term: "Housing voucher",
    names: ["Section 8", "housing choice voucher", "voucher homeownership"],
    meaning: [
      "Help with rent from a housing agency, which some agencies let you use for a mortgage.",
      "Most people have to work full time, take a class and be first-time buyers.",
    ],
    example:
      "Your agency pays $700 of your rent. In its homeownership program it pays about as much of the house payment.",
    see: ["housing-counselor", "first-time-buyer", "fair-market-rent"],
    more: ["/guides/from-voucher-to-owner", "/programs/housing-voucher"],
    from: read("24 CFR 982.625 to 982.643"),
  },
  {
    slug: "fair-market-rent",
    term: "Fair market rent",
    names: ["FMR"],
    meaning: [
      "HUD’s figure for a modest home’s rent and utilities in each county, by bedrooms.",
      "Vouchers are built on it, and it shows if your own rent is high.",
    ],
    example:
      "You pay $1,600 for two bedrooms with utilities, and the county’s figure is $1,450. Your rent is $150 above it.",
    see: ["housing-voucher", "area-median-income"],
    more: ["/reports/rents", "/places"],
    from: read("HUD fair market rents"),
  },
  {
    slug: "homeready",
    term: "HomeReady and Home Possible",
    meaning: [
      "Conventional loans for people with a modest income, with little down.",
      "Your income may be up to 80% of the median where you buy, and mortgage insurance costs less.",
    ],
    example:
      "The median is $90,000 and you earn $68,000. That is under the limit of $72,000, so ask a lender for both names.",
    see: ["conventional-loan", "area-median-income", "pmi"],
    more: ["/programs/homeready", "/programs/home-possible"],
    from: read("Fannie Mae Selling Guide B5-6-01; Freddie Mac Guide, chapter 4501"),
  },
];
