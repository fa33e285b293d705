import { adjustableRateModel } from "./adjustable-rate/adjustable-rate-model.ts";
import { affordabilityModel } from "./affordability/affordability-model.ts";
import { amortizationModel } from "./amortization/amortization-model.ts";
import { aprAndPointsModel } from "./apr-and-points/apr-and-points-model.ts";
import { lumpModel } from "./biweekly-and-recast/biweekly-and-recast-model.ts";
import type { CalculatorModel } from "./calculator-model.ts";
import { cardUseModel } from "./card-use/card-use-model.ts";
import { closingCostsModel } from "./closing-costs/closing-costs-model.ts";
import { scorePriceModel } from "./credit-score-price/credit-score-price-model.ts";
import { debtToIncomeModel } from "./debt-to-income/debt-to-income-model.ts";
import { savingsPlanModel } from "./down-payment-savings/down-payment-savings-model.ts";
import { leavingFhaModel } from "./fha-to-conventional/fha-to-conventional-model.ts";
import { firstYearModel } from "./first-year-budget/first-year-budget-model.ts";
import { fiveProgramsModel } from "./five-programs/five-programs-model.ts";
import { incomeNeededModel } from "./income-needed/income-needed-model.ts";
import { loanTermModel } from "./loan-term/loan-term-model.ts";
import { monthlyPaymentModel } from "./monthly-payment/monthly-payment-model.ts";
import { mortgageInsuranceModel } from "./mortgage-insurance/mortgage-insurance-model.ts";
import { refinanceModel } from "./refinance/refinance-model.ts";
import { rentOrBuyModel } from "./rent-or-buy/rent-or-buy-model.ts";
import { rentReceiptModel } from "./rent-receipt/rent-receipt-model.ts";
import { temporaryBuydownModel } from "./temporary-buydown/temporary-buydown-model.ts";
import { vaResidualModel } from "./va-residual-income/va-residual-income-model.ts";
import { whichDebtModel } from "./which-debt-first/which-debt-first-model.ts";

/** A model whose kind of answer does not matter. */
export type AnyModel = CalculatorModel<string, object>;

/** Every calculator with a page of its own, for the tests that hold for all of them. A page imports only its own. */
export const allModels: readonly AnyModel[] = [
  incomeNeededModel as unknown as AnyModel,
  debtToIncomeModel as unknown as AnyModel,
  mortgageInsuranceModel as unknown as AnyModel,
  closingCostsModel as unknown as AnyModel,
  affordabilityModel as unknown as AnyModel,
  amortizationModel as unknown as AnyModel,
  monthlyPaymentModel as unknown as AnyModel,
  aprAndPointsModel as unknown as AnyModel,
  loanTermModel as unknown as AnyModel,
  adjustableRateModel as unknown as AnyModel,
  temporaryBuydownModel as unknown as AnyModel,
  refinanceModel as unknown as AnyModel,
  rentOrBuyModel as unknown as AnyModel,
  rentReceiptModel as unknown as AnyModel,
  scorePriceModel as unknown as AnyModel,
  fiveProgramsModel as unknown as AnyModel,
  leavingFhaModel as unknown as AnyModel,
  firstYearModel as unknown as AnyModel,
  lumpModel as unknown as AnyModel,
  savingsPlanModel as unknown as AnyModel,
  whichDebtModel as unknown as AnyModel,
  cardUseModel as unknown as AnyModel,
  vaResidualModel as unknown as AnyModel,
];
