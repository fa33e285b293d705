import { SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { ReadingFrame } from "./reading-frame.tsx";

const boards = Array.from({ length: 22 }, (_, row) => `M-20 ${40 + row * 22}h600`).join("");

/** Stories: boxes on the step of a lit door, the key still in it. The largest box says that the story is a sample. */
export function MovingDay() {
  return (
    <ReadingFrame
      view="elevation"
      title="Moving boxes beside a lit front door, number 214; the largest box is marked Sample Story"
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
