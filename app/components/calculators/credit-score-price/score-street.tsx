import { useState } from "react";
import { RulerMarks } from "#app/components/calculators/plots/door-walks.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { type ScoreDoor, scoreDoors } from "#app/content/pages/buying/score-doors.ts";
import { counted } from "#app/domain/text/counted.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import type { ScorePriceAnswer } from "./model.ts";

// A street of lenders' doors along a ruler of scores. Each house number is the score from which its door opens.

const [first, last] = [460, 800];
/** The ends of the ruler on each sheet. */
const axis = { wide: [34, 746], narrow: [10, 290] } as const;

const sheets = sheetsOf(300, 270);

export function ScoreStreet({ answer }: { answer: ScorePriceAnswer }) {
  // Another typed score takes the place of one that was walked to.
  const [walked, setWalked] = useState({ from: answer.score, to: answer.score });
  const score = walked.from === answer.score ? walked.to : answer.score;
  const at = onRuler(score) - first;
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`A street of doors along a ruler of scores. ${say(score)}`}
        draw={(sheet) => <Street sheet={sheet} score={score} />}
      />
      <PlotWalk
        label="Credit score"
        count={last - first + 1}
        at={at}
        say={(index) => say(index === at ? score : first + index)}
        onWalk={(index) => setWalked({ from: answer.score, to: first + index })}
        axis={axis}
      />
    </>
  );
}

/** A score as typed can lie past the ruler's ends. It is drawn at the end, and said as it is. */
function onRuler(score: number): number {
  return Math.min(last, Math.max(first, score));
}

function isOpen({ from }: ScoreDoor, score: number): boolean {
  return from === null || score >= from;
}

/** How many doors a score opens, and how far the next one is. */
function say(score: number): string {
  const open = scoreDoors.filter((door) => isOpen(door, score));
  const next = scoreDoors.find((door) => !isOpen(door, score));
  const found = `${score} opens ${open.length} of ${scoreDoors.length} doors, up to ${open.at(-1)?.said}.`;
  return next?.from ? `${found} ${counted(next.from - score, "more point")} to ${next.said}.` : found;
}

const walls: readonly SceneColor[] = ["slate", "brick", "cream", "green", "brick", "slate"];

function Street({ sheet, score }: { sheet: Sheet; score: number }) {
  const [left, right] = axis[sheet.name];
  const x = (at: number) => round(left + ((onRuler(at) - first) / (last - first)) * (right - left));
  const ground = sheet.height - 92;
  const next = scoreDoors.find((door) => !isOpen(door, score));
  const places = scoreDoors.map(({ from }) => Math.round(x(from ?? first + 10)));
  // A wall reaches halfway to its neighbors.
  const ends = places.map((place, index) => {
    const after = places[index + 1];
    return after === undefined ? sheet.width : Math.round((place + after) / 2);
  });
  return (
    <>
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        {scoreDoors.map((door, index) => (
          <House
            key={door.name}
            at={places[index] ?? 0}
            from={ends[index - 1] ?? 0}
            to={ends[index] ?? sheet.width}
            index={index}
            ground={ground}
            sheet={sheet}
            open={isOpen(door, score)}
          />
        ))}
        {scoreDoors.map((door, index) => (
          <Sign
            key={door.name}
            door={door}
            at={places[index] ?? 0}
            index={index}
            sheet={sheet}
            ground={ground}
            open={isOpen(door, score)}
            next={door === next}
          />
        ))}
      </g>
      <rect x="0" y={ground} width={sheet.width} height="60" fill="var(--s-ground)" />
      <path d={`M0 ${ground}H${sheet.width}`} stroke="var(--s-line)" strokeWidth="3" />
      <Ruler x={x} y={ground} sheet={sheet} />
      <path d={`M0 ${ground + 20}H${x(score)}`} stroke="var(--path)" strokeWidth="4" />
      <circle cx={x(score)} cy={ground + 20} r="11" fill="var(--marigold)" stroke="var(--outline)" strokeWidth="4" />
      <text
        className="walk__price"
        x={Math.max(34, Math.min(x(score), sheet.width - 34))}
        y={sheet.height - 4}
        fontSize={sheet.name === "wide" ? 30 : 26}
      >
        {score}
      </text>
    </>
  );
}

function Ruler({ x, y, sheet }: { x: (score: number) => number; y: number; sheet: Sheet }) {
  return (
    <>
      <RulerMarks from={x(500)} to={x(last)} top={y + 3} gap={x(510) - x(500)} />
      {[500, 600, 700, 800].map((mark) => (
        <text key={mark} className="mut" x={x(mark)} y={y + 50} fontSize={sheet.text - 2}>
          {mark}
        </text>
      ))}
    </>
  );
}

type HouseProps = {
  at: number;
  from: number;
  to: number;
  index: number;
  ground: number;
  sheet: Sheet;
  open: boolean;
};

function House({ at, from, to, index, ground, sheet, open }: HouseProps) {
  const top = index % 2 === 0 ? 62 : 44;
  return (
    <>
      <Box x={from} y={top} w={to - from} h={ground - top} fill={walls[index] ?? "slate"} />
      <Box x={from} y={top} w={to - from} h={9} fill="trim" />
      <Door key={String(open)} at={at} ground={ground} wide={sheet.name === "wide"} open={open} />
    </>
  );
}

type DoorShapeProps = { at: number; ground: number; wide: boolean; open: boolean };

/**
 * Shut, it is clay; open, it swings aside and light falls out. Drawn from its own corner, so that all are the same bytes.
 */
function Door({ at, ground, wide, open }: DoorShapeProps) {
  const [w, h] = wide ? [34, 72] : [15, 52];
  const aside = wide ? 14 : 6;
  return (
    <g transform={`translate(${Math.round(at - w / 2)} ${ground - h})`}>
      <g className={classNames("score-door", open && "score-door--open")}>
        <Box x={wide ? -4 : -1} y={-4} w={w + (wide ? 8 : 2)} h={h + 4} fill="trim" />
        <Box x={0} y={0} w={w} h={h} fill={open ? "lamp" : "stamp"} />
        {open ? (
          <Line d={`M0 0l${aside} 6v${h - 10}l${-aside} 4z`} fill="green" />
        ) : (
          wide && (
            <>
              <Box x={6} y={10} w={w - 12} h={20} fill="stamp" />
              <Box x={6} y={38} w={w - 12} h={24} fill="stamp" />
              <Disc x={w - 4} y={35} r={1.5} fill="trim" />
            </>
          )
        )}
      </g>
    </g>
  );
}

type SignProps = Omit<HouseProps, "from" | "to"> & { door: ScoreDoor; next: boolean };

/** The name above the roofs, and the house number: the score from which the door opens. The next door to open is bright. */
function Sign({ door: { name, shortName, from }, at, index, ground, sheet, open, next }: SignProps) {
  const wide = sheet.name === "wide";
  const words = wide ? name : shortName;
  const half = words.length * (wide ? 4 : 3.3);
  // Neighbors have their signs at two heights.
  const high = index % 2 === 1;
  const [w, h] = wide ? [46, 24] : [28, 18];
  const y = ground - (wide ? 108 : 78) - (high ? h + 3 : 0);
  return (
    <>
      <text
        x={round(Math.max(half, Math.min(at, sheet.width - half)))}
        y={high ? 14 : 33}
        fontSize={wide ? 15 : 12}
        fontWeight={open ? 700 : 500}
      >
        {words}
      </text>
      <Box x={at - w / 2} y={y} w={w} h={h} r={4} fill={next ? "go" : "paper"} />
      <text className="sn" x={at} y={y + h - 5}>
        {from ?? "any"}
      </text>
    </>
  );
}
