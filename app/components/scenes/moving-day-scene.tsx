import { Bricks, SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { MovingBox } from "./moving-box.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Tree } from "./street-parts.tsx";

/** Boxes, a floor lamp and a plant on the pavement before a lit door. Stands on a kerb. */
export function MovingDay() {
  return (
    <SceneFrame
      viewBox="0 0 640 340"
      title="Moving boxes, a floor lamp and a plant on the pavement in front of a lit front door"
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
