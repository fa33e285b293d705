import type { ReactNode } from "react";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import type { ReadingSituation } from "#app/content/articles/reading-lists.ts";

/** What stands on the sill of each window: things, no people. */
const sills: Record<ReadingSituation, ReactNode> = {
  "score-under-620": <ScoreOnAString />,
  "no-savings": <SavingsJar />,
  "lease-ends-soon": <LastDay />,
  "marks-on-report": <Letters />,
  "irregular-income": <UnevenMonths />,
  "ready-to-look": <HouseAndKey />,
};

/** A lit window of the house, for somebody in this situation. Decoration: the words are beside it. */
export function LitWindow({ situation }: { situation: ReadingSituation }) {
  return (
    <SceneFrame viewBox="0 0 150 118" className="lw__window">
      <Box x={7} y={3} w={136} h={102} fill="trim" />
      <Box x={14} y={10} w={122} h={95} fill="lamp" />
      {sills[situation]}
      <Box x={2} y={105} w={146} h={11} fill="trim" />
    </SceneFrame>
  );
}

/** The number that somebody was told. */
function ScoreOnAString() {
  return (
    <>
      <Line d="M75 10v24" width={2} />
      <g transform="rotate(-3 75 68)">
        <Box x={42} y={34} w={66} h={71} fill="paper" />
        <text x={75} y={64} className="sn lw__score">
          598
        </text>
        <Box x={52} y={76} w={46} h={7} fill="go" />
        <Line d="M52 91h46M52 98h30" width={1.6} opacity={0.6} />
      </g>
    </>
  );
}

function SavingsJar() {
  return (
    <>
      <Line d="M50 105V62a7 7 0 0 1 7-7h36a7 7 0 0 1 7 7v43z" fill="paper" />
      <Box x={53} y={45} w={44} h={10} fill="metal" />
      {[
        [66, 98],
        [80, 98],
        [73, 90],
      ].map(([x = 0, y = 0]) => (
        <Disc key={`${x}-${y}`} x={x} y={y} r={6.5} fill="metal" />
      ))}
      <Line d="M120 88c-12-7-8-24 0-28c8 4 12 21 0 28" fill="leaf" />
      <Line d="M112 87h16l-2 18h-12z" fill="brick" />
    </>
  );
}

/** The lease's last day, and a box to move with. */
function LastDay() {
  return (
    <>
      <Box x={28} y={26} w={58} h={66} fill="paper" />
      <Box x={28} y={26} w={58} h={18} fill="brick" />
      <text x={57} y={40} className="sl lt">
        MAY
      </text>
      <text x={57} y={78} className="sn lw__day">
        31
      </text>
      <Box x={94} y={66} w={38} h={39} fill="wood" />
      <Line d="M94 77h38M113 66v11" width={1.6} />
    </>
  );
}

function Letters() {
  return (
    <>
      <g transform="rotate(5 68 66)">
        <Box x={30} y={38} w={78} h={54} fill="paper" />
        <Line d="M30 38l39 28 39-28" />
      </g>
      <g transform="rotate(-4 84 80)">
        <Box x={45} y={54} w={80} h={50} fill="paper" />
        <Line d="M45 54l40 25 40-25" />
        <g stroke="var(--s-stamp)">
          <Box x={84} y={78} w={36} h={18} fill="paper" />
        </g>
        <text x={102} y={91.5} className="sl lw__stamp">
          LATE
        </text>
      </g>
    </>
  );
}

/** A year whose months differ. */
function UnevenMonths() {
  return (
    <>
      <Box x={26} y={28} w={98} h={66} fill="paper" />
      {[38, 20, 46, 14, 30].map((height, month) => (
        <Box key={height} x={37 + month * 16} y={86 - height} w={11} h={height} fill="green" bare />
      ))}
      <Line d="M33 86h84" width={1.6} />
    </>
  );
}

function HouseAndKey() {
  return (
    <>
      <Line d="M24 105V66l24-21 24 21v39z" fill="cream" />
      <Line d="M17 70l31-27 31 27" width={4} />
      <Box x={40} y={82} w={16} h={23} fill="brick" />
      <Line d="M110 10v26" width={1.6} />
      <Disc x={110} y={46} r={10} />
      <Line d="M110 56v34M110 76h9M110 88h11" width={4} />
    </>
  );
}
