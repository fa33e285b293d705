import { Affordability } from "#app/components/calculators/embedded/affordability.tsx";
import { LoanPayment } from "#app/components/calculators/embedded/loan-payment.tsx";
import { Refinance } from "#app/components/calculators/embedded/refinance.tsx";
import { type TabPanel, Tabs } from "#app/components/ui/tabs.tsx";

const tabs: readonly TabPanel[] = [
  { id: "payment", label: "Payment", panel: <LoanPayment /> },
  { id: "affordability", label: "Affordability", panel: <Affordability /> },
  { id: "refinance", label: "Refinance", panel: <Refinance /> },
];

export function ThreeCalculators() {
  return <Tabs label="Calculators" tabs={tabs} />;
}
