import type { ReactNode } from "react";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

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
