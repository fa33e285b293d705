import type { ReactNode } from "react";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { LetterSheet, LoanFolder, ProgramSheet, ProgressPhone, Sheet } from "./table-papers.tsx";

// The wood goes on to the left, out of the frame: on wide screens the table reaches the edge of the window.
const boards = "M-1000 124h2200M-1000 228h2200M-1000 332h2200M-1000 436h2200";
const seams =
  "M300 20v104M780 124v104M420 228v104M900 332v104M240 436v104M-180 20v104M-60 124v104M-420 228v104M-120 332v104M-360 436v104";
const grain = "M120 70c60-14 90 10 150 0M840 490c60 14 110-10 170 2M560 385c40-10 70 8 110 0M930 180c40-8 70 10 110 0";

/** The kitchen table from above, with the four things that the platform keeps on it. Plan view, 1089 by 518. */
export function KitchenTable() {
  return (
    <SceneFrame
      className="tableScene"
      viewBox="70 21 1089 518"
      preserveAspectRatio="xMidYMax meet"
      title="A kitchen table seen from above: a dispute letter, a phone with progress, a folder of loan papers and a list of assistance programs"
    >
      <Box x={-1000} y={0} w={2200} h={560} fill="wood" />
      <Line d={boards} width={1.5} opacity={0.35} />
      <Line d={seams} width={1.5} opacity={0.35} />
      <Line d={grain} width={1.5} opacity={0.35} />
      <Laid id="table-letter" x={110} y={74} turn={-5}>
        <LetterSheet />
      </Laid>
      <SealedEnvelope />
      <Laid id="table-phone" x={566} y={92} turn={3}>
        <ProgressPhone />
      </Laid>
      <Laid id="table-folder" x={812} y={84} turn={-3}>
        <LoanFolder />
      </Laid>
      <Laid id="table-programs" x={782} y={300} turn={4}>
        <ProgramSheet />
      </Laid>
      <Pencil />
      <Mug />
      <OldKey />
    </SceneFrame>
  );
}

type LaidProps = { id: string; x: number; y: number; turn: number; children: ReactNode };

/** The inner group carries the id, so that a close-up can show the same thing unturned. */
function Laid({ id, x, y, turn, children }: LaidProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g id={id}>{children}</g>
    </g>
  );
}

const closeUps = {
  letter: { href: "#table-letter", viewBox: "-70 120 390 190", turn: -4 },
  phone: { href: "#table-phone", viewBox: "-112 6 390 190", turn: 3 },
  folder: { href: "#table-folder", viewBox: "-70 -34 390 190", turn: -3 },
  programs: { href: "#table-programs", viewBox: "-90 6 390 190", turn: 4 },
} as const;

/** One thing of the table near enough to see on a phone. Needs the whole table in the same document. */
export function TableCloseUp({ of }: { of: keyof typeof closeUps }) {
  const { href, viewBox, turn } = closeUps[of];
  return (
    <SceneFrame className="closeup" viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      <use href={href} transform={`rotate(${turn} 100 100)`} />
    </SceneFrame>
  );
}

function SealedEnvelope() {
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

function Pencil() {
  return (
    <g transform="translate(1012 470) rotate(-24)">
      <Box x={0} y={0} w={120} h={12} fill="green" />
      <Line d="M120 0l18 6-18 6z" fill="trim" />
      <Box x={0} y={0} w={16} h={12} fill="brick" />
    </g>
  );
}

function Mug() {
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

function OldKey() {
  return (
    <g transform="translate(118 452) rotate(-14)">
      <Disc x={24} y={24} r={22} fill="metal" />
      <Disc x={24} y={24} r={10} fill="wood" />
      <Line d="M46 20h78v8h-14v10h-8v-10h-10v7h-8v-7h-38z" fill="metal" />
    </g>
  );
}
