import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { Railing, StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";
import { CoinLaundry, RentedWalkUp } from "#app/components/scenes/street-rented.tsx";

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
