import { exactDollars, percent, percentSign, wholeDollars } from "#app/content/figures/figure-words.ts";
import { cashToCloseCents } from "#app/domain/buying/closing-costs.ts";
import { debtToIncome } from "#app/domain/buying/debt-to-income.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { monthlyShareCents } from "#app/domain/money.ts";
import { fhaDownShare, sampleClosing, sampleFhaHome, sampleRate } from "./sample-loan.ts";

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
