import type { ReactNode } from "react";
import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { LetterSheet, ProgramSheet, ProgressPhone, Sheet } from "#app/components/scenes/table-papers.tsx";

/** The papers on the table at each of the five steps. Plan view; decoration. */
export function JourneyPapers({ step }: { step: number }) {
  return (
    <SceneFrame className="jpapers" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice">
      <Box x={-200} y={-10} w={800} h={220} fill="wood" />
      <Line d="M-200 66h800M-200 140h800M120-8v74M300 66v74M60 140v70" width={1.5} opacity={0.35} />
      {laid[step]}
    </SceneFrame>
  );
}

const laid: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      <g transform="translate(70 24) rotate(-4)">
        <Report />
      </g>
      <g transform="translate(232 66)">
        <Line d="M50 50l50 50" width={14} />
        <Line d="M50 50l50 50" width={8} color="brick" />
        <Disc x={32} y={32} r={36} fill="metal" />
        <Disc x={32} y={32} r={27} fill="paper" />
        <Line d="M12 24h40M12 36h30" width={4} opacity={0.6} />
      </g>
    </>
  ),
  2: (
    <g transform="translate(66 -112) rotate(-3)">
      <LetterSheet />
    </g>
  ),
  3: (
    <g transform="translate(120 16) rotate(3)">
      <ProgressPhone />
    </g>
  ),
  4: (
    <g transform="translate(96 18) rotate(-3)">
      <ProgramSheet />
    </g>
  ),
  5: (
    <>
      <g transform="translate(60 30) rotate(-4)">
        <StreetPlan />
      </g>
      <g transform="translate(250 88) rotate(14)">
        <Disc x={24} y={24} r={22} fill="metal" />
        <Disc x={24} y={24} r={10} fill="wood" />
        <Line d="M46 20h66v8h-12v10h-8v-10h-10v7h-8v-7h-28z" fill="metal" />
      </g>
    </>
  ),
};

function Report() {
  return (
    <>
      <Sheet w={210} h={220} />
      <Box x={18} y={18} w={80} h={12} fill="green" bare />
      <Line d="M18 52h170M18 72h170M18 92h140M18 120h170M18 140h120" width={2} opacity={0.55} />
    </>
  );
}

function StreetPlan() {
  return (
    <>
      <Sheet w={210} h={200} />
      <Box x={14} y={14} w={56} h={46} fill="far" />
      <Box x={86} y={14} w={108} h={46} fill="far" />
      <Box x={14} y={78} w={56} h={66} fill="far" />
      <Box x={86} y={78} w={108} h={66} fill="far" />
      <Box x={120} y={92} w={40} h={30} fill="brick" />
      <Box x={30} y={24} w={24} h={24} fill="slate" />
    </>
  );
}

/** A house with a window for each of four milestones; those reached are lit. Decoration next to the list that says so. */
export function MilestoneHouse({ lit }: { lit: number }) {
  return (
    <SceneFrame className="milehouse" viewBox="0 0 300 250">
      <Box x={206} y={26} w={26} h={50} fill="brick" />
      <Line d="M14 92L150 10l136 82z" fill="roof" />
      <Box x={34} y={88} w={232} h={160} fill="slate" />
      <Line d="M34 112h232M34 136h232M34 160h232M34 184h232M34 208h232M34 232h232" width={1.2} opacity={0.4} />
      <Box x={24} y={82} w={252} h={11} fill="trim" />
      <SceneWindow x={58} y={106} w={44} h={44} lit={lit > 0} />
      <SceneWindow x={198} y={106} w={44} h={44} lit={lit > 1} />
      <SceneWindow x={58} y={178} w={44} h={44} lit={lit > 2} />
      <SceneWindow x={198} y={178} w={44} h={44} lit={lit > 3} />
      <SceneDoor x={128} y={160} w={44} h={82} color="green" />
      <Box x={114} y={242} w={72} h={8} fill="cream" />
    </SceneFrame>
  );
}

type PartnerDoorProps = { wall: SceneColor; door: SceneColor; number: string };

/** A front door with a lamp, a number and a bell. Decoration; sits on a curb. */
export function PartnerDoor({ wall, door, number }: PartnerDoorProps) {
  return (
    <SceneFrame className="pdoor" viewBox="-30 0 300 200" preserveAspectRatio="xMidYMax slice">
      <Box x={-200} y={-10} w={640} h={220} fill={wall} />
      <Line
        d="M-200 30h640M-200 60h640M-200 90h640M-200 120h640M-200 150h640M-200 180h640"
        width={1.2}
        opacity={0.35}
      />
      <SceneDoor x={88} y={50} w={64} h={138} color={door} pane />
      <Box x={92} y={14} w={56} h={26} r={4} fill="paper" />
      <text x={120} y={34} className="sn">
        {number}
      </text>
      <Line d="M182 92h20l5 28h-30z" fill="lamp" />
      <Box x={180} y={82} w={24} h={12} fill="roof" />
      <Box x={46} y={116} w={16} h={26} r={2} fill="roof" />
      <Disc x={54} y={129} r={4} fill="trim" />
      <Box x={66} y={188} w={108} h={14} fill="cream" />
    </SceneFrame>
  );
}
