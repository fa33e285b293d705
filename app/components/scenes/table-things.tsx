import { Box, Disc, Line } from "./shapes.tsx";
import { Sheet } from "./table-papers.tsx";

// The wood goes on past the left edge of the frame: on wide screens the table reaches the edge of the window.
const boards = "M-1000 124h2200M-1000 228h2200M-1000 332h2200M-1000 436h2200";
const seams =
  "M300 20v104M780 124v104M420 228v104M900 332v104M240 436v104M-180 20v104M-60 124v104M-420 228v104M-120 332v104M-360 436v104";
const grain = "M120 70c60-14 90 10 150 0M840 490c60 14 110-10 170 2M560 385c40-10 70 8 110 0M930 180c40-8 70 10 110 0";

export function TableTop() {
  return (
    <>
      <Box x={-1000} y={0} w={2200} h={560} fill="wood" />
      <Line d={boards} width={1.5} opacity={0.35} />
      <Line d={seams} width={1.5} opacity={0.35} />
      <Line d={grain} width={1.5} opacity={0.35} />
    </>
  );
}

/** A sealed envelope where the dispute letter came from. */
export function SealedEnvelope() {
  return (
    <g transform="translate(286 330) rotate(7)">
      <Sheet w={230} h={140} fill="cream" />
      <Line d="M0 0l115 78 115-78" />
      <Box x={176} y={14} w={38} h={44} fill="brick" />
      <Line d="M182 22h26M182 30h26" />
      <Line d="M20 104h90M20 118h60" width={2} opacity={0.6} />
    </g>
  );
}

type PencilProps = { x: number; y: number; turn?: number };

export function Pencil({ x, y, turn = -24 }: PencilProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Box x={0} y={0} w={120} h={12} fill="green" />
      <Line d="M120 0l18 6-18 6z" fill="trim" />
      <Box x={0} y={0} w={16} h={12} fill="brick" />
    </g>
  );
}

export function Mug() {
  const handle = "M1098 322c30-6 34 40 2 38";
  return (
    <>
      <Line d={handle} width={9} />
      <Line d={handle} width={4} color="trim" />
      <Disc x={1066} y={342} r={42} fill="trim" />
      <Disc x={1066} y={342} r={32} fill="roof" />
      <Line d="M1048 336a22 22 0 0 1 16-14" />
    </>
  );
}

export function OldKey() {
  return (
    <g transform="translate(118 452) rotate(-14)">
      <Disc x={24} y={24} r={22} fill="metal" />
      <Disc x={24} y={24} r={10} fill="wood" />
      <Line d="M46 20h78v8h-14v10h-8v-10h-10v7h-8v-7h-38z" fill="metal" />
    </g>
  );
}
