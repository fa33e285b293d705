import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp } from "#app/components/scenes/street-parts.tsx";

/** Four front doors in a row, three dark and one lit: the loan that fits. Elevation, ground at y = 300. */
export function LoanStreet() {
  return (
    <SceneFrame
      viewBox="0 0 640 300"
      title="A row of four houses at dusk. One door is lit and marigold: that one is yours"
    >
      <Disc x={470} y={150} r={60} fill="sun" bare />
      <Line d="M330 300v-96l70-26 90 14 60 34 90 40v34z" fill="far" bare />
      <Box x={20} y={110} w={120} h={190} fill="brick" />
      <Box x={12} y={98} w={136} h={14} fill="trim" />
      <SceneWindow x={40} y={132} w={30} h={40} />
      <SceneWindow x={92} y={132} w={30} h={40} lit />
      <SceneWindow x={92} y={212} w={30} h={44} />
      <SceneDoor x={36} y={216} w={38} h={84} color="slate" fan />
      <Box x={148} y={150} w={124} h={150} fill="slate" />
      <Line d="M138 154l72-64 72 64z" fill="roof" />
      <SceneWindow x={226} y={204} w={28} h={44} lit />
      <SceneDoor x={168} y={216} w={38} h={84} color="green" />
      <Box x={284} y={170} w={150} h={130} fill="cream" />
      <Box x={400} y={96} w={20} h={44} fill="brick-2" />
      <Line d="M270 174l40-62h98l40 62z" fill="roof" />
      <SceneWindow x={302} y={200} w={30} h={44} lit />
      <SceneWindow x={400} y={200} w={22} h={44} sill={false} bars="upright" />
      <SceneDoor x={350} y={206} w={36} h={82} color="go" pane />
      <Box x={338} y={288} w={60} h={6} fill="trim" />
      <Box x={330} y={294} w={76} h={6} fill="trim" />
      <StreetLamp x={464} y={300} />
      <Box x={492} y={190} w={120} h={110} fill="green" />
      <Line d="M482 194l70-50 70 50z" fill="roof" />
      <SceneWindow x={510} y={214} w={26} h={36} />
      <SceneDoor x={562} y={222} w={32} h={78} color="brick" />
      <Line d="M604 300c2-20 30-24 34 0z" fill="leaf" />
    </SceneFrame>
  );
}
