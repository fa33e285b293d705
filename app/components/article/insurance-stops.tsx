import { programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { paymentLine } from "#app/components/calculators/mortgage-insurance/model.ts";
import { PaymentLines } from "#app/components/calculators/plots/payment-lines.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { PlotFigure } from "#app/components/charts/plot-figure.tsx";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { formatRate } from "#app/lib/format/format-currency.ts";

/** The home of the guide’s table, with one rate for both loans. */
const terms = {
  priceCents: 265_000_00,
  downCents: 13_250_00,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxRate: 0,
  homeInsuranceRate: 0,
  monthlyDuesCents: 0,
};

const insuranceRate = planningAssumptions.mortgageInsuranceRate;
const lines = (["conventional", "fha"] as const).map((kind) => paymentLine(terms, programOf(kind, insuranceRate), {}));

/** The two payments of the guide’s table over 30 years, and where insurance stops. */
export function InsuranceStops() {
  const [conventional] = lines;
  return (
    <PlotFigure
      answer={`Conventional insurance stops after payment ${conventional?.stopsAfter}. With 5% down, FHA’s runs to the last payment.`}
      measure={`Sample: principal, interest and insurance a month on a $251,750 loan at 6.5%, private insurance at ${formatRate(insuranceRate)} a year. The scale does not start at $0.`}
      source="Calculated from 12 U.S.C. 4902 and HUD Mortgagee Letter 2023-05. Taxes and home insurance come on top."
    >
      <PaymentLines lines={lines} sheets={sheetsOf(400, 360)} />
    </PlotFigure>
  );
}
