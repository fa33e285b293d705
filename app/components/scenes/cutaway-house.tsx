import { SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { MovingBox } from "./moving-box.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

/** A house cut open: letters under the roof, programs on the middle floor, boxes packed beside the front door. */
export function CutawayHouse() {
  return (
    <SceneFrame
      className="cutaway"
      viewBox="0 10 560 530"
      title="A house cut open. Under the roof a desk with letters, below it pigeonholes with envelopes, on the ground floor moving boxes and the front door"
    >
      <Box x={396} y={40} w={44} h={90} fill="brick" />
      <Box x={389} y={32} w={58} h={12} fill="cream" />
      <Attic />
      <MiddleFloor />
      <Hall />
      <Box x={46} y={180} w={16} h={338} fill="brick" />
      <Box x={498} y={180} w={16} h={338} fill="brick" />
      <Box x={52} y={172} w={456} h={14} fill="trim" />
      <Box x={46} y={338} w={468} h={14} fill="trim" />
      <Box x={-10} y={516} w={580} h={34} fill="ground" />
    </SceneFrame>
  );
}

function RoomNumber({ x, y, number }: { x: number; y: number; number: string }) {
  return (
    <>
      <Box x={x - 22} y={y - 16} w={44} h={32} r={5} fill="paper" />
      <Disc x={x - 16} y={y} r={1.6} fill="line" bare />
      <Disc x={x + 16} y={y} r={1.6} fill="line" bare />
      <text x={x} y={y + 7} className="sn">
        {number}
      </text>
    </>
  );
}

function Attic() {
  return (
    <>
      <Line d="M22 184L280 22l258 162z" fill="roof" />
      <Line d="M76 176L280 48l204 128z" fill="cream" />
      <RoomNumber x={280} y={86} number="1" />
      <Line d="M212 176v-34M348 176v-34" width={4} />
      <Box x={196} y={134} w={168} h={9} fill="wood" />
      <Box x={222} y={126} w={50} h={8} fill="paper" />
      <g transform="rotate(-5 250 120)">
        <Box x={226} y={118} w={50} h={8} fill="paper" />
      </g>
      <Line d="M336 134v-16l-18-16" />
      <Line d="M300 112l12-16 14 12z" fill="lamp" />
      <Line d="M284 176v-22h36v22M290 154v-16h24v16" fill="slate" />
    </>
  );
}

const pigeonholes = Array.from({ length: 10 }, (_, index) => ({
  x: 226 + (index % 5) * 42,
  y: 222 + (index < 5 ? 0 : 38),
}));
const withMail = new Set([1, 3, 5, 8]);

function MiddleFloor() {
  return (
    <>
      <Box x={60} y={184} w={440} h={156} fill="green" />
      <RoomNumber x={112} y={214} number="2" />
      <Box x={88} y={252} w={76} h={86} fill="slate" />
      <Line d="M118 296h16M118 324h16" width={4} />
      <Line d="M88 280h76M88 309h76" />
      <Box x={82} y={250} w={88} h={22} fill="slate" />
      <Line d="M96 250v-10h22v10M122 250v-14h20v14" fill="paper" />
      <Box x={216} y={212} w={220} h={88} fill="wood" />
      {pigeonholes.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <Box x={x} y={y} w={32} h={28} fill="dark" />
          {withMail.has(index) && (
            <Line d={`M${x + 4} ${y + 28}v-16h24v16M${x + 4} ${y + 12}l12 9 12-9`} fill="paper" />
          )}
        </g>
      ))}
      <Line d="M232 300v38M420 300v38" width={4} />
      <Box x={248} y={318} w={40} h={20} fill="brick" />
    </>
  );
}

function Hall() {
  return (
    <>
      <Box x={60} y={350} w={440} h={168} fill="cream" />
      <RoomNumber x={112} y={384} number="3" />
      <SceneWindow x={172} y={374} w={52} h={52} lit />
      <MovingBox x={92} y={450} w={92} h={66} label="KITCHEN" />
      <MovingBox x={196} y={466} w={76} h={50} label="BOOKS" />
      <MovingBox x={104} y={412} w={54} h={38} />
      <Line d="M316 516v-62M330 516v-62" width={1.5} />
      <Line d="M304 516h38l-6-28h-26z" fill="brick" />
      <Line d="M323 488c-20-10-24-36-10-46c2 14 6 24 10 30c4-12 8-26 20-30c8 16 2 38-20 46z" fill="leaf" />
      <SceneDoor x={404} y={394} w={66} h={122} color="go" pane />
      <Box x={392} y={510} w={90} h={8} fill="wood" />
    </>
  );
}
