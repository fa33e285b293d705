import { SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";
import { StreetLamp, Tree } from "./street-parts.tsx";

/** Dusk at the kerb: the letter is in the box, the flag is up, somebody at the office still has the light on. */
export function Mailbox() {
  return (
    <SceneFrame
      viewBox="0 0 560 440"
      className="mailScene"
      title="A mailbox at the kerb with its flag up and a letter in it; behind it an office with lit windows"
    >
      <Disc x={452} y={196} r={66} fill="sun" bare />
      <Line d="M0 392V262l90-18 130 20 160-24 180 22v130z" fill="far" bare />
      <Office />
      <Tree x={492} y={392} r={50} />
      <StreetLamp x={404} y={392} />
      <Line d="M196 392c4-34 62-40 76-14c18-20 62-14 68 14z" fill="leaf" />
      <Box x={-10} y={392} w={580} h={58} fill="ground" />
      <Post />
      <Letterbox />
    </SceneFrame>
  );
}

function Office() {
  const bricks = Array.from({ length: 26 }, (_, i) => `M${-4 + ((i * 61) % 250)} ${118 + ((i * 43) % 236)}h14`);
  return (
    <>
      <Box x={-30} y={96} w={310} h={296} fill="green" />
      <Line d={bricks.join("")} width={1.5} opacity={0.4} />
      <Box x={-40} y={82} w={330} h={20} fill="trim" />
      <Box x={-30} y={102} w={310} h={8} fill="cream" />
      <SceneWindow x={30} y={136} w={52} h={70} lit />
      <SceneWindow x={114} y={136} w={52} h={70} />
      <SceneWindow x={198} y={136} w={52} h={70} lit />
      <SceneWindow x={198} y={256} w={52} h={70} bars="upright" />
      <Box x={-12} y={250} w={70} h={142} fill="trim" />
      <Box x={-4} y={258} w={54} h={134} fill="slate" />
      <Box x={6} y={270} w={34} h={44} fill="lamp" />
      <Disc x={42} y={330} r={3} fill="trim" />
    </>
  );
}

function Post() {
  return (
    <>
      <Box x={246} y={300} w={26} h={110} fill="wood" />
      <Line d="M254 312v86M264 320v60" width={1.5} opacity={0.35} />
      <Box x={204} y={296} w={150} h={14} fill="wood" />
    </>
  );
}

function Letterbox() {
  return (
    <>
      <Line d="M176 296v-58a40 40 0 0 1 40-40h124a40 40 0 0 1 40 40v58z" fill="brick" />
      <Line d="M176 296v-58a40 40 0 0 1 80 0v58z" fill="dark" />
      <g transform="translate(190 226) rotate(-6)">
        <Box x={0} y={0} w={92} h={62} fill="paper" />
        <Line d="M0 0l46 34 46-34" />
        <Box x={66} y={38} w={18} h={16} fill="slate" />
      </g>
      <Line d="M176 296h80l-8 26h-84z" fill="brick-2" />
      <Line d="M336 250v-74" width={4} />
      <Line d="M336 176h44v24h-44z" fill="cream" />
      <Disc x={336} y={250} r={5} fill="trim" />
      <text x={316} y={286} className="sn">
        214
      </text>
    </>
  );
}
