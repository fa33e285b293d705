import { Bricks, SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { Tree } from "./street-parts.tsx";

/** Elevation: the post office that the letters leave from, and next to it the door that they are for. */
export function PostOffice() {
  return (
    <SceneFrame
      viewBox="0 0 640 330"
      title="A small post office with a collection box in front; the house beside it has a lit front door"
    >
      <Disc x={86} y={172} r={60} fill="sun" bare />
      <Line d="M22 330V236l72-22 60 22v94z" fill="far" bare />
      <Tree x={40} y={330} r={42} />
      <Office />
      <NextDoor />
      <CollectionBox />
    </SceneFrame>
  );
}

function Office() {
  return (
    <>
      <Box x={96} y={96} w={290} h={234} fill="brick" />
      <Bricks x={104} y={150} w={270} h={60} />
      <Box x={86} y={82} w={310} h={16} fill="trim" />
      <Box x={124} y={108} w={234} h={34} fill="roof" />
      <text x={241} y={131} className="sl lt">
        POST OFFICE
      </text>
      <SceneWindow x={122} y={196} w={66} h={74} lit bars="upright" />
      <SceneDoor x={218} y={200} w={56} h={122} color="slate" fan pane />
      <SceneWindow x={304} y={196} w={56} h={74} bars="upright" />
      <Box x={204} y={322} w={84} h={8} fill="cream" />
      <Line d="M241 82v-52" width={4} />
      <Line d="M243 32h50l-10 14 10 14h-50z" fill="slate" />
    </>
  );
}

function NextDoor() {
  const boards = Array.from({ length: 8 }, (_, row) => `M398 ${172 + row * 20}h206`).join("");
  return (
    <>
      <Box x={398} y={150} w={206} h={180} fill="cream" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Line d="M380 154L501 76l121 78z" fill="roof" />
      <SceneWindow x={424} y={196} w={46} h={60} lit />
      <SceneDoor x={514} y={206} w={54} h={116} color="go" pane />
      <Box x={500} y={322} w={82} h={8} fill="trim" />
      <Line d="M398 330c4-32 56-36 70-10c14-14 32-8 36 10z" fill="leaf" />
    </>
  );
}

function CollectionBox() {
  return (
    <>
      <Line d="M326 330v-10M366 330v-10" width={4} />
      <Line d="M318 322v-58a28 28 0 0 1 56 0v58z" fill="slate" />
      <Box x={328} y={262} w={36} h={9} fill="dark" />
      <Box x={330} y={284} w={32} h={20} fill="paper" />
    </>
  );
}
