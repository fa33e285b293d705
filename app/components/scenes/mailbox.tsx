import { Bricks, SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { StreetLamp, Tree } from "./street-parts.tsx";

/** Dusk: the letter is in the box, the flag is up, and the light is on in the office behind it. On a curb. */
export function Mailbox() {
  return (
    <SceneFrame
      viewBox="0 0 640 400"
      className="mail-scene"
      title="A mailbox with its flag up and a letter in it; behind it an office with lit windows"
    >
      <Disc x={540} y={214} r={70} fill="sun" bare />
      <Line d="M200 400V290l160-22 150 8 74 44 56 80z" fill="far" bare />
      <Office />
      <StreetLamp x={470} y={400} />
      <Tree x={582} y={400} r={48} />
      <Line d="M236 400c4-36 66-42 82-14c20-24 76-16 82 14z" fill="leaf" />
      <Letterbox />
    </SceneFrame>
  );
}

function Office() {
  const boards = Array.from({ length: 13 }, (_, row) => `M28 ${126 + row * 21}h312`);
  return (
    <>
      <Box x={28} y={92} w={312} h={308} fill="green" />
      <Line d={boards.join("")} width={1.2} opacity={0.4} />
      <Box x={18} y={76} w={332} h={20} fill="trim" />
      <Box x={28} y={96} w={312} h={8} fill="cream" />
      <SceneWindow x={64} y={132} w={54} h={72} lit />
      <SceneWindow x={157} y={132} w={54} h={72} />
      <SceneWindow x={250} y={132} w={54} h={72} lit />
      <SceneDoor x={62} y={278} w={58} h={114} color="slate" fan pane />
      <Box x={44} y={392} w={94} h={8} fill="cream" />
      <SceneWindow x={157} y={272} w={54} h={72} lit bars="upright" />
    </>
  );
}

function Letterbox() {
  return (
    <>
      <Box x={306} y={308} w={28} h={92} fill="wood" />
      <Line d="M315 320v66M325 330v58" width={1.5} opacity={0.35} />
      <Box x={258} y={300} w={172} h={14} fill="wood" />
      <Line d="M236 300v-64a44 44 0 0 1 44-44h138a44 44 0 0 1 44 44v64z" fill="brick" />
      <Line d="M236 300v-64a44 44 0 0 1 88 0v64z" fill="dark" />
      <g transform="translate(226 226) rotate(-6)">
        <Box x={0} y={0} w={104} h={68} fill="paper" />
        <Line d="M0 0l52 38 52-38" />
        <Box x={74} y={44} w={20} h={16} fill="slate" />
      </g>
      <Line d="M236 300h88l-10 26h-90z" fill="brick-2" />
      <Line d="M396 256v-92" width={4} />
      <Line d="M396 164h52v28h-52z" fill="cream" />
      <Disc x={396} y={256} r={5.5} fill="trim" />
    </>
  );
}

/** A front door in the morning, with a letter halfway through its slot. Elevation, on a curb; decoration. */
export function LetterSlot() {
  return (
    <SceneFrame viewBox="0 0 420 320" className="letter-slot">
      <Box x={30} y={44} w={360} h={276} fill="brick" />
      <Bricks x={36} y={50} w={340} h={250} />
      <Box x={18} y={26} w={384} h={18} fill="roof" />
      <Box x={30} y={44} w={360} h={8} fill="trim" />
      <SceneWindow x={62} y={104} w={58} h={84} lit />
      <SceneWindow x={300} y={104} w={58} h={84} />
      <Line d="M132 92l78-34 78 34z" fill="roof" />
      <SceneDoor x={150} y={100} w={120} h={204} color="slate" />
      <Box x={172} y={196} w={76} h={16} r={4} fill="metal" />
      <g transform="translate(180 202) rotate(5)">
        <Box x={0} y={0} w={62} h={42} fill="paper" />
        <Line d="M0 0l31 22 31-22" />
      </g>
      <Box x={128} y={304} w={164} h={16} fill="cream" />
      <Line d="M296 304l8-34h36l8 34z" fill="brick-2" />
      <Line d="M322 270v-26M322 256l-16-14M322 250l16-16" width={4} />
      <Disc x={322} y={234} r={22} fill="leaf" />
      <g transform="translate(76 306) rotate(-4)">
        <Box x={0} y={0} w={44} h={12} r={6} fill="paper" />
        <Line d="M14 0v12M20 0v12" width={1.5} />
      </g>
    </SceneFrame>
  );
}
