import type { ReactNode } from "react";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import {
  LetterSheet,
  LoanFolder,
  Mug,
  OldKey,
  Pencil,
  ProgramSheet,
  ProgressPhone,
  SealedEnvelope,
  TableTop,
} from "#app/components/scenes/table-papers.tsx";
import { Plate } from "#app/components/ui/plate.tsx";

/** The position of each thing on the table, in percent of the drawing. */
const things = [
  {
    name: "Dispute letters",
    text: "Written by software from your credit reports, and tracked until the bureau answers.",
    closeUp: "letter",
    left: 14,
    top: 16,
  },
  {
    name: "Progress",
    text: "Your score, what changed it, and the step that comes next.",
    closeUp: "phone",
    left: 50,
    top: 12,
  },
  {
    name: "Secure document portal",
    text: "Planned, for pay stubs, W-2s and bank statements. Until then, this site takes no papers like these. Your advisor tells you a safe way to send them.",
    closeUp: "folder",
    left: 84,
    top: 13,
  },
  {
    name: "Program list",
    text: "Down payment and closing cost programs that may fit you, each with its terms.",
    closeUp: "programs",
    left: 71,
    top: 53,
  },
] as const;

/** The Homeownership Platform: one table, bled to the left edge; on phones each thing gets a close-up. */
export function Platform() {
  return (
    <section className="leg leg--R sec sec--on platform">
      <div className="wrap">
        <div className="head">
          <h2>Everything on one table.</h2>
          <p className="lead">
            The Homeownership Platform is the kitchen table you would clear for this: letters, score, papers and
            programs in one place, with an advisor across from you.
          </p>
        </div>
        <div className="tablefig screen-only">
          <div className="tablefig__sheet">
            <KitchenTable />
            {things.map(({ name, left, top }, index) => (
              <span key={name} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
                <Plate small>{index + 1}</Plate>
              </span>
            ))}
          </div>
        </div>
        <ol className="keys4">
          {things.map(({ name, text, closeUp }, index) => (
            <li key={name}>
              <TableCloseUp of={closeUp} />
              <Plate small>{index + 1}</Plate>
              <h3 className="h4">{name}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ol>
        <p className="fine">
          The drawing is a sample. You start with the free credit analysis; this site has no sign-in.
        </p>
      </div>
    </section>
  );
}

/** The kitchen table from above, with the four things that the platform keeps on it. Plan view, 1089 by 518. */
function KitchenTable() {
  return (
    <SceneFrame
      className="table-scene"
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

/** The inner group has the id, so that a close-up can show the same thing without its rotation. */
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

/** A close-up of one thing on the table, for phones. Needs the whole table in the same document. */
function TableCloseUp({ of }: { of: keyof typeof closeUps }) {
  const { href, viewBox, turn } = closeUps[of];
  return (
    <SceneFrame className="closeup" viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      <use href={href} transform={`rotate(${turn} 100 100)`} />
    </SceneFrame>
  );
}
