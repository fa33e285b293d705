import type { ReactNode } from "react";
import { SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";

/** An office in the evening: the lamp is on, the desk is cleared, the chair is free. Elevation. */
export function EmptyChair() {
  return (
    <SceneFrame
      className="chair"
      viewBox="0 0 560 470"
      title="An office in the evening: a desk with a lamp and a telephone, an empty chair, and coat hooks with one hook free"
    >
      <Box x={1.5} y={1.5} w={557} h={412} fill="green" />
      <Line d="M1 320h558" width={1.2} opacity={0.4} />
      <Box x={1.5} y={413} w={557} h={56} fill="wood" />
      <Line d="M1 440h558M140 413v27M330 413v27M240 440v30M470 440v30" width={1.5} opacity={0.35} />
      <Box x={1.5} y={403} w={557} h={12} fill="trim" />
      <SceneWindow x={60} y={60} w={150} h={130} />
      <Line d="M74 190v-34h26v-20h34v26h30v28z" fill="roof" />
      <Line d="M108 148h8M108 160h8M124 148h6M142 172h8" width={4} color="lamp" />
      <CoatHooks />
      <Desk />
      <Chair />
    </SceneFrame>
  );
}

function CoatHooks() {
  return (
    <>
      <Box x={352} y={84} w={160} h={18} fill="wood" />
      <Line d="M378 96v14a6 6 0 0 0 8 4M432 96v14a6 6 0 0 0 8 4M486 96v14a6 6 0 0 0 8 4" width={4} />
      <Line d="M368 112c-12 26-16 84-14 124h50c2-40-2-98-14-124z" fill="slate" />
      <Line d="M379 116v120" width={1.5} opacity={0.6} />
      <Line d="M432 118l-18 40h36z" />
      <Box x={410} y={158} w={44} h={40} fill="brick" />
    </>
  );
}

function Desk() {
  return (
    <>
      <Line d="M116 403V300M424 403V300" width={9} />
      <Line d="M116 403V300M424 403V300" width={4} color="wood-2" />
      <Box x={92} y={284} w={356} h={16} fill="wood" />
      <Box x={330} y={300} w={84} h={62} fill="wood-2" />
      <Line d="M360 331h24" width={4} />
      <Line d="M150 284v-10M136 284h28M150 276l-22-56 54-34" width={4} />
      <Line d="M164 200l34-30 34 34-26 16z" fill="lamp" />
      <Box x={232} y={274} w={76} h={10} fill="paper" />
      <Box x={238} y={264} w={70} h={10} fill="cream" />
      <Line d="M352 284v-14a10 10 0 0 1 10-10h38a10 10 0 0 1 10 10v14z" fill="roof" />
      <Line d="M344 258c0-14 74-14 74 0v8h-18v-6h-38v6h-18z" fill="roof" />
      <Disc x={381} y={273} r={6} fill="trim" />
    </>
  );
}

function Chair() {
  return (
    <>
      <Line d="M262 403v-34M262 384l-40 20M262 384l40 20" width={5} />
      <Box x={216} y={350} w={92} h={18} r={8} fill="brick" />
      <Box x={224} y={248} w={76} h={86} r={14} fill="brick" />
      <Line d="M262 334v16" width={7} />
      <Disc x={222} y={406} r={6} fill="roof" />
      <Disc x={302} y={406} r={6} fill="roof" />
    </>
  );
}

/** A small drawing for each of the four steps of an application. Elevation; decoration. */
export function HiringStep({ step }: { step: number }) {
  return (
    <SceneFrame className="hstep" viewBox="0 0 120 90" preserveAspectRatio="xMinYMax meet">
      {drawings[step]}
    </SceneFrame>
  );
}

const drawings: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      <Box x={16} y={16} w={82} h={56} r={4} fill="slate" />
      <Box x={23} y={23} w={68} h={42} fill="paper" />
      <Line d="M31 33h34M31 43h50M31 53h22" width={2} opacity={0.6} />
      <Line d="M4 88l12-16h82l12 16z" fill="roof" />
    </>
  ),
  2: (
    <>
      <Box x={24} y={46} w={72} h={42} r={6} fill="brick" />
      <Disc x={60} y={68} r={12} fill="cream" />
      <Line d="M18 44c0-24 84-24 84 0v10H80V44H40v10H18z" fill="brick-2" />
    </>
  ),
  3: (
    <>
      <Line d="M34 88V58M86 88V58" width={5} />
      <Box x={20} y={50} w={80} h={9} fill="wood" />
      <Line d="M4 88V44M4 68h14v20M116 88V44M116 68h-14v20" width={4} />
      <Box x={34} y={44} w={22} h={6} fill="paper" />
      <Line d="M68 50V38h12v12z" fill="trim" />
      <Line d="M80 41h5v6h-5" width={2} />
    </>
  ),
  4: (
    <>
      <Box x={10} y={30} w={100} h={58} fill="cream" />
      <Line d="M22 30V8h76v22" fill="paper" />
      <Line d="M34 18h44" width={2} opacity={0.6} />
      <Line d="M10 30l50 34 50-34M10 88l38-32M110 88L72 56" />
    </>
  ),
};
