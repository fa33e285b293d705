import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { Railing, StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";

/** The street of the hero. Ground at y = 320; the rented door is at x = 120 of 2400, and the path's CSS relies on it. */
export function Street() {
  return (
    <SceneFrame
      className="street"
      viewBox="0 -40 2400 360"
      preserveAspectRatio="xMinYMax slice"
      title="A street at dusk: a rented walk-up on the left, row houses, then small houses"
    >
      <FarLayer />
      <RentedWalkUp />
      <CoinLaundry />
      <RowHouse x={520} y={96} wall="slate" door="green" lit="left" />
      <RowHouse x={648} y={76} wall="brick" door="slate" lit="right" />
      <RowHouse x={776} y={104} wall="green" door="brick" />
      <MailboxCorner />
      <Tree x={1030} y={320} r={44} />
      <Line d="M972 320c0-30 90-30 96 0z" fill="leaf" />
      <Bungalow />
      <Tree x={1374} y={320} r={30} />
      <GabledHouse x={1424} wall="slate" door="brick" />
      <Tree x={1750} y={320} r={40} />
      <GabledHouse x={1820} wall="brick" door="green" litUpstairs={false} raised={16} />
      <StreetLamp x={2046} y={320} />
      <GabledHouse x={2090} wall="green" door="slate" />
      <Tree x={2330} y={320} r={50} />
    </SceneFrame>
  );
}

function FarLayer() {
  return (
    <>
      <Disc x={1008} y={212} r={62} fill="sun" bare />
      <Line
        d="M380 320L380 230 620 196 860 212 1160 212 1300 192 1420 204 1560 176 1760 212 2000 188 2200 206 2400 184 2400 320z"
        fill="far"
        bare
      />
      <Line d="M1664 214v-44l14-34 14 34v44zM1706 214v-30h44v30z" fill="far" bare />
    </>
  );
}

type RowHouseProps = { x: number; y: number; wall: SceneColor; door: SceneColor; lit?: "left" | "right" };

function RowHouse({ x, y, wall, door, lit }: RowHouseProps) {
  const dentils = Array.from({ length: 8 }, (_, index) => `M${x + 8 + index * 16} ${y - 4}v7`).join("");
  return (
    <>
      <Box x={x} y={y} w={128} h={320 - y} fill={wall} />
      <Box x={x - 4} y={y - 10} w={136} h={14} fill="trim" />
      <Line d={dentils} />
      <SceneWindow x={x + 18} y={y + 24} w={34} h={50} lit={lit === "right"} />
      <SceneWindow x={x + 76} y={y + 24} w={34} h={50} lit={lit === "left"} />
      <SceneWindow x={x + 18} y={y + 112} w={34} h={58} lit={lit !== "right"} />
      <Box x={x + 66} y={292} w={56} h={28} fill="cream" />
      <Line d={`M${x + 60} 306h68M${x + 66} 299h56`} />
      <SceneDoor x={x + 76} y={216} w={36} h={76} color={door} fan />
      <Line d={`M${x + 64} 320v-46M${x + 126} 320v-46`} />
    </>
  );
}

function MailboxCorner() {
  return (
    <>
      <StreetLamp x={926} y={320} />
      <Line d="M946 320v-44a16 16 0 0 1 32 0v44z" fill="slate" />
      <Line d="M950 282h24" />
      <Box x={954} y={290} w={16} h={10} fill="trim" />
      <Line d="M950 320v8M974 320v8" />
    </>
  );
}

function Bungalow() {
  return (
    <>
      <Box x={1090} y={196} w={250} h={124} fill="cream" />
      <Line d="M1070 200l92-74h106l92 74z" fill="roof" />
      <Box x={1280} y={120} w={22} h={44} fill="brick" />
      <Line d="M1130 200l85-62 85 62z" fill="green" />
      <SceneWindow x={1198} y={166} w={34} h={24} lit sill={false} bars="upright" />
      <Box x={1104} y={200} w={222} h={8} fill="trim" />
      <SceneWindow x={1118} y={232} w={52} h={48} lit />
      <SceneWindow x={1262} y={232} w={52} h={48} />
      <SceneDoor x={1194} y={236} w={42} h={84} color="brick" pane />
      <Box x={1098} y={208} w={10} h={112} fill="trim" />
      <Box x={1322} y={208} w={10} h={112} fill="trim" />
      <Railing x={1108} y={320} w={74} />
      <Railing x={1248} y={320} w={74} />
    </>
  );
}

type GabledHouseProps = { x: number; wall: SceneColor; door: SceneColor; litUpstairs?: boolean; raised?: number };

function GabledHouse({ x, wall, door, litUpstairs = true, raised = 0 }: GabledHouseProps) {
  return (
    <>
      <Box x={x} y={170 - raised} w={190} h={150 + raised} fill={wall} />
      <Line d={`M${x - 16} ${174 - raised}L${x + 95} ${80 - raised}l111 94z`} fill="roof" />
      <Line d={`M${x + 34} ${168 - raised}l61-50 61 50z`} fill={wall} />
      <SceneWindow x={x + 79} y={140 - raised} w={32} h={26} lit={litUpstairs} sill={false} bars="upright" />
      <SceneWindow x={x + 22} y={204 - raised} w={40} h={54} lit={!litUpstairs} />
      <SceneWindow x={x + 128} y={204 - raised} w={40} h={54} lit={litUpstairs} />
      <SceneDoor x={x + 76} y={236} w={40} h={84} color={door} fan />
      <Box x={x + 66} y={312} w={60} h={8} fill="cream" />
    </>
  );
}

const floors = [58, 118, 178];
const columns = [-24, 46, 136, 206, 276];
/** Windows with someone home, counted row by row. */
const litWindows = new Set([1, 6, 8, 11]);

/** The building where the path starts: a walk-up with a fire escape, a water tower and a RENT card. */
function RentedWalkUp() {
  return (
    <>
      <WaterTower />
      <Box x={-60} y={30} w={394} h={290} fill="brick" />
      <Bricks x={-30} y={60} w={350} h={170} />
      <Box x={-60} y={22} w={404} h={14} fill="trim" />
      <Box x={-60} y={36} w={400} h={7} fill="cream" />
      <Box x={-60} y={236} w={394} h={84} fill="brick-2" />
      {floors.map((y, row) =>
        columns.map((x, column) => (
          <SceneWindow key={x} x={x} y={y} w={32} h={40} lit={litWindows.has(row * columns.length + column)} />
        )),
      )}
      <FireEscape />
      <SceneDoor x={96} y={252} w={48} h={68} color="slate" fan />
      <Box x={84} y={314} w={72} h={6} fill="cream" />
      <Doorbells />
      <SceneWindow x={26} y={258} w={42} h={36} bars="upright" />
      <SceneWindow x={206} y={258} w={42} h={36} lit bars="upright" />
      <SceneWindow x={276} y={258} w={36} h={36} bars="upright" />
      <Box x={28} y={262} w={38} h={18} fill="paper" />
      <text x={47} y={275} className="sl" fontSize="10.5">
        RENT
      </text>
    </>
  );
}

function WaterTower() {
  return (
    <>
      <Line d="M228 20l6-34h36l6 34z" fill="wood" />
      <Line d="M230 2h44M234-10h36" />
      <Line d="M226-16h52l-26-18z" fill="roof" />
      <Line d="M236 20v10M268 20v10" />
    </>
  );
}

function FireEscape() {
  return (
    <>
      {[106, 166, 226].map((y) => (
        <g key={y}>
          <Line d={`M190 ${y}h126`} width={4} />
          <Railing x={192} y={y} w={120} />
        </g>
      ))}
      <Line d="M206 166l44-60M214 166l44-60M262 226l-44-60M270 226l-44-60M250 226v38M262 226v38M250 236h12M250 246h12M250 256h12" />
    </>
  );
}

function Doorbells() {
  return (
    <>
      <Box x={152} y={268} w={16} h={24} fill="trim" />
      <Line d="M157 274h6M157 280h6M157 286h6" width={1.5} />
    </>
  );
}

function CoinLaundry() {
  const stripes = [0, 2, 4, 6].map((index) => `M${340 + index * 24.5} 208h24.5l${-1 + index * 0.6} 20h-26z`).join("");
  return (
    <>
      <Box x={334} y={166} w={178} h={154} fill="cream" />
      <Box x={328} y={156} w={190} h={12} fill="trim" />
      <Box x={344} y={176} w={158} h={28} fill="roof" />
      <text x={423} y={196} className="sl lt">
        COIN LAUNDRY
      </text>
      <Box x={350} y={232} w={96} h={72} fill="lamp" />
      {[374, 422].map((x) => (
        <g key={x}>
          <Box x={x - 20} y={250} w={40} h={54} fill="paper" />
          <Disc x={x} y={279} r={12} fill="dark" />
          <Line d={`M${x - 14} 257h10`} />
        </g>
      ))}
      <Line d="M340 208h172l8 20h-188z" fill="trim" />
      <Line d={stripes} fill="brick" />
      <SceneDoor x={462} y={242} w={40} h={78} color="green" pane />
    </>
  );
}
