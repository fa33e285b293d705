import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";

/** A door of the hall, with the number of its calculators on the plate. Its list says the number too. */
export function HallDoor({ count, color, open }: { count: number; color: SceneColor; open: boolean }) {
  return (
    <SceneFrame viewBox="-2 -17 100 207" className="hl__door">
      <Box x={2} y={22} w={92} h={166} fill="trim" />
      {open ? <OpenLeaf /> : <ShutLeaf color={color} />}
      <Box x={24} y={-14} w={48} h={32} r={5} fill="paper" />
      <text x={48} y={10} className="sn hl__count">
        {count}
      </text>
    </SceneFrame>
  );
}

/** Light in the room behind it, the leaf turned inward. */
function OpenLeaf() {
  return (
    <>
      <Box x={10} y={30} w={76} h={158} fill="lamp" />
      <Line d="M10 188L36 172H86V188z" fill="wood-2" />
      <Line d="M10 30l26 13v132l-26 13z" fill="go" />
      <Line d="M15 44l15 7v46l-15 1zM15 112l15 0v44l-15 8z" width={1.8} />
      <Disc x={32} y={108} r={2.6} fill="trim" />
    </>
  );
}

function ShutLeaf({ color }: { color: SceneColor }) {
  return (
    <>
      <Box x={10} y={30} w={76} h={158} fill={color} />
      <Box x={22} y={44} w={52} h={52} fill={color} />
      <Box x={22} y={112} w={52} h={62} fill={color} />
      <Disc x={78} y={112} r={3.5} fill="trim" />
    </>
  );
}
