import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import { savingsPlanModel } from "./down-payment-savings-model.ts";

/** What help could cover, from the price and the income alone. */
export const helpExcerpt = excerptOf(savingsPlanModel, {
  price: { label: "Home Price" },
  income: { label: "Annual Income" },
});
