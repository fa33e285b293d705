import { LetterSheet } from "#app/components/scenes/table-papers.tsx";
import { OldKey, Pencil, SealedEnvelope, TableTop } from "#app/components/scenes/table-things.tsx";
import { ReadingFrame } from "./reading-frame.tsx";

/** Credit: a report with two disputed lines, the envelope it came in, a pencil and the old key. */
export function ReportTable() {
  return (
    <ReadingFrame view="plan" title="A credit report with two disputed lines, an envelope and a key on a kitchen table">
      <TableTop />
      <g transform="translate(146 60) rotate(-5) scale(1.16)">
        <LetterSheet />
      </g>
      <g transform="translate(20 40)">
        <SealedEnvelope />
        <OldKey />
      </g>
      <Pencil x={420} y={250} turn={-70} />
    </ReadingFrame>
  );
}
