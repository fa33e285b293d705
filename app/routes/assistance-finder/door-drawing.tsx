import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";

/** `first`: the one to try first, its light on. `ask`, `ask-2`: two more. `waits`: shut until a score. `no`: walled up. */
export type DoorLook = "first" | "ask" | "ask-2" | "waits" | "no";

const leaves = { first: "go", ask: "slate", "ask-2": "green", waits: "brick" } as const satisfies Record<
  Exclude<DoorLook, "no">,
  SceneColor
>;
const wall =
  "M5 16h46M5 29h46M5 42h46M5 55h46M5 68h46M5 81h46M20 5v11M40 16v13M20 29v13M40 42v13M20 55v13M40 68v13M20 81v13";

/** One door in its frame. The words next to it say what it says. */
export function DoorDrawing({ look, className }: { look: DoorLook; className: string }) {
  return (
    <SceneFrame className={className} viewBox="-2 -2 60 98">
      <Box x={0} y={0} w={56} h={94} fill="trim" />
      {look === "no" ? (
        <>
          <Box x={5} y={5} w={46} h={89} fill="cream" />
          <Line d={wall} width={1.5} opacity={0.6} />
        </>
      ) : (
        <Leaf look={look} />
      )}
    </SceneFrame>
  );
}

function Leaf({ look }: { look: Exclude<DoorLook, "no"> }) {
  const color = leaves[look];
  return (
    <>
      <Box x={5} y={5} w={46} h={89} fill={color} />
      {look === "waits" ? (
        <Line d="M14 16h28v26h-28zM14 56h28v28h-28z" width={2} color="trim" />
      ) : (
        <>
          <Box x={13} y={16} w={30} h={26} fill={look === "first" ? "lamp" : color} />
          <Box x={13} y={54} w={30} h={31} fill={color} />
          <Disc x={46} y={50} r={2.2} fill="trim" />
        </>
      )}
    </>
  );
}
