import type { ReactNode } from "react";
import { SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Pencil, Sheet, TableTop } from "./table-papers.tsx";

type ReadingFrameProps = {
  title: string;
  /** Plan views are cut at both ends if the space is low; elevations keep their ground. */
  view: "plan" | "elevation";
  children: ReactNode;
};

/** 560 by 560. A tall space shows the middle 340 across and a low one 400 down: the subject is there. */
export function ReadingFrame({ title, view, children }: ReadingFrameProps) {
  return (
    <SceneFrame
      className="ar__scene"
      viewBox="0 0 560 560"
      preserveAspectRatio={view === "plan" ? "xMidYMid slice" : "xMidYMax slice"}
      title={title}
    >
      {children}
    </SceneFrame>
  );
}

const boards = Array.from({ length: 22 }, (_, row) => `M-20 ${40 + row * 22}h600`).join("");

/** Stories: boxes on the step of a lit door, the key still in it. The largest box says that the story is a sample. */
export function MovingDay() {
  return (
    <ReadingFrame
      view="elevation"
      title="Moving boxes next to a lit front door, number 214; the largest box is marked Sample Story"
    >
      <Box x={-20} y={-4} w={600} h={524} fill="slate" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <SceneWindow x={28} y={238} w={84} h={114} lit />
      <Box x={186} y={168} w={148} h={352} fill="trim" />
      <Box x={204} y={186} w={112} h={326} fill="go" />
      <Box x={222} y={206} w={76} h={96} fill="lamp" />
      <Line d="M260 206v96M222 254h76" />
      <Box x={222} y={336} w={76} h={140} fill="go" />
      <Disc x={300} y={320} r={7} fill="trim" />
      <Disc x={300} y={348} r={9} />
      <Line d="M300 320v20M300 357v20M300 367h7M300 374h6" />
      <Box x={352} y={258} w={62} h={40} r={5} fill="paper" />
      <text x={383} y={285} className="sn">
        214
      </text>
      <Line d="M143 266h26l6 38h-38z" fill="lamp" />
      <Box x={139} y={250} w={34} h={16} fill="roof" />
      <Boxes />
      <Box x={168} y={508} w={184} h={12} fill="cream" />
      <Box x={-20} y={520} w={600} h={60} fill="ground" />
    </ReadingFrame>
  );
}

function Boxes() {
  return (
    <>
      <Box x={340} y={396} w={146} h={124} fill="wood" />
      <Line d="M413 396v30M340 426h146" width={1.5} opacity={0.5} />
      <Box x={374} y={444} w={78} h={48} fill="paper" />
      <text x={413} y={464} className="sl">
        SAMPLE
      </text>
      <text x={413} y={482} className="sl">
        STORY
      </text>
      <Box x={362} y={330} w={96} h={66} fill="wood-2" />
      <Line d="M410 330v22" width={1.5} opacity={0.5} />
      <Line d="M132 470v-44M132 452l-20-20M132 446l20-22" width={4} color="leaf" />
      <Disc x={110} y={424} r={15} fill="leaf" />
      <Disc x={155} y={416} r={16} fill="leaf" />
      <Disc x={132} y={404} r={18} fill="leaf" />
      <Line d="M104 466h56l-7 54h-42z" fill="stamp" />
    </>
  );
}

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

/** For beginners: a street map on a table, with a route drawn from the rented door to your own. */
export function StreetMap() {
  return (
    <ReadingFrame
      view="plan"
      title="A street map on a table, with a route from the door marked 4B to the door marked 214"
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
