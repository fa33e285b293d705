import { describe, expect, it } from "vitest";
import { affordabilityModel } from "#app/components/calculators/affordability/affordability-model.ts";
import { affordability } from "#app/components/calculators/embedded/embedded-affordability.tsx";
import { loanPayment } from "#app/components/calculators/embedded/loan-payment.tsx";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { firstYearModel } from "#app/components/calculators/first-year-budget/first-year-budget-model.ts";
import { fiveProgramsModel } from "#app/components/calculators/five-programs/five-programs-model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { sampleCents } from "#app/content/glossary/terms/glossary-sample.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import { rentOrOwn } from "#app/routes/credit-repair-landing/rent-or-own.ts";

const household = { income: "90,000", debts: "300", cash: "20,000" };

describe("one household", () => {
  it("has one payment for the example home, wherever it is worked out", () => {
    const payment = monthlyPaymentModel.check(exampleTexts(monthlyPaymentModel.rules)).answer?.cost.monthlyCents;
    expect(sampleCents.housing).toBe(payment);
    expect(rentOrOwn().own.monthlyCents).toBe(payment);
    expect(firstYearModel.check(exampleTexts(firstYearModel.rules)).answer?.billCents).toBe(payment);
  });

  it("has one price, on the full page and in the part of it on other pages", () => {
    const full = affordabilityModel.check({ ...exampleTexts(affordabilityModel.rules), ...household }).answer;
    const part = affordability.check({ ...exampleTexts(affordability.rules), ...household }).answer;
    expect(part?.priceCents).toBe(full?.priceCents);
  });

  it("starts with the planning rate of the day everywhere", () => {
    expect(pathRules.annualRate).toBe(latestAverage.annualRate);
    expect(exampleMortgage.annualRate).toBe(latestAverage.annualRate);
    expect(loanPayment.rules.rate.example).toBe(latestAverage.annualRate);
    expect(fiveProgramsModel.rules.rate.example).toBe(latestAverage.annualRate);
  });
});
