import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";
import { ReadingFrame } from "./reading-frame.tsx";

/** Buying: a house with a sign in its yard. */
export function ForSale() {
  return (
    <ReadingFrame view="elevation" title="A brick house at dusk with a For Sale sign in its front yard">
      <Disc x={452} y={330} r={92} fill="sun" bare />
      <Line d="M0 520V400l70-22 90 30h210l80-40 110 34v118z" fill="far" bare />
      <Tree x={62} y={520} r={52} />
      <Box x={130} y={290} w={290} h={230} fill="brick" />
      <Bricks x={130} y={300} w={280} h={200} />
      <Box x={340} y={150} w={38} h={110} fill="slate" />
      <Line d="M104 296l171-136 171 136z" fill="roof" />
      <Box x={104} y={290} w={342} h={14} fill="trim" />
      <SceneWindow x={252} y={224} w={46} h={44} lit bars="upright" />
      <SceneWindow x={160} y={338} w={64} h={80} lit />
      <SceneWindow x={330} y={338} w={60} h={80} />
      <SceneDoor x={246} y={376} w={60} h={136} color="go" pane />
      <Box x={232} y={510} w={88} h={10} fill="cream" />
      <Line d="M138 520c6-38 66-40 80-12c10-12 20-10 24 12z" fill="leaf" />
      <Sign />
      <Box x={-20} y={520} w={600} h={60} fill="ground" />
    </ReadingFrame>
  );
}

function Sign() {
  return (
    <>
      <Line d="M344 520v-104M344 424h104" width={5} />
      <Line d="M368 424v14M432 424v14" />
      <Box x={352} y={438} w={96} h={54} fill="paper" />
      <text x={400} y={460} className="sl">
        FOR
      </text>
      <text x={400} y={478} className="sl">
        SALE
      </text>
    </>
  );
}
