import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { Railing, StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";

/** Three stretches of one street, 480 by 320 each, ground at the bottom; side by side they join. */
const frame = { viewBox: "0 0 480 320", className: "phase__scene" };

/** Preparation: the kitchen window of the rented flat, papers on the table. */
export function PreparationScene() {
  return (
    <SceneFrame
      {...frame}
      title="A rented apartment with a lamp, a stack of papers and a mug in its lit kitchen window"
    >
      <Box x={-8} y={20} w={430} h={300} fill="brick" />
      <Bricks x={6} y={40} w={400} h={210} />
      <Box x={-8} y={8} w={438} h={14} fill="trim" />
      <Box x={-8} y={264} w={430} h={56} fill="brick-2" />
      {[30, 110, 340].map((x, index) => (
        <SceneWindow key={x} x={x} y={52} w={38} h={56} lit={index === 2} />
      ))}
      <Line d="M186 116h140" width={4} />
      <Railing x={190} y={116} w={132} />
      <Box x={150} y={142} w={180} h={104} fill="trim" />
      <Box x={157} y={149} w={166} h={90} fill="lamp" />
      <Line d="M240 149v34" />
      <Line d="M218 196l8-14h28l8 14z" fill="green" />
      <Line d="M157 226h166" width={4} />
      <Box x={176} y={214} w={40} h={12} fill="paper" />
      <Box x={180} y={203} w={38} h={11} fill="paper" />
      <Box x={278} y={208} w={18} h={18} fill="slate" />
      <Line d="M296 212h7v8h-7" />
      <Box x={142} y={246} w={196} h={7} fill="trim" />
      <SceneDoor x={54} y={238} w={48} h={82} color="slate" fan />
      <Box x={112} y={262} w={28} h={20} r={3} fill="paper" />
      <text x={126} y={277} className="sn">
        4B
      </text>
      <Tree x={452} y={320} r={26} />
    </SceneFrame>
  );
}

/** Shopping: three houses, two of them with a sign. */
export function ShoppingScene() {
  return (
    <SceneFrame {...frame} title="Three small houses in a row, two with a For Sale sign in front">
      <SmallHouse x={14} wall="cream" door="brick" />
      <SaleSign x={166} />
      <SmallHouse x={176} wall="green" door="slate" lit />
      <SmallHouse x={338} wall="brick" door="green" />
      <SaleSign x={328} />
    </SceneFrame>
  );
}

/** Closing: the office where it is signed, and next to it the door that is yours. */
export function ClosingScene() {
  return (
    <SceneFrame {...frame} title="A title office with a table in its window; next door, a house with its door lit">
      <Box x={20} y={84} w={240} h={236} fill="slate" />
      <Box x={10} y={70} w={260} h={16} fill="trim" />
      <Box x={36} y={98} w={208} h={30} fill="roof" />
      <text x={140} y={118} className="sl lt">
        TITLE AND CLOSINGS
      </text>
      <Box x={40} y={156} w={124} h={112} fill="trim" />
      <Box x={47} y={163} w={110} h={98} fill="lamp" />
      <Line d="M58 222h88M68 222v39M136 222v39" width={4} />
      <Box x={84} y={212} w={36} h={10} fill="paper" />
      <Disc x={102} y={176} r={8} fill="trim" />
      <Line d="M102 163v5" />
      <SceneDoor x={190} y={204} w={48} h={116} color="green" pane />
      <StreetLamp x={290} y={320} />
      <Box x={320} y={178} w={150} h={142} fill="cream" />
      <Line d="M304 182l91-84 91 84z" fill="roof" />
      <SceneWindow x={334} y={212} w={38} h={54} lit />
      <SceneDoor x={398} y={218} w={46} h={94} color="go" fan />
      <Box x={386} y={312} w={70} h={8} fill="trim" />
    </SceneFrame>
  );
}

type SmallHouseProps = { x: number; wall: SceneColor; door: SceneColor; lit?: boolean };

function SmallHouse({ x, wall, door, lit = false }: SmallHouseProps) {
  return (
    <>
      <Box x={x} y={196} w={124} h={124} fill={wall} />
      <Line d={`M${x - 12} 200l74-74 74 74z`} fill="roof" />
      <SceneWindow x={x + 12} y={222} w={34} h={48} lit={lit} />
      <SceneDoor x={x + 62} y={230} w={34} h={90} color={door} pane={lit} />
    </>
  );
}

function SaleSign({ x }: { x: number }) {
  return (
    <>
      <Line d={`M${x} 320v-78M${x} 246h-36`} width={4} />
      <Box x={x - 40} y={252} w={38} h={24} fill="paper" />
      <text x={x - 21} y={268} className="sl">
        SALE
      </text>
    </>
  );
}

/** In the order in which the lights go on: along the ground, upstairs, under the roof. */
const windows = [
  { x: 160, y: 300, w: 58, h: 74 },
  { x: 244, y: 300, w: 58, h: 74 },
  { x: 436, y: 300, w: 58, h: 74 },
  { x: 160, y: 178, w: 58, h: 66 },
  { x: 298, y: 178, w: 58, h: 66 },
  { x: 436, y: 178, w: 58, h: 66 },
  { x: 300, y: 84, w: 54, h: 46 },
];

type ChecklistHouseProps = {
  /** How many windows are lit. */
  lit: number;
  title: string;
  /** The door is yours: marigold. */
  own?: boolean;
};

/** A house with seven windows, one for each item of the checklist. Elevation; ground at y = 440. */
export function ChecklistHouse({ lit, title, own = false }: ChecklistHouseProps) {
  return (
    <SceneFrame className="sevenwin" viewBox="0 0 640 440" title={title}>
      <Tree x={62} y={440} r={44} />
      <Tree x={590} y={440} r={32} />
      <Box x={452} y={34} w={36} h={90} fill="brick" />
      <Box x={446} y={26} w={48} h={12} fill="cream" />
      <Box x={124} y={150} w={406} h={290} fill="slate" />
      <Line
        d={Array.from({ length: 14 }, (_, row) => `M124 ${170 + row * 20}h406`).join("")}
        width={1.2}
        opacity={0.4}
      />
      <Line d="M96 156L327 20l231 136z" fill="roof" />
      <Line d="M206 152L327 66l121 86z" fill="cream" />
      <Box x={112} y={150} w={430} h={12} fill="trim" />
      <Box x={124} y={272} w={406} h={8} fill="trim" />
      {windows.map((place, index) => (
        <NumberedWindow key={`${place.x}-${place.y}`} {...place} number={index + 1} lit={index < lit} />
      ))}
      <SceneDoor x={340} y={312} w={58} h={116} color={own ? "go" : "green"} fan={own} />
      <Box x={326} y={428} w={86} h={12} fill="cream" />
      <Line d="M132 440c4-34 60-36 76-12c16-22 68-18 76 12zM432 440c6-30 52-34 66-10c14-14 42-10 46 10z" fill="leaf" />
    </SceneFrame>
  );
}

type NumberedWindowProps = { x: number; y: number; w: number; h: number; number: number; lit: boolean };

function NumberedWindow({ x, y, w, h, number, lit }: NumberedWindowProps) {
  return (
    <>
      <Box x={x - 4} y={y - 4} w={w + 8} h={h + 8} fill="trim" />
      <Box x={x} y={y} w={w} h={h} fill={lit ? "lamp" : "dark"} />
      <Line d={`M${x} ${y + h * 0.62}h${w}M${x + w / 2} ${y + h * 0.62}v${h * 0.38}`} />
      <text x={x + w / 2} y={y + h * 0.46} className={lit ? "sn" : "sn sn--dim"}>
        {number}
      </text>
      <Box x={x - 8} y={y + h + 4} w={w + 16} h={5} fill="trim" />
    </>
  );
}
