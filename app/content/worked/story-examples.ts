import { dollars, exactDollars, percent, percentSign } from "#app/content/figures/figure-words.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { utilization } from "#app/domain/buying/card-utilization.ts";
import { cashToCloseCents } from "#app/domain/buying/closing-costs.ts";
import { debtToIncome, roomWithin } from "#app/domain/buying/debt-to-income.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";
import { shareCents } from "#app/domain/money.ts";
import { sampleFhaHome } from "./sample-loan.ts";

const annualYield = 0.03;

/** A made-up renter who was turned down. What follows from the pay and the price that we gave them is worked out here. */
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
  const cashCents = cashToCloseCents({
    closingCents,
    closingFinancedCents: 0,
    downCents: home.downCents,
    depositCents: 1_000_00,
    sellerCreditCents: 2_500_00,
    otherCreditCents: 0,
  });
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
    cash: dollars(cashCents / 100),
    more: exactDollars(home.monthlyCents - 1_050_00),
  };
}
