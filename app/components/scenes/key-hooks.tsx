import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

const outline = "M46 50h8v38h-8zM54 68h10v6h-10zM54 80h14v6h-14z";

/** A key on its hook. Decoration. */
export function KeyOnHook() {
  return (
    <SceneFrame className="keyhook" viewBox="14 0 72 94">
      <Line d={outline} fill="metal" />
      <Disc x={50} y={34} r={18} fill="metal" />
      <Disc x={50} y={30} r={7} fill="wood" />
      <Hook />
    </SceneFrame>
  );
}

/** A hook with the outline of a key that is not there yet. */
export function EmptyHook() {
  return (
    <SceneFrame className="keyhook" viewBox="14 0 72 94">
      <g strokeDasharray="5 5" strokeWidth="1.5" opacity="0.6">
        <Line d={outline} />
        <Disc x={50} y={34} r={18} />
      </g>
      <Hook />
    </SceneFrame>
  );
}

function Hook() {
  return (
    <>
      <Box x={42} y={6} w={16} h={12} r={3} fill="roof" />
      <Line d="M50 18v10a6 6 0 0 0 6 6" width={4} />
    </>
  );
}
