import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { ReadingFrame } from "./reading-frame.tsx";

type RowHouse = { x: number; top: number; color: SceneColor; door: SceneColor; gable: boolean; lit: number };

const houses: readonly RowHouse[] = [
  { x: 10, top: 270, color: "slate", door: "brick", gable: true, lit: 0 },
  { x: 145, top: 226, color: "brick", door: "green", gable: false, lit: 1 },
  { x: 280, top: 262, color: "cream", door: "go", gable: true, lit: 2 },
  { x: 415, top: 214, color: "green", door: "slate", gable: false, lit: 3 },
];

/** Loans: four row houses, each built another way, all on the same street. */
export function FourHouses() {
  return (
    <ReadingFrame view="elevation" title="Four row houses, each built another way, on the same street">
      <Disc x={300} y={210} r={84} fill="sun" bare />
      <Line d="M0 520V260l90-30 150 60 140-70 180 50v250z" fill="far" bare />
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <Box x={-20} y={520} w={600} h={60} fill="ground" />
    </ReadingFrame>
  );
}

function House({ x, top, color, door, gable, lit }: RowHouse) {
  const rows = Array.from({ length: 9 }, (_, row) => `M${x} ${top + 24 + row * 26}h135`).join("");
  return (
    <>
      <Box x={x} y={top} w={135} h={520 - top} fill={color} />
      <Line d={rows} width={1.2} opacity={0.35} />
      {gable ? (
        <Line d={`M${x - 8} ${top + 4}l75.5-70 75.5 70z`} fill="roof" />
      ) : (
        <>
          <Box x={x - 6} y={top - 14} w={147} h={16} fill="trim" />
          <Box x={x} y={top + 2} w={135} h={8} fill="cream" />
        </>
      )}
      <SceneWindow x={x + 20} y={top + 40} w={34} h={54} lit={lit % 2 === 0} />
      <SceneWindow x={x + 80} y={top + 40} w={34} h={54} lit={lit === 1} />
      <SceneWindow x={x + 20} y={404} w={34} h={60} lit={lit === 3} />
      <SceneDoor x={x + 76} y={400} w={44} h={112} color={door} fan />
      <Box x={x + 66} y={510} w={64} h={10} fill="cream" />
    </>
  );
}
