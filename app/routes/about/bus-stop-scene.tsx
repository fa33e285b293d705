import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";

/** A bus stop at dusk, across from an office that still has its lights on. Ground at y = 340, office door at x = 1010. */
export function BusStop() {
  return (
    <SceneFrame
      className="busstop"
      viewBox="0 0 1800 340"
      preserveAspectRatio="xMidYMax slice"
      title="A street corner at dusk: a bus stop with a bench in front of a rented building, and next to it an office with lit windows"
    >
      <Disc x={1420} y={220} r={74} fill="sun" bare />
      <Line d="M0 340V214l160-26 240 34 330-58 240 44 300-66 230 74 300-26v154z" fill="far" bare />
      <Tree x={150} y={340} r={50} />
      <Apartments />
      <Shelter />
      <Office />
      <Saguaro x={1330} />
      <StreetLamp x={1440} y={340} />
      <Bungalow />
      <Tree x={1760} y={340} r={44} />
    </SceneFrame>
  );
}

function Apartments() {
  return (
    <>
      <Box x={240} y={60} w={300} h={280} fill="brick" />
      <Bricks x={246} y={72} w={280} h={160} />
      <Box x={230} y={46} w={320} h={18} fill="trim" />
      {[0, 1, 2].map((column) => (
        <g key={column}>
          <SceneWindow x={272 + column * 88} y={92} w={44} h={54} lit={column === 1} />
          <SceneWindow x={272 + column * 88} y={176} w={44} h={54} lit={column === 2} />
        </g>
      ))}
      <Box x={240} y={250} w={300} h={90} fill="brick-2" />
      <SceneDoor x={366} y={266} w={46} h={74} color="slate" fan />
      <Box x={274} y={272} w={58} h={24} fill="paper" />
      <text x={303} y={289} className="sl">
        RENT
      </text>
    </>
  );
}

function Shelter() {
  return (
    <>
      <Line d="M606 340V196M790 340V196" width={4} />
      <Box x={612} y={204} w={172} h={96} fill="far" />
      <Line d="M669 204v96M726 204v96" width={1.5} opacity={0.5} />
      <Line d="M590 196h216l-12-18H602z" fill="roof" />
      <Box x={632} y={302} w={132} h={9} fill="wood" />
      <Line d="M648 311v29M748 311v29" width={4} />
      <Line d="M838 340V168" width={4} />
      <Box x={812} y={148} w={52} h={40} r={4} fill="slate" />
      <text x={838} y={174} className="sl lt">
        BUS
      </text>
    </>
  );
}

function Office() {
  return (
    <>
      <Box x={900} y={92} w={380} h={248} fill="green" />
      <Line d="M900 186h380M900 214h380M900 242h380M900 270h380M900 298h380M900 326h380" width={1.2} opacity={0.35} />
      <Box x={888} y={76} w={404} h={18} fill="trim" />
      <Box x={930} y={112} w={320} h={44} fill="roof" />
      <text x={1090} y={141} className="sl lt">
        PATH TO KEYS
      </text>
      <SceneWindow x={922} y={194} w={44} h={96} lit bars="upright" />
      <SceneDoor x={986} y={198} w={52} h={132} color="go" pane />
      <Box x={974} y={330} w={76} h={10} fill="cream" />
      <SceneWindow x={1064} y={194} w={84} h={96} lit />
      <SceneWindow x={1172} y={194} w={84} h={96} lit />
      <Line d="M1180 290v-26h20v26M1208 290v-40h10v40" fill="slate" />
    </>
  );
}

/** The detail that shows this is Arizona. */
function Saguaro({ x }: { x: number }) {
  const stem = `M${x} 340V190`;
  const arms = `M${x} 282h-30v-42M${x} 262h32v-52`;
  return (
    <>
      <Line d={`${stem}${arms}`} width={25} />
      <Line d={`${stem}${arms}`} width={20} color="leaf" />
      <Line d={`M${x - 4} 336V196M${x + 4} 336V196`} width={1.2} opacity={0.4} />
    </>
  );
}

function Bungalow() {
  return (
    <>
      <Box x={1530} y={220} w={190} h={120} fill="cream" />
      <Line d="M1506 226l54-60h130l54 60z" fill="roof" />
      <SceneWindow x={1552} y={250} w={44} h={46} lit />
      <SceneDoor x={1634} y={252} w={44} h={88} color="slate" fan />
    </>
  );
}
