import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { mortgageSummary } from "#app/content/pages/buying/mortgage-summary.ts";
import { fiveSteps } from "./five-steps-scene.tsx";

/**
 * The full-bleed moment: the path comes off the left rail, follows the sidewalk past five stops and goes down on the right.
 */
export function FiveWeeks() {
  return (
    <div className="wrap">
      <h2 id="five">Five stops, one set of keys</h2>
      <p className="lead">
        Once your papers are ready, approval typically takes <ClaimFigure claim={offers.approvalTime} />, or 21 when it
        is expedited. The weeks below are a sample, with a home found in one week.
      </p>
      <ol className="ms-road">
        {mortgageSummary.map(({ step, title, description, duration }, index) => {
          const Thing = fiveSteps[index];
          return (
            <li key={step}>
              {Thing && <Thing />}
              <Plate {...(step === 1 ? { state: "next" as const } : {})}>{step}</Plate>
              <div>
                <p className="small ms-week">{duration}</p>
                <h3 className="h4">{title}</h3>
                <p className="small">{description}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <DisclosureText>
        Pre-approval: <ClaimFigure claim={offers.preApprovalTime} />.{" "}
        <Disclosure claims={[offers.preApprovalTime, offers.approvalTime]} /> Finding a home often takes longer than a
        week: <a href="/mortgage-process">the eight-step guide</a> has the full range for each step.
      </DisclosureText>
    </div>
  );
}
