import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { excerptOf } from "./excerpt.ts";

/** The monthly payment of the front page: a conventional loan over 30 years. */
export const homePayment = excerptOf(monthlyPaymentModel, {
  price: {},
  down: {},
  rate: { help: "A year, fixed for 30 years" },
  tax: { help: "A year, as a share of the price" },
  rent: {},
});
