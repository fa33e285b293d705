import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";

/** The monthly payment from three numbers; tax and insurance are the example's, and there is no rent beside it. */
export const quickPayment = excerptOf(
  monthlyPaymentModel,
  {
    price: { label: "Home Price" },
    down: { label: "Down Payment" },
    rate: { label: "Interest Rate %", help: "A year, fixed for 30 years. The arrow keys change it by 0.1." },
  },
  { rent: "" },
);
