import { SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Tree } from "./street-parts.tsx";

/** A porch with two chairs and papers on the table between them: half an hour to talk. Elevation; ground at y = 330. */
export function PorchTable() {
  return (
    <SceneFrame
      viewBox="0 0 640 330"
      title="A front porch with two chairs, papers on the table between them, and a clock"
    >
      <Tree x={48} y={330} r={38} />
      <Box x={100} y={92} w={500} h={238} fill="green" />
      <Line
        d={Array.from({ length: 10 }, (_, row) => `M100 ${114 + row * 20}h500`).join("")}
        width={1.2}
        opacity={0.4}
      />
      <Line d="M72 96l56-72h444l56 72z" fill="roof" />
      <Box x={84} y={92} w={532} h={14} fill="trim" />
      <SceneDoor x={146} y={158} w={62} h={144} color="go" pane />
      <SceneWindow x={290} y={152} w={70} h={84} lit />
      <SceneWindow x={486} y={152} w={70} h={84} lit />
      <Clock />
      <Box x={84} y={302} w={532} h={12} fill="wood" />
      <Box x={94} y={314} w={512} h={16} fill="brick-2" />
      <Box x={110} y={106} w={14} h={196} fill="trim" />
      <Box x={576} y={106} w={14} h={196} fill="trim" />
      <Chair x={312} />
      <Chair x={528} mirrored />
      <Box x={372} y={248} w={112} h={8} fill="wood" />
      <Line d="M386 256v46M470 256v46" width={4} />
      <Line d="M392 247h44M396 242h38" width={4} color="paper" />
      <Box x={452} y={232} w={14} h={16} fill="slate" />
      <Line d="M136 330l8-16h66l8 16z" fill="cream" />
    </SceneFrame>
  );
}

/** Half past: the second half of the hour is yours. */
function Clock() {
  return (
    <>
      <Disc x={423} y={178} r={24} fill="paper" />
      <Line d="M423 178v17M423 178l9-8" width={3} />
      <Line d="M423 158v3M443 178h-3M423 198v-3M403 178h3" width={2} />
    </>
  );
}

function Chair({ x, mirrored = false }: { x: number; mirrored?: boolean }) {
  return (
    <g transform={mirrored ? `translate(${x} 0) scale(-1 1)` : `translate(${x} 0)`}>
      <Line d="M0 302v-92M44 302v-36" width={4} />
      <Box x={-3} y={258} w={50} h={9} fill="cream" />
      <Line d="M0 218h10v40h-10z" fill="cream" />
    </g>
  );
}
