import { PorchTable } from "#app/components/scenes/porch-table.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";

export function Consultation() {
  return (
    <ClosingCall
      title="Half an hour, your numbers, a short list"
      text="In a free 30-minute consultation we go through your income, your savings and your area, and name the programs to call first."
      actions={
        <>
          <ButtonLink to="/book?minutes=30#thirty">
            Schedule Consultation <Arrow />
          </ButtonLink>
          <ButtonLink to="/get-started" look="line">
            Get a Free Analysis First
          </ButtonLink>
        </>
      }
      scene={<PorchTable />}
    />
  );
}
