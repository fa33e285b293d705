import { monthlyPayment } from "./monthly-payment/monthly-payment.ts";
import type { CalculatorModel } from "./page/calculator-model.ts";

/** A model whose kind of answer does not matter. */
export type AnyModel = CalculatorModel<string, object>;

/** Every calculator with a page of its own, for what is true of all of them. Pages import their own one only. */
export const allModels: readonly AnyModel[] = [monthlyPayment as unknown as AnyModel];
