import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";

/** A book on the shelf: its position, width and height. */
type Spine = { x: number; w: number; h: number; fill: SceneColor; lean?: number };

const upper: readonly Spine[] = [
  { x: 0, w: 20, h: 74, fill: "green" },
  { x: 20, w: 14, h: 66, fill: "trim" },
  { x: 34, w: 24, h: 80, fill: "slate" },
  { x: 58, w: 16, h: 70, fill: "brick" },
  { x: 76, w: 16, h: 72, fill: "cream", lean: 9 },
  { x: 118, w: 22, h: 78, fill: "leaf" },
  { x: 140, w: 16, h: 68, fill: "paper" },
];
const lower: readonly Spine[] = [
  { x: 0, w: 16, h: 72, fill: "paper" },
  { x: 16, w: 26, h: 82, fill: "brick" },
  { x: 42, w: 14, h: 64, fill: "green" },
  { x: 84, w: 18, h: 76, fill: "slate", lean: -8 },
  { x: 104, w: 24, h: 84, fill: "cream" },
  { x: 128, w: 28, h: 74, fill: "leaf" },
];

/** A box of books on a post, for anyone who walks by; its door is open. Elevation, on the sidewalk. */
export function LittleLibrary() {
  return (
    <SceneFrame
      viewBox="0 0 620 440"
      className="library"
      title="A little street library: a wooden house on a post, its door open, two shelves of books and a lamp inside"
    >
      <Disc x={500} y={236} r={84} fill="sun" bare />
      <Line d="M60 440V322l130-20 150 16 130-22 150 24v120z" fill="far" bare />
      <Hedge />
      <Tree x={92} y={440} r={62} />
      <StreetLamp x={560} y={440} />
      <Box x={272} y={330} w={26} h={110} fill="wood" />
      <Line d="M281 340v92M290 334v88" width={1.5} opacity={0.35} />
      <Line d="M285 392l-54-56M285 392l54-56" width={4} />
      <Cabinet />
    </SceneFrame>
  );
}

function Hedge() {
  return (
    <>
      <Line d="M356 440v-58a14 14 0 0 1 14-14h140a14 14 0 0 1 14 14v58z" fill="leaf" />
      <Line d="M380 400h16M420 386h14M460 408h16M492 392h12M402 424h12M446 428h12" width={1.5} opacity={0.5} />
    </>
  );
}

function Cabinet() {
  return (
    <>
      <Box x={188} y={112} w={194} h={222} fill="brick" />
      <Box x={198} y={124} w={174} h={200} fill="lamp" />
      <Spines spines={upper} x={206} y={218} />
      <Box x={198} y={218} w={174} h={8} fill="wood" />
      <Spines spines={lower} x={206} y={316} />
      <Box x={198} y={316} w={174} h={8} fill="wood" />
      <Line d="M166 114l119-84 119 84z" fill="roof" />
      <Line d="M214 80h142M190 98h190M244 60h82" width={1.5} opacity={0.5} />
      <OpenDoor />
    </>
  );
}

function Spines({ spines, x, y }: { spines: readonly Spine[]; x: number; y: number }) {
  return spines.map(({ x: left, w, h, fill, lean = 0 }) => (
    <g key={left} transform={`translate(${x + left} ${y - h}) rotate(${lean} ${lean > 0 ? 0 : w} ${h})`}>
      <Box x={0} y={0} w={w} h={h} fill={fill} />
      <Line d={`M0 12h${w}M0 ${h - 12}h${w}`} width={1.5} opacity={0.5} />
    </g>
  ));
}

/** Swung wide: seen from its edge, with its pane. */
function OpenDoor() {
  return (
    <>
      <Line d="M382 116l56-14v246l-56-14z" fill="go" />
      <Line d="M392 136l34-8v174l-34 4z" fill="lamp" />
      <Disc x={432} y={224} r={3} fill="line" bare />
    </>
  );
}
