import type { ReactNode } from "react";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Sheet } from "#app/components/scenes/table-papers.tsx";

/** The things in one compartment of the kitchen drawer. Plan view, 280 by 190; decoration. */
function Compartment({ children }: { children: ReactNode }) {
  return (
    <SceneFrame viewBox="0 0 280 190" className="in-drawer" preserveAspectRatio="xMidYMid meet">
      {children}
    </SceneFrame>
  );
}

function Laid({ x, y, turn, children }: { x: number; y: number; turn: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) rotate(${turn})`}>{children}</g>;
}

/** Two booklets, the upper one with a house on its cover. */
export function Booklets() {
  return (
    <Compartment>
      <Laid x={134} y={28} turn={6}>
        <Sheet w={104} h={138} fill="slate" />
        <Line d="M10 0v138" width={1.5} opacity={0.5} />
        <Box x={26} y={22} w={60} h={30} fill="trim" />
        <Line d="M34 34h44M34 42h30" width={2} opacity={0.6} />
      </Laid>
      <Laid x={52} y={24} turn={-5}>
        <Sheet w={108} h={144} fill="brick" />
        <Line d="M10 0v144" width={1.5} opacity={0.5} />
        <Box x={26} y={18} w={68} h={28} fill="trim" />
        <Line d="M34 28h52M34 36h34" width={2} opacity={0.6} />
        <Line d="M34 104V84l26-20 26 20v20z" fill="cream" />
        <Box x={54} y={88} w={12} h={16} fill="dark" />
      </Laid>
    </Compartment>
  );
}

/** A pocket calculator and a tape measure. */
export function CalculatorAndTape() {
  const keys = Array.from({ length: 12 }, (_, index) => ({
    x: 14 + (index % 3) * 30,
    y: 56 + Math.floor(index / 3) * 24,
  }));
  return (
    <Compartment>
      <Laid x={40} y={16} turn={-4}>
        <Box x={7} y={8} w={106} h={158} r={8} fill="wood-2" bare />
        <Box x={0} y={0} w={106} h={158} r={8} fill="roof" />
        <Box x={12} y={12} w={82} h={30} r={3} fill="sun" />
        <text x={86} y={34} className="sn in-drawer__sum">
          1,650
        </text>
        {keys.map(({ x, y }, index) => (
          <Box key={`${x}-${y}`} x={x} y={y} w={22} h={16} r={3} fill={index === 11 ? "brick" : "trim"} />
        ))}
      </Laid>
      <Laid x={176} y={84} turn={5}>
        <Box x={7} y={8} w={72} h={72} r={16} fill="wood-2" bare />
        <Line d="M4 58H-60v14H30z" fill="lamp" />
        <Line d="M-52 58v7M-40 58v7M-28 58v7M-16 58v7M-4 58v7" width={1.5} />
        <Line d="M-60 54v22" width={4} />
        <Box x={0} y={0} w={72} h={72} r={16} fill="slate" />
        <Disc x={36} y={34} r={20} fill="trim" />
        <Disc x={36} y={34} r={6} fill="slate" />
      </Laid>
    </Compartment>
  );
}

/** A folded newspaper, a plot on its front. */
export function Newspaper() {
  return (
    <Compartment>
      <Laid x={42} y={26} turn={-3}>
        <Sheet w={198} h={136} />
        <Line d="M0 122h198" width={1.5} opacity={0.5} />
        <Box x={16} y={16} w={166} h={14} fill="dark" bare />
        <Line d="M16 46h64M16 58h64M16 70h58M16 82h64M16 94h64M16 106h40" width={2} opacity={0.55} />
        <Box x={96} y={44} w={86} h={64} fill="cream" />
        <Line d="M102 98l16-18 14 8 18-30 14 6 14-12" width={4} color="leaf" />
      </Laid>
    </Compartment>
  );
}

/** A clipping with a paper clip, a postcard and a pencil stub. */
export function Clippings() {
  return (
    <Compartment>
      <Laid x={104} y={58} turn={6}>
        <Sheet w={136} h={92} fill="cream" />
        <Line d="M70 10v72" width={1.5} opacity={0.5} />
        <Box x={106} y={12} w={20} h={24} fill="green" />
        <Line d="M80 52h44M80 62h44M80 72h30M12 16h46M12 28h46M12 40h36" width={2} opacity={0.55} />
      </Laid>
      <Laid x={44} y={22} turn={-6}>
        <Sheet w={92} h={130} />
        <Line d="M14 24h64" width={4} />
        <Line d="M14 40h64M14 52h64M14 64h50M14 84h64M14 96h64M14 108h36" width={2} opacity={0.55} />
        <Line d="M62 -10v28a7 7 0 0 0 14 0V-4a5 5 0 0 0-10 0v20" color="metal" width={4} />
      </Laid>
      <Laid x={184} y={166} turn={-7}>
        <Box x={0} y={0} w={56} h={11} fill="leaf" />
        <Line d="M56 0l15 5.500-15 5.500z" fill="trim" />
      </Laid>
    </Compartment>
  );
}
