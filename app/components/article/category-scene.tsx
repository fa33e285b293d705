import type { ComponentType } from "react";
import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { MovingDay, ReadingFrame, StreetMap } from "#app/components/scenes/reading.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";
import { LetterSheet, OldKey, Pencil, SealedEnvelope, Sheet, TableTop } from "#app/components/scenes/table-papers.tsx";
import type { ArticleCategory } from "#app/content/site/records.ts";

const scenes: Record<ArticleCategory, ComponentType> = {
  "Getting Started": StreetMap,
  "Credit Repair": ReportTable,
  "Financial Planning": BudgetTable,
  "Home Buying Process": ForSale,
  "Mortgage Types": FourHouses,
  "Success Stories": MovingDay,
};

/** The picture that all articles of a category share. */
export function CategoryScene({ category }: { category: ArticleCategory }) {
  const Scene = scenes[category];
  return <Scene />;
}

/** What each line of the notebook holds, and how long its sum is. */
const lines = [86, 62, 98, 70, 54, 80];
const keys = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

/** Money: a month's budget in a notebook, its sums down the right side, and a pocket calculator. */
function BudgetTable() {
  return (
    <ReadingFrame view="plan" title="A notebook with a month’s budget and a pocket calculator on a table">
      <TableTop />
      <g transform="translate(118 84) rotate(-4)">
        <Sheet w={250} h={340} />
        {lines.map((width, row) => (
          <Line key={width} d={`M44 ${92 + row * 34}h${width}M196 ${92 + row * 34}h${30 - (row % 3) * 6}`} width={3} />
        ))}
        <Line d={lines.map((_, row) => `M24 ${104 + row * 34}h206`).join("")} width={1.2} opacity={0.35} />
        <Line d="M180 62v250" width={1.5} color="brick" />
        <Box x={40} y={28} w={104} h={16} fill="slate" bare />
        <Line d="M172 300h62M172 306h62" />
        <Line d={lines.map((_, ring) => `M-8 ${58 + ring * 46}h22`).join("")} width={5} color="roof" />
      </g>
      <g transform="translate(296 226) rotate(6)">
        <Box x={8} y={10} w={150} h={226} r={14} fill="wood-2" bare />
        <Box x={0} y={0} w={150} h={226} r={14} fill="roof" />
        <Box x={16} y={18} w={118} h={44} r={4} fill="trim" />
        <text x={118} y={49} className="sn" style={{ textAnchor: "end" }}>
          28%
        </text>
        {keys.map(({ row, column }) => (
          <Disc
            key={`${row} ${column}`}
            x={34 + column * 41}
            y={90 + row * 36}
            r={12}
            fill={row === 3 && column === 2 ? "brick" : "cream"}
          />
        ))}
      </g>
      <Pencil x={150} y={472} turn={-12} />
    </ReadingFrame>
  );
}

/** Buying: a house with a sign in its yard. */
function ForSale() {
  return (
    <ReadingFrame view="elevation" title="A brick house at dusk with a For Sale sign in its front yard">
      <Disc x={452} y={330} r={92} fill="sun" bare />
      <Line d="M0 520V400l70-22 90 30h210l80-40 110 34v118z" fill="far" bare />
      <Tree x={62} y={520} r={52} />
      <Box x={130} y={290} w={290} h={230} fill="brick" />
      <Bricks x={130} y={300} w={280} h={200} />
      <Box x={340} y={150} w={38} h={110} fill="slate" />
      <Line d="M104 296l171-136 171 136z" fill="roof" />
      <Box x={104} y={290} w={342} h={14} fill="trim" />
      <SceneWindow x={252} y={224} w={46} h={44} lit bars="upright" />
      <SceneWindow x={160} y={338} w={64} h={80} lit />
      <SceneWindow x={330} y={338} w={60} h={80} />
      <SceneDoor x={246} y={376} w={60} h={136} color="go" pane />
      <Box x={232} y={510} w={88} h={10} fill="cream" />
      <Line d="M138 520c6-38 66-40 80-12c10-12 20-10 24 12z" fill="leaf" />
      <Sign />
      <Box x={-20} y={520} w={600} h={60} fill="ground" />
    </ReadingFrame>
  );
}

function Sign() {
  return (
    <>
      <Line d="M344 520v-104M344 424h104" width={5} />
      <Line d="M368 424v14M432 424v14" />
      <Box x={352} y={438} w={96} h={54} fill="paper" />
      <text x={400} y={460} className="sl">
        FOR
      </text>
      <text x={400} y={478} className="sl">
        SALE
      </text>
    </>
  );
}

type RowHouse = { x: number; top: number; color: SceneColor; door: SceneColor; gable: boolean; lit: number };

const houses: readonly RowHouse[] = [
  { x: 10, top: 270, color: "slate", door: "brick", gable: true, lit: 0 },
  { x: 145, top: 226, color: "brick", door: "green", gable: false, lit: 1 },
  { x: 280, top: 262, color: "cream", door: "go", gable: true, lit: 2 },
  { x: 415, top: 214, color: "green", door: "slate", gable: false, lit: 3 },
];

/** Loans: four row houses, each built differently, all on the same street. */
function FourHouses() {
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

/** Credit: a report with two disputed lines, the envelope it came in, a pencil and the old key. */
function ReportTable() {
  return (
    <ReadingFrame view="plan" title="A credit report with two disputed lines, an envelope and a key on a kitchen table">
      <TableTop />
      <g transform="translate(146 60) rotate(-5) scale(1.16)">
        <LetterSheet />
      </g>
      <g transform="translate(20 40)">
        <SealedEnvelope />
        <OldKey />
      </g>
      <Pencil x={420} y={250} turn={-70} />
    </ReadingFrame>
  );
}
