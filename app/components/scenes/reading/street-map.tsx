import { Box, Line } from "#app/components/scenes/shapes.tsx";
import { Sheet } from "#app/components/scenes/table-papers.tsx";
import { Pencil, TableTop } from "#app/components/scenes/table-things.tsx";
import { ReadingFrame } from "./reading-frame.tsx";

/** Blocks between streets: x, y, width, height, and the one park. */
const blocks = [
  [18, 18, 92, 76],
  [130, 18, 108, 76],
  [258, 18, 84, 76],
  [18, 114, 92, 100],
  [258, 114, 84, 100],
  [18, 234, 92, 108],
  [130, 234, 108, 108],
  [258, 234, 84, 108],
] as const;

/** For those who begin: a street map on a table, and a way drawn on it from the rented door to the own one. */
export function StreetMap() {
  return (
    <ReadingFrame
      view="plan"
      title="A street map on a table, with a way marked from the door marked 4B to the door marked 214"
    >
      <TableTop />
      <g transform="translate(82 104) rotate(-4)">
        <Sheet w={360} h={360} />
        {blocks.map(([x, y, w, h]) => (
          <Box key={`${x} ${y}`} x={x} y={y} w={w} h={h} r={4} fill="cream" bare />
        ))}
        <Box x={130} y={114} w={108} h={100} r={4} fill="green" bare />
        <Line d="M120 0v360M248 0v360M0 104h360M0 224h360" width={1.5} opacity={0.25} />
        <Line
          d="M66 290h42a12 12 0 0 0 12-12v-42a12 12 0 0 1 12-12h104a12 12 0 0 0 12-12v-96a12 12 0 0 1 12-12h42"
          width={9}
        />
        <Line
          d="M66 290h42a12 12 0 0 0 12-12v-42a12 12 0 0 1 12-12h104a12 12 0 0 0 12-12v-96a12 12 0 0 1 12-12h42"
          width={5}
          color="green"
        />
        <Plate x={30} y={270} text="4B" fill="paper" />
        <Plate x={292} y={84} text="214" fill="go" />
        <Line d="M120 0v360M240 0v360" width={1.2} opacity={0.2} />
      </g>
      <Pencil x={290} y={506} turn={-16} />
    </ReadingFrame>
  );
}

function Plate({ x, y, text, fill }: { x: number; y: number; text: string; fill: "paper" | "go" }) {
  return (
    <>
      <Box x={x} y={y} w={56} h={40} r={6} fill={fill} />
      <text x={x + 28} y={y + 27} className="sn">
        {text}
      </text>
    </>
  );
}
