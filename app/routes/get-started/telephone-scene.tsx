import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Line } from "#app/components/scenes/shapes.tsx";

const keyColumns = [0, 1, 2];
const keyRows = [0, 1, 2, 3];

/** The telephone on the kitchen wall. */
export function Telephone() {
  return (
    <SceneFrame viewBox="0 0 120 150" className="telephone">
      <Box x={14} y={6} w={92} h={126} r={8} fill="slate" />
      <Box x={30} y={26} w={18} h={78} fill="roof" />
      <Box x={25} y={18} w={28} h={24} r={8} fill="roof" />
      <Box x={25} y={90} w={28} h={24} r={8} fill="roof" />
      {keyRows.map((row) =>
        keyColumns.map((column) => (
          <Box key={`${row}-${column}`} x={62 + column * 14} y={50 + row * 16} w={9} h={10} fill="trim" />
        )),
      )}
      <Box x={61} y={20} w={38} h={18} fill="lamp" />
      <Line d="M39 114c0 30-26 12-30 34" />
    </SceneFrame>
  );
}
