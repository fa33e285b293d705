import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import type { ProgramVerdict } from "#app/domain/programs/match.ts";

const bricks = "M8 30h14M96 60h14M10 120h12M100 140h14";
const boards = "M0 20h124M0 40h124M0 60h124M0 80h124M0 100h124M0 120h124M0 140h124";

/** Open; closed with a light behind it; shut, with the score over it that it waits for. The words next to it say so, too. */
export function DoorDrawing({ verdict, plate }: { verdict: ProgramVerdict; plate: string }) {
  const wall = verdict === "fits" ? "brick" : verdict === "ask" ? "cream" : "slate";
  return (
    <SceneFrame className="af-door" viewBox="-2 -2 128 180">
      <Box x={0} y={0} w={124} h={176} fill={wall} bare />
      <Line d={verdict === "fits" ? bricks : boards} width={1.4} opacity={0.4} />
      <Box x={30} y={46} w={64} h={130} fill="trim" />
      <Leaf verdict={verdict} />
      <Box x={20} y={168} w={84} h={8} fill="cream" />
      <Box x={36} y={10} w={52} h={28} r={5} fill="paper" />
      <Box x={0} y={0} w={124} h={176} />
      <text x="62" y="31" className="sn">
        {plate}
      </text>
    </SceneFrame>
  );
}

function Leaf({ verdict }: { verdict: ProgramVerdict }) {
  if (verdict === "fits") {
    return (
      <>
        <Box x={37} y={54} w={50} h={122} fill="lamp" />
        <Line d="M37 54l22 12v122l-22-12z" fill="green" />
        <Line d="M42 66l12 6v34l-12-6zM42 116l12 6v42l-12-6z" width={2} />
      </>
    );
  }
  if (verdict === "ask") {
    return (
      <>
        <Box x={37} y={54} w={50} h={122} fill="slate" />
        <Box x={45} y={66} w={34} h={38} fill="lamp" />
        <Line d="M62 66v38" />
        <Box x={45} y={118} w={34} h={46} fill="slate" />
        <Disc x={80} y={112} r={2.8} fill="trim" />
      </>
    );
  }
  return (
    <>
      <Box x={37} y={54} w={50} h={122} fill="brick-2" />
      <Line d="M46 66h32v38h-32zM46 118h32v46h-32z" width={2} color="trim" />
    </>
  );
}

const wallOfBricks = "M8 20h32M8 32h32M8 44h32M8 56h32M24 8v12M16 20v12M32 20v12M24 32v12M16 44v12M32 44v12M24 56v12";

/** A door that is walled up. */
export function BrickedDoor() {
  return (
    <SceneFrame viewBox="0 0 48 70">
      <Box x={2} y={2} w={44} h={66} fill="trim" />
      <Box x={8} y={8} w={32} h={60} fill="cream" />
      <Line d={wallOfBricks} width={1.5} opacity={0.6} />
    </SceneFrame>
  );
}
