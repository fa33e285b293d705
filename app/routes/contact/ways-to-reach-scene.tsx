import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";

/** All to one scale; `left` is where the thing begins, so it is above the first letter of its words. */
const standing = (left: number) => ({
  viewBox: `${left} 0 ${240 - left} 260`,
  className: "way",
  preserveAspectRatio: "xMinYMax meet",
});

/** A telephone booth with its light on. */
export function PhoneBooth() {
  return (
    <SceneFrame {...standing(48)}>
      <Box x={62} y={44} w={116} h={216} fill="brick" />
      <Box x={52} y={26} w={136} h={20} fill="brick-2" />
      <Box x={76} y={56} w={88} h={22} fill="trim" />
      <text x="120" y="72" className="sl">
        PHONE
      </text>
      <Box x={76} y={88} w={88} h={158} fill="lamp" />
      <Line d="M120 88v158M76 128h88M76 168h88M76 208h88" />
      <Box x={96} y={136} w={34} h={46} r={4} fill="slate" />
      <Box x={101} y={142} w={9} h={34} r={4} fill="roof" />
      <Line d="M106 176c0 26 22 10 22 30" />
      <Box x={50} y={250} w={140} h={10} fill="cream" />
    </SceneFrame>
  );
}

/** A collection box for letters, with one half in. */
export function LetterPost() {
  return (
    <SceneFrame {...standing(60)}>
      <Line d="M84 212v48M156 212v48" width={4} />
      <g transform="translate(88 66) rotate(-7)">
        <Box x={0} y={0} w={66} h={44} fill="paper" />
        <Box x={46} y={8} w={12} h={14} fill="brick" />
        <Line d="M10 26h24M10 34h16" width={1.5} opacity={0.5} />
      </g>
      <Line d="M64 224V134a56 46 0 0 1 112 0v90z" fill="slate" />
      <Box x={82} y={112} w={76} h={26} r={4} fill="roof" />
      <Box x={90} y={120} w={60} h={8} fill="dark" />
      <Box x={86} y={156} w={68} h={42} fill="paper" />
      <Line d="M96 168h48M96 178h48M96 188h30" width={1.5} opacity={0.5} />
      <Line d="M64 210h112" width={1.5} opacity={0.5} />
      <Box x={72} y={250} w={24} h={10} fill="metal" />
      <Box x={144} y={250} w={24} h={10} fill="metal" />
    </SceneFrame>
  );
}

/** The door of an office: its sign says that it is open. */
export function OfficeFront() {
  return (
    <SceneFrame {...standing(2)}>
      <Box x={14} y={24} w={212} h={236} fill="brick" />
      <Bricks x={14} y={60} w={212} h={180} />
      <Box x={4} y={10} w={232} h={18} fill="trim" />
      <Box x={30} y={44} w={180} h={32} fill="roof" />
      <text x="120" y="66" className="sl lt">
        PATH TO KEYS
      </text>
      <SceneWindow x={34} y={112} w={72} h={84} lit bars="upright" />
      <Box x={46} y={146} w={48} h={24} r={2} fill="paper" />
      <text x="70" y="162" className="sl">
        OPEN
      </text>
      <SceneDoor x={138} y={112} w={58} h={140} color="green" pane />
      <Box x={124} y={250} w={86} h={10} fill="cream" />
    </SceneFrame>
  );
}

/** A clock on a post and a bench to wait on. */
export function StreetClock() {
  return (
    <SceneFrame {...standing(46)}>
      <Tree x={186} y={260} r={34} />
      <Line d="M96 116v144" width={8} />
      <Disc x={96} y={76} r={48} fill="roof" />
      <Disc x={96} y={76} r={38} fill="paper" />
      <Line d="M96 76V38a38 38 0 0 1 38 38z" fill="lamp" />
      <Line d="M96 76V48M96 76h22" width={4} />
      <Line d="M96 42v6M130 76h-6M96 110v-6M62 76h6" />
      <Box x={78} y={248} w={36} h={12} fill="metal" />
      <Line d="M130 202h84M130 218h84" width={8} color="wood" />
      <Box x={126} y={196} w={92} h={10} fill="wood" />
      <Box x={126} y={222} w={92} h={10} fill="wood" />
      <Line d="M138 206v54M206 206v54" width={4} />
    </SceneFrame>
  );
}
