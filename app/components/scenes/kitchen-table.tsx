import type { ReactNode } from "react";
import { SceneFrame } from "./frame.tsx";
import { LetterSheet, LoanFolder, ProgramSheet, ProgressPhone } from "./table-papers.tsx";
import { Mug, OldKey, Pencil, SealedEnvelope, TableTop } from "./table-things.tsx";

/** The kitchen table from above, with the four things that the platform keeps on it. Plan view, 1089 by 518. */
export function KitchenTable() {
  return (
    <SceneFrame
      className="tableScene"
      viewBox="70 21 1089 518"
      preserveAspectRatio="xMidYMax meet"
      title="A kitchen table seen from above: a dispute letter, a phone with progress, a folder of loan papers and a list of assistance programs"
    >
      <TableTop />
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
      <Pencil x={1012} y={470} />
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
