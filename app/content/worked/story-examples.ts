import { dollars, exactDollars, percent, percentSign, wholeDollars } from "#app/content/figures/figure-words.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { utilization } from "#app/domain/buying/card-utilization.ts";
import { cashToCloseCents } from "#app/domain/buying/closing-costs.ts";
import { debtToIncome, roomWithin } from "#app/domain/buying/debt-to-income.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { monthlyShareCents, shareCents } from "#app/domain/money.ts";
import { fhaDownShare, sampleClosing, sampleFhaHome, sampleHome, sampleRate, usda } from "./sample-loan.ts";

/** A made-up renter who loses one house and buys the next. We chose every number that isn't computed. */
const renter = { incomeCents: 60_000_00, rentCents: 1_250_00, debtsCents: [245_00, 35_00] } as const;
const savings = { startCents: 2_400_00, monthlyCents: 520_00, targetCents: 17_000_00 } as const;
const plan = savingsPlan(
  { targetCents: savings.targetCents, savedCents: savings.startCents, annualYield: 0 },
  savings.monthlyCents,
);
const savedCents = plan.balancesCents.at(-1) ?? 0;

const first = { priceCents: 229_000_00, depositCents: 2_000_00, inspectionCents: 475_00, sewerCents: 225_00 } as const;
const lostCents = first.inspectionCents + first.sewerCents;
const leftCents = savedCents - lostCents;

const second = {
  priceCents: 218_000_00,
  depositCents: 2_000_00,
  inspectionCents: 475_00,
  creditCents: 6_000_00,
} as const;
const home = sampleFhaHome(second.priceCents);
const bill = sampleClosing(home, "2026-09-25");
const cashCents = cashToCloseCents({
  closingCents: bill.totalCents,
  closingFinancedCents: 0,
  downCents: home.downCents,
  depositCents: second.depositCents,
  sellerCreditCents: second.creditCents,
  otherCreditCents: 0,
});
const beforeKeysCents = leftCents - second.inspectionCents - second.depositCents;
const ratios = debtToIncome({
  annualIncomeCents: renter.incomeCents,
  housingCents: home.monthlyCents,
  debtsCents: renter.debtsCents,
});

/** The whole story’s money. */
export const twoOffers = {
  income: wholeDollars(renter.incomeCents),
  monthlyIncome: wholeDollars(monthlyShareCents(renter.incomeCents, 1)),
  rent: wholeDollars(renter.rentCents),
  car: wholeDollars(renter.debtsCents[0]),
  card: wholeDollars(renter.debtsCents[1]),
  start: wholeDollars(savings.startCents),
  saving: wholeDollars(savings.monthlyCents),
  target: wholeDollars(savings.targetCents),
  months: `${plan.months} months`,
  saved: wholeDollars(savedCents),
  firstPrice: wholeDollars(first.priceCents),
  firstDeposit: wholeDollars(first.depositCents),
  inspection: wholeDollars(first.inspectionCents),
  sewer: wholeDollars(first.sewerCents),
  sewerRepair: "$13,500",
  lost: wholeDollars(lostCents),
  left: wholeDollars(leftCents),
  price: wholeDollars(second.priceCents),
  downShare: percentSign(fhaDownShare),
  down: wholeDollars(home.downCents),
  downExact: exactDollars(home.downCents),
  rate: percentSign(sampleRate),
  apr: percent(home.apr, 2),
  credit: wholeDollars(second.creditCents),
  creditExact: exactDollars(second.creditCents),
  deposit: wholeDollars(second.depositCents),
  depositExact: exactDollars(second.depositCents),
  costs: exactDollars(bill.totalCents),
  cash: exactDollars(cashCents),
  cushion: exactDollars(beforeKeysCents - cashCents),
  beforeKeys: exactDollars(beforeKeysCents),
  savedExact: exactDollars(savedCents),
  lostExact: exactDollars(lostCents),
  inspectionExact: exactDollars(second.inspectionCents),
  monthly: wholeDollars(home.monthlyCents),
  more: wholeDollars(home.monthlyCents - renter.rentCents),
  housing: percent(ratios.front ?? 0),
  debts: percent(ratios.back ?? 0),
} as const;

/* Two renters who do not exist. What follows from the pay and the price that we gave them is worked out here. */

const annualYield = 0.03;

export const deniedThenKeys = deniedThenKeysOf();

function deniedThenKeysOf() {
  const cards = [
    { name: "store", balanceCents: 640_00, limitCents: 700_00 },
    { name: "bank", balanceCents: 1_880_00, limitCents: 2_200_00 },
  ];
  const use = utilization(cards, [0.3], 1_650_00);
  const room = roomWithin(debtRatios.programs.fha, 46_800_00, 370_00);
  const firstCents = savingsPlan({ targetCents: 1_650_00, savedCents: 0, annualYield }, 210_00);
  const targetCents = shareCents(140_000_00, 0.035) + shareCents(140_000_00, 0.03) - 2_500_00 + 2_000_00;
  const second = savingsPlan({ targetCents, savedCents: 900_00, annualYield }, 460_00);
  const home = sampleFhaHome(140_000_00);
  const terms = { annualIncomeCents: 46_800_00, housingCents: home.monthlyCents, debtsCents: [310_00, 60_00] };
  const { front, back } = debtToIncome(terms);
  const closingCents = shareCents(140_000_00, 0.03);
  return {
    use: percent(use.totalUse),
    toPay: dollars(use.steps.reduce((sum, { payCents }) => sum + payCents, 0) / 100),
    newUse: percent(use.steps.at(-1)?.totalUse ?? 0),
    cardMonths: `${firstCents.months}`,
    target: dollars(targetCents / 100),
    savingMonths: `${second.months}`,
    months: `${(firstCents.months ?? 0) + 1 + (second.months ?? 0)}`,
    room: dollars(room.housingCents / 100),
    down: dollars(home.downCents / 100),
    closing: dollars(closingCents / 100),
    monthly: exactDollars(home.monthlyCents),
    principal: exactDollars(home.principalAndInterestCents),
    insurance: exactDollars(home.mortgageInsuranceCents),
    taxes: exactDollars(home.propertyTaxCents + home.homeInsuranceCents),
    apr: percentSign(Math.round(home.apr * 1e5) / 1e5),
    front: percent(front ?? 0, 1),
    back: percent(back ?? 0, 1),
    cash: dollars(cashAt(closingCents, home.downCents, 1_000_00, 2_500_00) / 100),
    more: exactDollars(home.monthlyCents - 1_050_00),
  };
}

function cashAt(closingCents: number, downCents: number, depositCents: number, sellerCreditCents: number): number {
  const none = { closingFinancedCents: 0, otherCreditCents: 0 };
  return cashToCloseCents({ closingCents, downCents, depositCents, sellerCreditCents, ...none });
}

export const twoPaychecks = twoPaychecksOf();

function twoPaychecksOf() {
  const annualIncomeCents = 12 * (1_950_00 + 1_310_00);
  const home = sampleHome(110_000_00, 0, usda);
  const { front, back } = debtToIncome({ annualIncomeCents, housingCents: home.monthlyCents, debtsCents: [185_00] });
  const alone = roomWithin(debtRatios.programs.usda, 12 * 1_950_00, 185_00);
  const both = roomWithin(debtRatios.programs.usda, annualIncomeCents, 185_00);
  const closingCents = shareCents(110_000_00, 0.03);
  const cashCents = cashAt(closingCents, 0, 500_00, 2_000_00);
  const { months } = savingsPlan({ targetCents: 4_000_00, savedCents: 250_00, annualYield }, 260_00);
  return {
    pay: dollars(annualIncomeCents / 1200),
    roomAlone: dollars(alone.housingCents / 100),
    roomBoth: dollars(both.housingCents / 100),
    note: dollars(home.noteCents / 100),
    fee: dollars(home.upfrontCents / 100),
    monthly: exactDollars(home.monthlyCents),
    principal: exactDollars(home.principalAndInterestCents),
    yearlyFee: exactDollars(home.mortgageInsuranceCents),
    taxes: exactDollars(home.propertyTaxCents + home.homeInsuranceCents),
    apr: percentSign(Math.round(home.apr * 1e5) / 1e5),
    front: percent(front ?? 0, 1),
    back: percent(back ?? 0, 1),
    closing: dollars(closingCents / 100),
    cash: dollars(cashCents / 100),
    left: dollars((4_000_00 - 500_00 - cashCents) / 100),
    months: `${months}`,
    more: exactDollars(home.monthlyCents - 890_00),
    parts: [
      { name: "Principal and interest", amount: home.principalAndInterestCents / 100 },
      { name: "Tax and home insurance", amount: (home.propertyTaxCents + home.homeInsuranceCents) / 100 },
      { name: "USDA’s yearly fee", amount: home.mortgageInsuranceCents / 100 },
    ],
  };
}
