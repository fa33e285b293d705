import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";

/** Where the eighth step ends: boxes on the walk of a lit house at dusk. Elevation, ground at y = 300. */
export function MovingPorch() {
  return (
    <SceneFrame
      viewBox="0 0 600 300"
      title="A house at dusk with a lit door, moving boxes on the walk and a truck at the curb"
    >
      <Disc x={90} y={190} r={54} fill="sun" bare />
      <Tree x={540} y={300} r={36} />
      <Box x={250} y={104} w={236} h={196} fill="green" />
      <Line d="M232 110l64-84h144l64 84z" fill="roof" />
      <SceneWindow x={274} y={142} w={52} h={66} lit />
      <SceneWindow x={420} y={142} w={44} h={66} />
      <Line d="M250 240h236M250 262h236M250 282h236" width={1.2} opacity={0.4} />
      <SceneDoor x={348} y={176} w={52} h={112} color="go" pane />
      <Box x={336} y={288} w={76} h={6} fill="cream" />
      <Box x={328} y={294} w={92} h={6} fill="cream" />
      <Box x={424} y={262} w={46} h={38} fill="wood" />
      <Line d="M424 274h46M447 262v12" />
      <Box x={430} y={234} w={34} h={28} fill="wood-2" />
      <Box x={26} y={204} w={124} h={74} fill="cream" />
      <Line d="M150 222h34l20 28v28h-54z" fill="slate" />
      <Line d="M158 230h20l12 18h-32z" fill="lamp" />
      <Line d="M26 226h124" width={1.5} opacity={0.4} />
      {[62, 176].map((x) => (
        <g key={x}>
          <Disc x={x} y={282} r={18} fill="roof" />
          <Disc x={x} y={282} r={7} fill="metal" />
        </g>
      ))}
      <StreetLamp x={224} y={300} />
    </SceneFrame>
  );
}
