import { SceneDoor } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";

const rows = [0, 1, 2, 3, 4, 5];
const lengths = [58, 82, 46, 70, 90, 52];

/** The lobby of an apartment house: the board that says who lives where, and one door. Elevation; decoration. */
export function LobbyBoard() {
  return (
    <SceneFrame viewBox="0 0 440 340" className="lobby">
      <Box x={10} y={14} w={420} h={268} fill="cream" />
      <Box x={10} y={262} w={420} h={20} fill="trim" />
      <Box x={10} y={282} w={420} h={58} fill="slate" />
      <Line
        d="M10 310h420M96 282v28M210 282v28M324 282v28M150 310v30M268 310v30M384 310v30"
        width={1.5}
        opacity={0.4}
      />
      <Box x={52} y={44} w={190} h={184} fill="wood" />
      <Box x={64} y={56} w={166} h={160} fill="dark" />
      {rows.map((row) => (
        <g key={row}>
          <Box x={76} y={68 + row * 24} w={22} h={14} r={2} fill={row === 3 ? "lamp" : "trim"} bare />
          <Line d={`M110 ${75 + row * 24}h${lengths[row]}`} width={3} color={row === 3 ? "lamp" : "far"} />
        </g>
      ))}
      <SceneDoor x={292} y={72} w={96} h={200} color="green" fan />
      <Disc x={268} y={178} r={7} fill="metal" />
      <Box x={282} y={282} w={116} h={12} fill="brick" />
    </SceneFrame>
  );
}
