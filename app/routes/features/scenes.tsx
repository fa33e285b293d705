import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";

/** A house cut open: letters under the roof, programs on the middle floor, boxes packed next to the front door. */
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

const outline = "M46 50h8v38h-8zM54 68h10v6h-10zM54 80h14v6h-14z";

/** A key on its hook. Decoration. */
export function KeyOnHook() {
  return (
    <SceneFrame className="keyhook" viewBox="14 0 72 94">
      <Line d={outline} fill="metal" />
      <Disc x={50} y={34} r={18} fill="metal" />
      <Disc x={50} y={30} r={7} fill="wood" />
      <Hook />
    </SceneFrame>
  );
}

/** A hook with the outline of a key that is not there yet. */
export function EmptyHook() {
  return (
    <SceneFrame className="keyhook" viewBox="14 0 72 94">
      <g strokeDasharray="5 5" strokeWidth="1.5" opacity="0.6">
        <Line d={outline} />
        <Disc x={50} y={34} r={18} />
      </g>
      <Hook />
    </SceneFrame>
  );
}

function Hook() {
  return (
    <>
      <Box x={42} y={6} w={16} h={12} r={3} fill="roof" />
      <Line d="M50 18v10a6 6 0 0 0 6 6" width={4} />
    </>
  );
}

/** Boxes, a floor lamp and a plant on the sidewalk in front of a lit door. Sits on a curb. */
export function MovingDay() {
  return (
    <SceneFrame
      viewBox="0 0 640 340"
      title="Moving boxes, a floor lamp and a plant on the sidewalk in front of a lit front door"
    >
      <Disc x={90} y={210} r={58} fill="sun" bare />
      <Line d="M0 340l46-84 60-22 104 14v92z" fill="far" bare />
      <Tree x={132} y={340} r={48} />
      <Box x={216} y={40} w={330} h={300} fill="brick" />
      <Bricks x={222} y={52} w={310} h={230} />
      <Box x={206} y={24} w={350} h={18} fill="trim" />
      <Box x={216} y={42} w={330} h={8} fill="cream" />
      <SceneWindow x={250} y={84} w={46} h={66} />
      <SceneWindow x={358} y={84} w={46} h={66} lit />
      <SceneWindow x={466} y={84} w={46} h={66} lit />
      <SceneWindow x={252} y={206} w={60} h={70} lit />
      <Line d="M396 204l58-34 58 34z" fill="roof" />
      <SceneDoor x={424} y={218} w={60} h={110} color="go" pane />
      <Box x={400} y={328} w={108} h={12} fill="cream" />
      <FloorLamp />
      <MovingBox x={244} y={278} w={92} h={62} label="KITCHEN" />
      <MovingBox x={258} y={236} w={60} h={42} />
      <MovingBox x={528} y={286} w={84} h={54} label="BOOKS" />
      <Line d="M556 286c-18-8-20-32-8-42c2 12 6 20 9 26c4-10 8-22 19-26c7 14 0 34-20 42z" fill="leaf" />
    </SceneFrame>
  );
}

function FloorLamp() {
  return (
    <>
      <Line d="M364 340v-98" width={4} />
      <Line d="M346 242h36l-8-34h-20z" fill="lamp" />
      <Box x={350} y={334} w={28} h={6} fill="roof" />
    </>
  );
}

type MovingBoxProps = { x: number; y: number; w: number; h: number; label?: string };

/** A taped moving box, labeled with its contents. */
function MovingBox({ x, y, w, h, label }: MovingBoxProps) {
  return (
    <>
      <Box x={x} y={y} w={w} h={h} fill="wood" />
      <Box x={x + w / 2 - 6} y={y} w={12} h={h * 0.36} fill="cream" />
      <Line d={`M${x} ${y + h * 0.14}h${w / 2 - 6}M${x + w / 2 + 6} ${y + h * 0.14}h${w / 2 - 6}`} width={1.5} />
      {label && (
        <text x={x + w / 2} y={y + h * 0.76} className="sl">
          {label}
        </text>
      )}
    </>
  );
}
