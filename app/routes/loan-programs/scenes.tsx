import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";

/** Six places along one wall: five doors to knock at, and the key cabinet that helps with most of them; 150 by 220. */
const frame = { viewBox: "0 0 150 220", className: "loandoor" };

export const loanDoors = [ConventionalDoor, FhaDoor, VaDoor, UsdaDoor, JumboDoor, KeyCabinet] as const;

function Mat() {
  return <Box x={34} y={212} w={82} h={8} fill="wood" />;
}

function ConventionalDoor() {
  return (
    <SceneFrame {...frame}>
      <SceneDoor x={43} y={68} w={64} h={144} color="slate" fan />
      <Mat />
    </SceneFrame>
  );
}

function FhaDoor() {
  return (
    <SceneFrame {...frame}>
      <SceneDoor x={43} y={68} w={64} h={144} color="brick" pane />
      <Mat />
      <Box x={118} y={130} w={20} h={26} fill="trim" />
      <Line d="M122 138h12M122 146h8" width={1.5} />
    </SceneFrame>
  );
}

function VaDoor() {
  return (
    <SceneFrame {...frame}>
      <SceneDoor x={43} y={68} w={64} h={144} color="green" />
      <Mat />
      <Line d="M114 108l26-40" width={4} />
      <Line d="M138 70l-2 34-20 6z" fill="slate" />
      <Line d="M134 78l-1 22" width={3} color="trim" />
    </SceneFrame>
  );
}

function UsdaDoor() {
  return (
    <SceneFrame {...frame}>
      <SceneDoor x={43} y={68} w={64} h={144} color="wood" />
      <Line d="M43 140l64 70M107 140l-64 70M43 140h64" width={4} />
      <Mat />
      <Line d="M14 212v-24h22v24z" fill="metal" />
      <Line d="M16 188a9 12 0 0 1 18 0" />
    </SceneFrame>
  );
}

function JumboDoor() {
  return (
    <SceneFrame {...frame}>
      <Box x={16} y={40} w={118} h={172} fill="trim" />
      <Line d="M16 40l59-26 59 26z" fill="cream" />
      <Box x={24} y={50} w={50} h={162} fill="roof" />
      <Box x={76} y={50} w={50} h={162} fill="roof" />
      <Box x={33} y={64} w={32} h={52} fill="lamp" />
      <Box x={85} y={64} w={32} h={52} fill="lamp" />
      <Box x={33} y={138} w={32} h={60} fill="roof" />
      <Box x={85} y={138} w={32} h={60} fill="roof" />
      <Disc x={69} y={130} r={3} fill="trim" />
      <Disc x={81} y={130} r={3} fill="trim" />
    </SceneFrame>
  );
}

const hooks = [50, 75, 100];

function KeyCabinet() {
  return (
    <SceneFrame {...frame}>
      <Box x={26} y={74} w={98} h={86} fill="wood" />
      <Box x={34} y={82} w={82} h={70} fill="wood-2" />
      {hooks.map((x) => (
        <g key={x}>
          <Disc x={x} y={98} r={8} fill="metal" />
          <Line d={`M${x} 106v30M${x} 128h8M${x} 136h8`} width={4} />
        </g>
      ))}
      <Line d="M26 74l-18 8v86l18-8z" fill="wood-2" />
    </SceneFrame>
  );
}

const boards = Array.from({ length: 10 }, (_, row) => `M70 ${92 + row * 20}h430`).join("");

/** The door that one of the six programs opens, key in the lock. Elevation, ground at y = 300. */
export function PorchDoor() {
  return (
    <SceneFrame
      viewBox="0 0 600 300"
      title="The front of a house. The marigold door has a key in it; a lamp burns next to it"
    >
      <Tree x={556} y={300} r={40} />
      <Box x={70} y={72} w={430} h={228} fill="slate" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Line d="M44 76l36-58h410l36 58z" fill="roof" />
      <Box x={56} y={72} w={458} h={12} fill="trim" />
      <SceneWindow x={112} y={128} w={84} h={92} lit />
      <SceneWindow x={392} y={128} w={60} h={92} />
      <Box x={254} y={112} w={92} h={172} fill="trim" />
      <Box x={264} y={122} w={72} h={162} fill="go" />
      <Box x={276} y={134} w={48} h={50} fill="lamp" />
      <Line d="M300 134v50M276 159h48" />
      <Box x={276} y={200} w={48} h={66} fill="go" />
      <Disc x={327} y={208} r={5} fill="trim" />
      <Line d="M327 213v10" />
      <Disc x={327} y={231} r={8} />
      <Line d="M327 239v18M327 248h6M327 255h5" />
      <Box x={360} y={150} w={16} h={22} fill="lamp" />
      <Box x={244} y={284} w={112} h={8} fill="cream" />
      <Box x={232} y={292} w={136} h={8} fill="cream" />
      <Line d="M84 300c4-40 66-44 84-16c18-22 60-14 64 16z" fill="leaf" />
      <Line d="M384 300c6-36 56-36 68-10c14-14 40-8 44 10z" fill="leaf" />
    </SceneFrame>
  );
}
