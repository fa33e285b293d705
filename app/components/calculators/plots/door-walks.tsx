import type { ReactNode } from "react";
import { Note, round, type Sheet, sheetsOf, TwoSheets, widthOf } from "./sheet.tsx";

// Walks to doors under one ruler. A walk ends at its limit; one line shows where you are.

/** One walk on the ruler: `at` is its door's position, `words` is the text next to the door. */
export type DoorWalk = {
  name: string;
  /** A word or two to add to the name. */
  detail?: string | undefined;
  at: number;
  opens: boolean;
  words: string;
  note?: string | undefined;
};

/** A part of your own bar on the ruler. */
type OwnPart = { words: string; upTo: number };

type DoorWalksProps = {
  walks: readonly DoorWalk[];
  /** The drawing in words, for those who do not see it. */
  label: string;
  /** Your position on the ruler; null if unknown. */
  you: { at: number; words?: string } | null;
  /** Your own bar, laid on the ruler: its parts from left to right. */
  own?: readonly OwnPart[];
  /** A number on the ruler, in words; if missing, the plot has no ruler. */
  tick?: (value: number) => string;
  /** The ruler reaches at least this far. */
  reach?: number;
  /** The name of the walk that is marked. */
  pointed?: string | undefined;
};

export function DoorWalks(props: DoorWalksProps) {
  const { walks, label, you, own, tick } = props;
  const noted = walks.some(({ note }) => note);
  const head = own ? 96 : you?.words ? 66 : tick ? 46 : 8;
  const sheets = sheetsOf(head + walks.length * wideRow, head + walks.length * (noted ? 104 : 78));
  return (
    <TwoSheets
      sheets={sheets}
      label={label}
      draw={(sheet) => <Drawn {...props} sheet={sheet} head={head} noted={noted} />}
    />
  );
}

const wideRow = 66;

function Drawn({ walks, you, own, tick, reach = 0, pointed, sheet, head, noted }: DoorWalksProps & Placed) {
  const narrow = sheet.name === "narrow";
  const [left, right] = narrow ? [2, noted ? 270 : 262] : [150, 600];
  const longest = Math.max(...walks.map(({ at }) => at), you?.at ?? 0, reach, Number.MIN_VALUE);
  const x = (value: number) => round(left + (Math.max(0, value) / longest) * (right - left));
  const row = (sheet.height - head) / walks.length;
  return (
    <>
      {tick && <Ruler x={x} longest={longest} top={head - 36} tick={tick} sheet={sheet} you={you?.at} />}
      {own && <OwnBar parts={own} x={x} top={30} sheet={sheet} />}
      {you && (
        <path
          d={`M${x(you.at)} ${own ? 28 : Math.max(2, head - 42)}V${round(sheet.height - 6)}`}
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeDasharray="3 6"
          strokeLinecap="round"
        />
      )}
      {you?.words && <YourWords at={x(you.at)} words={you.words} sheet={sheet} />}
      {walks.map((walk, index) => (
        <Walk
          key={`${walk.name} ${walk.detail}`}
          walk={walk}
          pointed={walkName(walk) === pointed}
          narrow={narrow}
          top={round(head + index * row)}
          from={left}
          reached={x(Math.min(walk.at, you?.at ?? walk.at))}
          end={x(walk.at)}
        />
      ))}
    </>
  );
}

type Placed = { sheet: Sheet; head: number; noted: boolean };

/** The name with its detail, which tells one walk from the others. */
function walkName({ name, detail }: Pick<DoorWalk, "name" | "detail">): string {
  return detail ? `${name}, ${detail}` : name;
}

type RulerProps = {
  x: (value: number) => number;
  longest: number;
  top: number;
  tick: (value: number) => string;
  sheet: Sheet;
  you: number | undefined;
};

function Ruler({ x, longest, top, tick, sheet, you }: RulerProps) {
  const step = roundStep(longest, sheet.name === "narrow" ? 4 : 5);
  const labelled = Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => index * step);
  return (
    <>
      <rect
        x={x(0)}
        y={top}
        width={round(x(longest) - x(0))}
        height="30"
        fill="var(--paper-raised)"
        stroke="var(--rule-strong)"
        strokeWidth="2"
      />
      <RulerMarks from={x(0)} to={x(longest)} top={top} gap={((x(longest) - x(0)) * step) / longest / 5} />
      {labelled.map((value) => {
        const at = x(value);
        const covered = you !== undefined && Math.abs(x(you) - at) < 24;
        if (value > 0 && (covered || at > x(longest) - 14)) return null;
        return (
          <text
            key={value}
            className="mut"
            x={value === 0 ? at + 5 : at}
            y={top + 24}
            fontSize="13"
            textAnchor={value === 0 ? "start" : "middle"}
          >
            {tick(value)}
          </text>
        );
      })}
    </>
  );
}

type RulerMarksProps = { from: number; to: number; top: number; gap: number };

/** A mark after each gap, a longer one after every five: dashes across the ruler, which take fewer bytes than marks. */
export function RulerMarks({ from, to, top, gap }: RulerMarksProps) {
  return [
    { length: 6, every: gap },
    { length: 12, every: gap * 5 },
  ].map(({ length, every }) => (
    <path
      key={length}
      d={`M${from - 0.75} ${top + length / 2}H${to}`}
      stroke="var(--rule-strong)"
      strokeWidth={length}
      strokeDasharray={`1.5 ${(every - 1.5).toFixed(2)}`}
    />
  ));
}

/** A round step that divides `longest` into at most `most` parts. */
function roundStep(longest: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(longest / most));
  return ([1, 2, 5].find((times) => times * power * most >= longest) ?? 10) * power;
}

const partFills = ["var(--evergreen)", "var(--evergreen-tint)"];

function OwnBar({ parts, x, top, sheet }: Pick<RulerProps, "x" | "top" | "sheet"> & { parts: readonly OwnPart[] }) {
  return parts.map(({ words, upTo }, index) => {
    const from = x(parts[index - 1]?.upTo ?? 0);
    return (
      <g key={words}>
        <rect
          x={from}
          y={top}
          width={round(Math.max(0, x(upTo) - from))}
          height="24"
          fill={partFills[index]}
          stroke="var(--s-line)"
          strokeWidth="2"
        />
        <PartWords index={index} from={from} to={x(upTo)} top={top} sheet={sheet}>
          {words}
        </PartWords>
      </g>
    );
  });
}

type PartWordsProps = { index: number; from: number; to: number; top: number; sheet: Sheet; children: string };

/** The first part has its words above it. The last has them at its end, or above it if they do not fit. */
function PartWords({ index, from, to, top, sheet, children }: PartWordsProps) {
  const fits = to + 8 + widthOf(children, sheet) < sheet.width;
  if (index === 0 || fits) {
    return (
      <Note x={index === 0 ? from : to + 8} y={index === 0 ? top - 9 : top + 17} size={sheet.text} strong>
        {children}
      </Note>
    );
  }
  return (
    <Note x={sheet.width} y={top - 9} size={sheet.text} anchor="end" strong>
      {children}
    </Note>
  );
}

/** Over the line, and inside the paper. */
function YourWords({ at, words, sheet }: { at: number; words: string; sheet: Sheet }) {
  const half = widthOf(words, sheet) / 2;
  return (
    <Note x={Math.max(half, Math.min(at, sheet.width - half))} y={16} size={sheet.text} anchor="middle" strong>
      {words}
    </Note>
  );
}

type WalkProps = {
  walk: DoorWalk;
  pointed: boolean;
  narrow: boolean;
  top: number;
  from: number;
  /** How far you get on this walk, and where its door is. */
  reached: number;
  end: number;
};

function Walk({ walk: { name, detail, opens, words, note }, pointed, narrow, top, from, reached, end }: WalkProps) {
  const color = opens ? "var(--evergreen)" : "var(--clay)";
  const y = top + (narrow ? 50 : wideRow / 2);
  const beside = end + 42;
  return (
    <>
      <Note x={0} y={narrow ? top + 20 : detail ? y - 3 : y + 6} size={narrow ? 15 : 17} strong>
        {name}
        {narrow && detail ? `, ${detail}` : ""}
      </Note>
      {!narrow && detail && (
        <Note x={0} y={y + 16} size={14} look="quiet">
          {detail}
        </Note>
      )}
      {pointed && <path d={`M0 ${narrow ? top + 26 : y + 25}h96`} stroke="var(--ink)" strokeWidth="3" />}
      <rect x={from} y={y - 6} width={Math.max(0, round(reached - from))} height="12" fill={color} />
      {end > reached && (
        <rect
          x={reached}
          y={y - 5}
          width={round(end - reached)}
          height="10"
          fill="var(--paper)"
          stroke={color}
          strokeWidth="2"
        />
      )}
      {opens ? <OpenDoor x={end} y={y} /> : <ShutDoor x={end} y={y} />}
      <Words
        x={narrow ? 300 : beside}
        y={narrow ? top + 20 : note ? y - 1 : y + 8}
        look={opens ? "ink" : "cost"}
        narrow={narrow}
      >
        {words}
      </Words>
      {note && (
        <Note x={narrow ? 0 : beside} y={narrow ? y + 33 : y + 19} size={14} look={opens ? "good" : "cost"} strong>
          {note}
        </Note>
      )}
    </>
  );
}

type WordsProps = { x: number; y: number; look: "ink" | "cost"; narrow: boolean; children: ReactNode };

/** The text next to the door, or at the end of its line on a phone. */
function Words({ x, y, look, narrow, children }: WordsProps) {
  return (
    <g className="walk__price">
      <Note x={x} y={y} size={narrow ? 18 : 24} anchor={narrow ? "end" : "start"} look={look}>
        {children}
      </Note>
    </g>
  );
}

function ShutDoor({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <rect x={x} y={y - 20} width="24" height="40" fill="var(--clay)" />
      <path
        d={`M${x + 6} ${y - 13}h12v10h-12zM${x + 6} ${y + 3}h12v10h-12z`}
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2"
      />
    </g>
  );
}

function OpenDoor({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--evergreen)" strokeWidth="2.5" strokeLinejoin="round">
      <rect x={x + 6} y={y - 20} width="22" height="40" fill="var(--paper)" />
      <path d={`M${x + 6} ${y - 20}l13 7v32l-13 1z`} fill="var(--evergreen)" />
    </g>
  );
}
