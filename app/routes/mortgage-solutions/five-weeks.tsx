import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { mortgageSummary } from "#app/content/pages/buying/mortgage-solutions-words.ts";

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

/** Five small things on the sidewalk, one per step of the mortgage page; 96 by 84. */
const frame = { viewBox: "0 0 96 84", className: "stepthing" };

const fiveSteps = [Laptop, Folder, SmallHouse, StampedPaper, BrassKey] as const;

function Laptop() {
  return (
    <SceneFrame {...frame}>
      <Box x={10} y={20} w={62} h={48} r={4} fill="slate" />
      <Box x={18} y={28} w={46} h={32} fill="paper" />
      <Line d="M26 38h30M26 48h18" />
      <Line d="M2 68h78l-4 8H6z" fill="metal" />
      <Disc x={82} y={26} r={12} fill="lamp" />
      <Line d="M76 26l4 5 8-10" />
    </SceneFrame>
  );
}

function Folder() {
  return (
    <SceneFrame {...frame}>
      <Line d="M8 28h30l6 8h44v40H8z" fill="brick-2" />
      <g transform="rotate(-4 48 40)">
        <Box x={20} y={10} w={54} h={50} fill="paper" />
        <Line d="M28 20h36M28 29h36M28 38h22" />
      </g>
      <Line d="M8 42h80v34H8z" fill="brick" />
    </SceneFrame>
  );
}

function SmallHouse() {
  return (
    <SceneFrame {...frame}>
      <Line d="M6 76h84" />
      <Box x={22} y={40} w={52} h={36} fill="green" />
      <Line d="M14 42l34-30 34 30z" fill="roof" />
      <Box x={42} y={52} w={14} h={24} fill="brick" />
      <Box x={28} y={50} w={10} h={12} fill="lamp" />
      <Box x={60} y={50} w={10} h={12} fill="lamp" />
    </SceneFrame>
  );
}

function StampedPaper() {
  return (
    <SceneFrame {...frame}>
      <Box x={12} y={8} w={54} h={68} fill="paper" />
      <Line d="M22 22h34M22 32h34M22 42h20" />
      <Line d="M50 50h34v8H50z" fill="brick" />
      <Line d="M60 50V38a7 7 0 0 1 14 0v12" fill="brick-2" />
      <Line d="M46 66h42v8H46z" fill="roof" />
    </SceneFrame>
  );
}

function BrassKey() {
  return (
    <SceneFrame {...frame}>
      <Disc x={26} y={42} r={18} fill="metal" />
      <Disc x={26} y={42} r={7} fill="ground" />
      <Line d="M44 37h44v10h-8v12h-9V47h-8v8h-8v-8H44z" fill="metal" />
    </SceneFrame>
  );
}
