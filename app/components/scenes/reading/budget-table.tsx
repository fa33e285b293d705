import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Sheet } from "#app/components/scenes/table-papers.tsx";
import { Pencil, TableTop } from "#app/components/scenes/table-things.tsx";
import { ReadingFrame } from "./reading-frame.tsx";

/** What each line of the notebook holds, and how long its sum is. */
const lines = [86, 62, 98, 70, 54, 80];
const keys = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

/** Money: a month's budget in a notebook, its sums down the right side, and a pocket calculator. */
export function BudgetTable() {
  return (
    <ReadingFrame view="plan" title="A notebook with a month's budget and a pocket calculator on a table">
      <TableTop />
      <g transform="translate(118 84) rotate(-4)">
        <Sheet w={250} h={340} />
        {lines.map((width, row) => (
          <Line key={width} d={`M44 ${92 + row * 34}h${width}M196 ${92 + row * 34}h${30 - (row % 3) * 6}`} width={3} />
        ))}
        <Line d={lines.map((_, row) => `M24 ${104 + row * 34}h206`).join("")} width={1.2} opacity={0.35} />
        <Line d="M180 62v250" width={1.5} color="brick" />
        <Box x={40} y={28} w={104} h={16} fill="slate" bare />
        <Line d="M172 300h62M172 306h62" />
        <Line d={lines.map((_, ring) => `M-8 ${58 + ring * 46}h22`).join("")} width={5} color="roof" />
      </g>
      <g transform="translate(296 226) rotate(6)">
        <Box x={8} y={10} w={150} h={226} r={14} fill="wood-2" bare />
        <Box x={0} y={0} w={150} h={226} r={14} fill="roof" />
        <Box x={16} y={18} w={118} h={44} r={4} fill="trim" />
        <text x={118} y={49} className="sn" style={{ textAnchor: "end" }}>
          28%
        </text>
        {keys.map(({ row, column }) => (
          <Disc
            key={`${row} ${column}`}
            x={34 + column * 41}
            y={90 + row * 36}
            r={12}
            fill={row === 3 && column === 2 ? "brick" : "cream"}
          />
        ))}
      </g>
      <Pencil x={150} y={472} turn={-12} />
    </ReadingFrame>
  );
}
