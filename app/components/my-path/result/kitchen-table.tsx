import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Sheet } from "#app/components/scenes/table-papers.tsx";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import type { PathAnswer } from "#app/domain/path/path-answer.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { leadDoor } from "./path-headline.ts";

const mostRows = 6;
const boards = "M0 90h640M0 190h640M0 290h640";
const grain = "M40 40c60-14 90 10 150 0M420 140c60 14 110-10 170 2M250 340c40-10 70 8 110 0";

/** The printed sheet with the plan's own dates, and a phone that carries the plan, on a table seen from above. */
export function KitchenTable({ answer }: { answer: PathAnswer }) {
  const lead = leadDoor(answer);
  // A month that only a lender can give is none to hang on the wall.
  const month = lead?.limits.some(isBeyondLines) ? null : (lead?.month ?? null);
  return (
    <SceneFrame viewBox="0 0 640 400" className="pr-kitchen">
      <Box x={0} y={0} w={640} h={400} fill="wood" bare />
      <Line d={boards} width={1.5} opacity={0.35} />
      <Line d={grain} width={1.5} opacity={0.35} />
      <g transform="translate(60 50) rotate(-4)">
        <Sheet w={250} h={306} />
        <text x={20} y={42} stroke="none" className="pr-sheet-month">
          {month === null ? "My path" : monthName(month)}
        </text>
        <Line d="M20 60h210" />
        {answer.steps.slice(0, mostRows).map(({ kind, day, about }, row) => (
          <g key={`${kind} ${day} ${about}`} transform={`translate(20 ${80 + row * 36})`}>
            <Box x={0} y={0} w={18} h={18} fill="cream" />
            <text x={30} y={15} stroke="none" className="pr-sheet-day">
              {formatDay(day)}
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(400 52) rotate(5)">
        <Box x={8} y={9} w={152} h={286} r={20} fill="wood-2" bare />
        <Box x={0} y={0} w={152} h={286} r={20} fill="roof" />
        <Box x={12} y={24} w={128} h={238} r={6} fill="paper" />
        <Line d="M28 206L76 150l48 56" fill="roof" />
        <Box x={38} y={196} w={76} h={50} fill="slate" />
        <Box x={64} y={206} w={24} h={40} fill="go" />
        <Line d="M28 60h96M28 78h72M28 96h84" width={3} opacity={0.55} />
      </g>
      <Line d="M366 322c18-14 34 4 18 22" width={9} />
      <Disc x={336} y={346} r={38} fill="trim" />
      <Disc x={336} y={346} r={27} fill="roof" />
    </SceneFrame>
  );
}
