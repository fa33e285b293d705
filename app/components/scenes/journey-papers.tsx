import type { ReactNode } from "react";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { LetterSheet, ProgramSheet, ProgressPhone, Sheet } from "./table-papers.tsx";

/** What lies on the table at each of the five steps. Plan view; decoration. */
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
