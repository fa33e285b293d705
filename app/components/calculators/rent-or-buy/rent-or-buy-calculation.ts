import { type Later, later } from "#app/components/calculators/embedded/later.ts";
import { downAbovePrice } from "#app/components/calculators/fields/down-payment-text.ts";
import {
  type Checked,
  hasProblems,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { breakEvenRentCents, type RentOrBuy, type RentOrBuyYear, rentOrBuy } from "#app/domain/buying/rent-or-buy.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatTypedMoney } from "#app/lib/format/format-currency.ts";
import { type RentOrBuyName, rentOrBuyRules, yearsShown } from "./rent-or-buy-rules.ts";

export type RentOrBuyAnswer = RentOrBuy & {
  stayYears: number;
  /** The year in which both are counted: after `stayYears`. */
  atStay: RentOrBuyYear;
  /** How much more the buyer has then; below 0 the renter has more. */
  buyerAheadCents: number;
  /** The first year after `breakEvenYear` in which the renter has more again; null if none. */
  renterAheadAgain: number | null;
  /** The rent from which on buying is not behind after `stayYears`; null where no rent reaches it. */
  breakEvenRentCents: Later<number | null>;
  monthlyRentCents: number;
  /** What the first month takes, on average over the first year. */
  buyerMonthlyCents: number;
  renterMonthlyCents: number;
  /** What both have at the start: down payment and closing costs. */
  startCents: number;
  downCents: number;
  sellingShare: number;
};

function check(typed: Record<RentOrBuyName, string>): Checked<RentOrBuyName, RentOrBuyAnswer> {
  const { values, problems } = readTyped(rentOrBuyRules, typed);
  if (!problems.price && !problems.down && values.down > values.price) {
    problems.down = downAbovePrice(values.price);
  }
  if (hasProblems(problems)) return { problems };
  const closingCents = shareCents(values.price, values.closing);
  const startCents = values.down + closingCents;
  if (values.deposit > startCents) {
    problems.deposit = `The deposit is more than buying takes at the start. Type ${formatTypedMoney(startCents)} or less.`;
    return { problems };
  }
  const terms = {
    priceCents: values.price,
    downCents: values.down,
    closingCents,
    annualRate: values.rate,
    termMonths: exampleMortgage.termMonths,
    mortgageInsuranceRate: values.mortgageInsurance,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
    maintenanceRate: values.upkeep,
    monthlyDuesCents: values.dues,
    sellingShare: values.selling,
    homeGrowth: values.homeGrowth,
    monthlyRentCents: values.rent,
    rentGrowth: values.rentGrowth,
    monthlyRentersInsuranceCents: values.renters,
    depositCents: values.deposit,
    investmentReturn: values.invest,
  };
  const found = rentOrBuy({ ...terms, years: yearsShown });
  const [first] = found.years;
  const atStay = found.years[values.stay - 1];
  if (!first || !atStay) return { problems: { stay: `Choose 1 to ${yearsShown} years.` } };
  const { breakEvenYear } = found;
  const again = found.years.find(
    ({ year, buyerCents, renterCents }) => breakEvenYear !== null && year > breakEvenYear && buyerCents < renterCents,
  );
  return {
    answer: {
      ...found,
      stayYears: values.stay,
      atStay,
      buyerAheadCents: atStay.buyerCents - atStay.renterCents,
      renterAheadAgain: again?.year ?? null,
      breakEvenRentCents: later(() => breakEvenRentCents({ ...terms, years: values.stay })),
      monthlyRentCents: values.rent,
      buyerMonthlyCents: Math.round(first.buyerPaidCents / 12),
      renterMonthlyCents: Math.round(first.renterPaidCents / 12),
      startCents,
      downCents: values.down,
      sellingShare: values.selling,
    },
  };
}

export const rentOrBuySum: TypedSum<RentOrBuyName, RentOrBuyAnswer> = { rules: rentOrBuyRules, check };
