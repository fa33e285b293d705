import type { ReactNode } from "react";
import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import type { StreetDoor, WallDoor } from "./street-layout.ts";

type PlaceProps = { x: number; y: number };

/** A house of the visitor's own; `x` is the middle of its door. Only the first door is lit, and only it is marigold. */
export function OwnHouse({ x, y, w = 176, look }: PlaceProps & { w?: number; look: StreetDoor["look"] }) {
  const left = x - w / 2;
  const isLit = look === "lit";
  const boards = Array.from({ length: 6 }, (_, index) => `M${left} ${y - 96 + index * 17}h${w}`).join("");
  return (
    <g className={look === "supposed" ? "pr-hollow" : undefined}>
      <Box x={left + w * 0.72} y={y - 186} w={20} h={44} fill="brick" />
      <Box x={left} y={y - 112} w={w} h={112} fill="slate" />
      <Line d={boards} width={1.2} opacity={0.5} />
      <Line d={`M${left - 18} ${y - 108}L${x} ${y - 196}L${left + w + 18} ${y - 108}z`} fill="roof" />
      <Line d={`M${x - 46} ${y - 114}L${x} ${y - 158}l46 44z`} fill="slate" />
      <SceneWindow x={x - 13} y={y - 140} w={26} h={20} lit={isLit} sill={false} />
      <Box x={left - 8} y={y - 116} w={w + 16} h={8} fill="trim" />
      <SceneWindow x={left + 16} y={y - 84} w={34} h={44} lit={isLit} />
      <SceneWindow x={left + w - 50} y={y - 84} w={34} h={44} />
      {look === "ask" ? (
        <>
          <Box x={x - 26} y={y - 86} w={52} h={86} fill="trim" />
          <Box x={x - 20} y={y - 80} w={40} h={80} fill="paper" />
          <QuestionMark x={x} y={y - 32} />
        </>
      ) : (
        <SceneDoor x={x - 20} y={y - 80} w={40} h={80} color={doorColors[look]} pane={isLit} />
      )}
      <Box x={x - 33} y={y - 6} w={66} h={6} fill="cream" />
    </g>
  );
}

const doorColors: Readonly<Record<Exclude<StreetDoor["look"], "ask">, SceneColor>> = {
  lit: "go",
  later: "green",
  supposed: "cream",
};

/** If no door can be known, the path ends at a step without a house. */
export function EmptyStep({ x, y }: PlaceProps) {
  return <Box x={x - 33} y={y - 8} w={66} h={8} fill="cream" />;
}

type WidthProps = { x: number; y: number; w: number };

/** A lease to ask for. */
export function RowHouse({ x, y, w, tall }: WidthProps & { tall: boolean }) {
  const h = tall ? 188 : 168;
  const teeth = Array.from({ length: Math.floor(w / 16) }, (_, index) => `M${x + 8 + index * 16} ${y - h - 4}v7`);
  return (
    <>
      <Box x={x} y={y - h} w={w} h={h} fill={tall ? "cream" : "green"} />
      <Box x={x - 4} y={y - h - 10} w={w + 8} h={14} fill="trim" />
      <Line d={teeth.join("")} />
      <SceneWindow x={x + 14} y={y - h + 26} w={28} h={44} lit={tall} />
      <SceneWindow x={x + w - 44} y={y - h + 26} w={28} h={44} lit={!tall} />
      <SceneWindow x={x + 14} y={y - 78} w={28} h={44} />
      <Box x={x + w - 56} y={y - 8} w={52} h={8} fill="cream" />
      <SceneDoor x={x + w - 47} y={y - 80} w={32} h={72} color={tall ? "green" : "brick"} fan />
    </>
  );
}

type RentedProps = { left?: number; right: number; door: number; y: number; h: number };

/** The signed lease: a brick building from `left` to `right`, with the door that the path leaves at `door`. */
export function RentedHouse({ left = -260, right, door, y, h }: RentedProps) {
  const top = y - h;
  const w = right - left;
  const columns = Array.from({ length: Math.floor((w - 48) / 70) }, (_, index) => right - 68 - index * 70);
  const floors = Array.from({ length: Math.floor((h - 108) / 64) }, (_, index) => top + 30 + index * 64);
  return (
    <>
      <Box x={left} y={top} w={w} h={h} fill="brick" />
      <Box x={left} y={top - 8} w={w + 8} h={14} fill="trim" />
      <Box x={left} y={top + 6} w={w + 4} h={7} fill="cream" />
      <Box x={left} y={y - 82} w={w} h={82} fill="brick-2" />
      {floors.map((floor, row) =>
        columns.map((x, column) => (
          <SceneWindow key={x} x={x} y={floor} w={34} h={44} lit={(row * 3 + column * 5) % 7 < 2} />
        )),
      )}
      {columns
        .filter((x) => Math.abs(x + 18 - door) > 62)
        .map((x, column) => (
          <SceneWindow key={x} x={x} y={y - 60} w={36} h={36} lit={column % 3 === 0} />
        ))}
      <SceneDoor x={door - 24} y={y - 66} w={48} h={66} color="slate" fan />
      <Box x={door - 16} y={y - 66} w={32} h={15} fill="lamp" bare />
      <text x={door} y={y - 53} className="sl" fontSize="13">
        4B
      </text>
    </>
  );
}

/** A door in the wall. Clay: a limit holds it. Bricked up: it isn't on this course. */
export function ShutDoor({ x, y, group, plate }: PlaceProps & Pick<WallDoor, "group" | "plate">) {
  return (
    <>
      <Box x={x - 27} y={y - 96} w={54} h={96} fill="trim" />
      {group === "score" ? (
        <>
          <rect x={x - 20} y={y - 88} width="40" height="88" fill="var(--clay)" />
          <path
            d={`M${x - 12} ${y - 80}h24v28h-24zM${x - 12} ${y - 42}h24v32h-24z`}
            fill="none"
            stroke="var(--paper-raised)"
            strokeWidth="2"
          />
        </>
      ) : (
        <Box x={x - 20} y={y - 88} w={40} h={88} fill={group === "ask" ? "paper" : "cream"} />
      )}
      {group === "ask" && <QuestionMark x={x} y={y - 36} />}
      {group === "closed" && <Line d={courses(x, y)} width={1.5} opacity={0.55} />}
      {group === "score" && plate && (
        <>
          <rect x={x - 25} y={y - 134} width="50" height="28" rx="5" fill="var(--paper-raised)" />
          <text x={x} y={y - 113} className="sn pr-plate">
            {plate}
          </text>
        </>
      )}
    </>
  );
}

function QuestionMark({ x, y }: PlaceProps) {
  return (
    <text x={x} y={y} className="sn pr-ask">
      ?
    </text>
  );
}

/** Rows of bricks where a door was. */
function courses(x: number, y: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const row = `M${x - 20} ${y - 77 + index * 11}h40M${x - (index % 2 ? 8 : 0)} ${y - 77 + index * 11}v-11`;
    return index % 2 ? `${row}M${x + 10} ${y - 77 + index * 11}v-11` : row;
  }).join("");
}

type WordsProps = {
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end";
  look?: "ink" | "quiet" | "clay" | "evergreen";
  strong?: boolean;
  /** In the display face. */
  big?: boolean;
  children: ReactNode;
};

/** Words in a drawing: real text in the site's ink colors. */
export function Words({ x, y, size, anchor = "middle", look = "ink", strong, big, children }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={strong ? 700 : undefined}
      textAnchor={anchor}
      fill={inks[look]}
      className={big ? "pr-big" : undefined}
    >
      {children}
    </text>
  );
}

const inks = { ink: "var(--ink)", quiet: "var(--ink-2)", clay: "var(--clay)", evergreen: "var(--evergreen)" };

/** A stop on the path. */
export function Ring({ x, y, look }: PlaceProps & { look: "today" | "lease" | "debt" | "mark" }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={look === "mark" ? 7 : 10}
      fill={look === "today" ? "var(--evergreen)" : "var(--pr-paper)"}
      stroke={look === "lease" ? "var(--clay)" : look === "mark" ? "var(--ink-2)" : "var(--evergreen)"}
      strokeWidth={look === "mark" ? 3 : 4}
    />
  );
}

/** Far hills and a low sun. */
export function Dusk({ y, sun }: { y: number; sun: number }) {
  return (
    <>
      <Disc x={sun} y={y - 98} r={56} fill="sun" bare />
      <Line
        d={`M300 ${y}V${y - 74}L520 ${y - 98} 700 ${y - 86} 960 ${y - 108} 1180 ${y - 90} 1440 ${y - 116}V${y}z`}
        fill="far"
        bare
      />
    </>
  );
}

/** Words in lines of at most this many letters; a longer word gets its own line. */
export function linesOf(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length + 1 <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
