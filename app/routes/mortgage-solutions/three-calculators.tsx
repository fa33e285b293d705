import { Affordability } from "#app/components/calculators/embedded/embedded-affordability.tsx";
import { Refinance } from "#app/components/calculators/embedded/embedded-refinance.tsx";
import { LoanPayment } from "#app/components/calculators/embedded/loan-payment.tsx";
import { type TabPanel, Tabs } from "#app/components/ui/tabs.tsx";

const tabs: readonly TabPanel[] = [
  { id: "payment", label: "Payment", panel: <LoanPayment /> },
  { id: "affordability", label: "Affordability", panel: <Affordability /> },
  { id: "refinance", label: "Refinance", panel: <Refinance /> },
];

/** Payment, affordability, refinance: what to calculate before anyone asks for a signature. */
export function ThreeCalculators() {
  return (
    <section className="leg leg--R sec ms-sums" aria-labelledby="sums">
      <div className="wrap">
        <h2 id="sums">Run the numbers before you sign</h2>
        <Tabs label="Calculators" tabs={tabs} />
      </div>
    </section>
  );
}
