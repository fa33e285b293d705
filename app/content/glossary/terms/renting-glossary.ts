import { reportYears } from "#app/content/rules/credit-events.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const screening = read("Fair Credit Reporting Act, 15 U.S.C. 1681i, 1681j and 1681m");
const untilBuying = "/guides/ending-a-lease-to-buy";

/** The lease you have now, and what it leaves on record. */
export const rentingGlossary: readonly GlossaryTerm[] = [
  {
    slug: "lease",
    term: "Lease",
    names: ["rental agreement", "rental contract"],
    meaning: [
      "A contract that lets you live in a home for a set time at a set rent.",
      "Until it ends, you owe the rent even if you buy a home first.",
    ],
    example: "Your lease runs to June 30 and you close on May 15. You own a home and still pay rent for six weeks.",
    see: ["month-to-month", "lease-break-fee", "notice-to-vacate"],
    more: [untilBuying],
  },
  {
    slug: "month-to-month",
    term: "Month-to-month",
    names: ["periodic tenancy", "month to month lease"],
    meaning: [
      "A rental with no end date, which you or the landlord can end with written notice.",
      "It often costs more than a lease, but it lets you move on closing day.",
    ],
    example: "Your rent goes from $1,450 to $1,525 without a lease. For four months of house hunting that is $300.",
    sum: [
      ["Extra rent each month", "$75"],
      ["Months of looking", "4"],
      ["What freedom costs", "$300"],
    ],
    see: ["lease", "notice-to-vacate"],
    more: [untilBuying],
  },
  {
    slug: "notice-to-vacate",
    term: "Notice to vacate",
    names: ["move-out notice", "30-day notice"],
    meaning: [
      "A letter that tells your landlord the day you will move out.",
      "Your lease and your state say how early it must come, and a late one can cost a month of rent.",
    ],
    example: "Your lease asks for 30 days and you want to be out on March 31. The letter must arrive by March 1.",
    see: ["month-to-month", "security-deposit", "clear-to-close"],
    more: [untilBuying],
  },
  {
    slug: "lease-break-fee",
    term: "Lease break fee",
    names: ["early termination fee", "buyout fee"],
    meaning: [
      "What a lease charges you to leave before it ends.",
      "Read the lease first: some name a fee, and some ask for rent until a new renter moves in.",
    ],
    example: "Your fee is two months of rent at $1,450. Three months are left on the lease, so leaving saves $1,450.",
    sum: [
      ["Rent still owed: 3 × $1,450", "$4,350"],
      ["Fee: 2 × $1,450", "$2,900"],
      ["Saved by leaving", "$1,450"],
    ],
    see: ["lease", "sublease"],
    more: [untilBuying],
  },
  {
    slug: "security-deposit",
    term: "Security deposit",
    names: ["damage deposit"],
    meaning: [
      "Money a landlord holds in case you leave damage or unpaid rent.",
      "State law says how fast it must come back, so don’t count on it for closing day.",
    ],
    example: "You paid $1,450. The landlord keeps $200 for a broken door and sends $1,250 weeks after you moved.",
    sum: [
      ["Deposit", "$1,450"],
      ["Door", "$200"],
      ["Back to you", "$1,250"],
    ],
    see: ["notice-to-vacate", "cash-to-close"],
    more: [untilBuying, "/guides/saving-for-a-down-payment"],
  },
  {
    slug: "renters-insurance",
    term: "Renters insurance",
    names: ["tenant insurance", "HO-4"],
    meaning: [
      "It pays for your things after a fire, a theft or a burst pipe.",
      "The landlord’s policy covers the building and nothing you own.",
    ],
    example: "A pipe bursts and ruins $3,000 of furniture. With a $500 deductible you get $2,500.",
    sum: [
      ["Lost", "$3,000"],
      ["Deductible", "$500"],
      ["Paid to you", "$2,500"],
    ],
    see: ["homeowners-insurance", "deductible"],
    more: ["/calculators/rent-or-buy"],
  },
  {
    slug: "rent-reporting",
    term: "Rent reporting",
    words: ["rent to build credit"],
    meaning: [
      "A service that tells the credit bureaus each time you pay rent.",
      "It helps most if your file is thin, and only in scores that count rent.",
    ],
    example:
      "You have one card and no loans. Twelve rent payments give your report a second line that shows you pay on time.",
    see: ["thin-file", "rent-ledger", "credit-report"],
    more: ["/guides/build-credit-from-a-thin-file", "/guides/what-moves-a-credit-score"],
  },
  {
    slug: "rent-ledger",
    term: "Rent ledger",
    names: ["rental history", "verification of rent"],
    meaning: [
      "Your landlord’s list of what you paid and when.",
      "A lender may ask for the last 12 months of it, so get a copy before you apply.",
    ],
    example:
      "Your ledger shows a late mark in May, but your bank shows the payment on May 1. You get it fixed before you apply.",
    see: ["rent-reporting", "manual-underwriting"],
    more: ["/guides/build-credit-from-a-thin-file", "/calculators/rent-receipt"],
    from: read("HUD Handbook 4000.1, section II.A"),
  },
  {
    slug: "eviction-record",
    term: "Eviction record",
    names: ["eviction filing", "unlawful detainer"],
    meaning: [
      "A court record that shows a landlord asked a judge to make you move out.",
      `Credit reports do not list it, but screening reports can, usually for up to ${reportYears.most} years.`,
    ],
    example:
      "You lost a case in 2022 and still owed $1,800. The case is a court record; the $1,800 may be on your credit report.",
    see: ["tenant-screening-report", "collection"],
    more: ["/guides/eviction-or-broken-lease", "/guides/how-long-marks-stay"],
    from: reportYears,
  },
  {
    slug: "tenant-screening-report",
    term: "Tenant screening report",
    names: ["rental background check"],
    meaning: [
      "A report on renters that landlords buy before they say yes or no.",
      "If one costs you a home, ask within 60 days for a free copy, and dispute what is wrong.",
    ],
    example:
      "A landlord turns you down. The letter names the screening company, and its report shows someone else’s eviction.",
    see: ["eviction-record", "adverse-action-notice", "dispute"],
    more: ["/guides/eviction-or-broken-lease", "/guides/dispute-an-error-yourself"],
    from: screening,
  },
  {
    slug: "sublease",
    term: "Sublease",
    names: ["sublet"],
    meaning: [
      "Someone else rents your place from you for the rest of your lease.",
      "You still owe the landlord if they stop paying, and most leases ask for a written yes first.",
    ],
    example: "Four months are left at $1,450. A friend pays you $1,300, so each month costs you $150 and not $1,450.",
    see: ["lease", "lease-break-fee"],
    more: [untilBuying],
  },
  {
    slug: "rent-to-own",
    term: "Rent-to-own",
    names: ["lease option", "lease purchase", "lease-to-own"],
    meaning: [
      "You rent a home and pay extra for the right to buy it later.",
      "You own nothing until you buy, and most of the extra money is lost if you can’t.",
    ],
    example: "You pay $5,000 for the option and $200 extra for 24 months. If no lender says yes, up to $9,800 is gone.",
    sum: [
      ["Option fee", "$5,000"],
      ["24 × $200", "$4,800"],
      ["At risk", "$9,800"],
    ],
    see: ["land-contract", "lease", "deed"],
    more: ["/guides/rent-to-own-and-land-contracts"],
  },
  {
    slug: "land-contract",
    term: "Land contract",
    names: ["contract for deed", "installment land contract"],
    meaning: [
      "You pay the seller month by month, and the deed stays with the seller until the end.",
      "Miss payments and you can lose the home and all you paid, so have a lawyer read it.",
    ],
    example: "You pay $900 for five years, which is $54,000. The deed is still in the seller’s name.",
    sum: [
      ["60 × $900", "$54,000"],
      ["Deed in your name", "No"],
    ],
    see: ["rent-to-own", "deed", "lien"],
    more: ["/guides/rent-to-own-and-land-contracts"],
  },
  {
    slug: "guarantor",
    term: "Guarantor",
    names: ["lease cosigner"],
    meaning: [
      "Someone who promises your landlord to pay the rent if you don’t.",
      "It is for a lease: on a mortgage, the person joins the loan and owes all of it.",
    ],
    example: "Your aunt signs your lease. You miss $1,450 in July, and the landlord may ask her for it.",
    see: ["cosigner", "lease"],
    more: ["/guides/cosigning"],
  },
];
