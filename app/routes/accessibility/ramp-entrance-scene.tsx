import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";

const boards = Array.from({ length: 12 }, (_, row) => `M196 ${88 + row * 22}h372`).join("");
const posts = Array.from({ length: 8 }, (_, index) => `M${60 + index * 40} ${334 - index * 5}v${56}`).join("");

/** Elevation of an entrance: three steps on one side, a ramp with a rail on the other, one door for both. */
export function RampEntrance() {
  return (
    <SceneFrame
      viewBox="0 0 680 400"
      className="ramp"
      title="A house entrance with steps on the right and a ramp on the left that lead to the same door"
    >
      <Disc x={92} y={150} r={60} fill="sun" bare />
      <Line d="M0 400V268l84-26 96 12V400z" fill="far" bare />
      <Box x={196} y={66} w={372} h={288} fill="slate" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Line d="M172 70L382 8l210 62z" fill="roof" />
      <Box x={172} y={66} w={420} h={14} fill="trim" />
      <SceneWindow x={226} y={130} w={66} h={86} lit />
      <SceneWindow x={478} y={130} w={66} h={86} />
      <SceneDoor x={342} y={146} w={82} h={204} color="go" pane />
      <DoorPlate />
      <Ramp />
      <Steps />
      <Tree x={632} y={400} r={40} />
      <StreetLamp x={30} y={400} />
    </SceneFrame>
  );
}

/** The button that opens the door, at a height that a seated person reaches. */
function DoorPlate() {
  return (
    <>
      <Box x={438} y={266} w={26} h={34} r={4} fill="metal" />
      <Disc x={451} y={283} r={8} fill="trim" />
      <Box x={438} y={168} w={26} h={20} r={3} fill="paper" />
      <text x="451" y="183" className="sl">
        7
      </text>
    </>
  );
}

function Ramp() {
  return (
    <>
      <Box x={330} y={350} w={140} h={50} fill="cream" />
      <Line d="M44 400L330 350v50z" fill="cream" />
      <Line d={posts} width={4} />
      <Line d="M60 334L342 298M60 360L342 324" width={4} color="roof" />
      <Line d="M342 298v52" width={4} />
    </>
  );
}

function Steps() {
  return (
    <>
      <Box x={470} y={362} w={36} h={38} fill="brick" />
      <Box x={506} y={375} w={36} h={25} fill="brick" />
      <Box x={542} y={388} w={36} h={12} fill="brick" />
      <Line d="M474 362v-56M574 388v-56M474 306l100 26" width={4} />
    </>
  );
}
