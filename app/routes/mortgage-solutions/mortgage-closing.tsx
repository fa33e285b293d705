import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { LoanStreet } from "./loan-street-scene.tsx";

export function Closing() {
  return (
    <ClosingCall
      title="Not sure which loan is yours?"
      text="Pre-qualification looks at your income, debts, cash and score, and names the loans that fit. It is not a promise of a loan, and you choose."
      actions={
        <>
          <ButtonLink to="/get-started">
            Get Pre-Qualified <Arrow />
          </ButtonLink>
          <ButtonLink to="/loan-programs" look="line">
            Read All Six Programs
          </ButtonLink>
        </>
      }
      scene={<LoanStreet />}
      door={57.5}
    />
  );
}
