import { amortizationModel } from "#app/components/calculators/amortization/amortization-model.ts";
import { excerptOf } from "./excerpt.ts";

/** What a loan takes each month when nothing extra is paid. */
export const loanPayment = excerptOf(
  amortizationModel,
  {
    loan: {},
    rate: {},
    term: {
      label: "Years",
      help: "",
      choices: [30, 20, 15, 10].map((years) => ({ value: years * 12, label: `${years} years` })),
    },
  },
  { monthly: "0" },
);
