import type { HelpAnswer } from "#app/components/calculators/down-payment-savings/model.ts";
import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { Box, Line } from "#app/components/scenes/shapes.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";

/** The cash due at closing as the height of a stoop: stone is help, clay is what you bring. Redrawn for phones. */
export function SavingsStoop({ answer }: { answer: HelpAnswer }) {
  return (
    <>
      <Drawing answer={answer} sheet={wideStoop} className="plot--wide" />
      <Drawing answer={answer} sheet={narrowStoop} className="plot--narrow" />
    </>
  );
}

type DrawingProps = { answer: HelpAnswer; sheet: StoopSheet; className: string };

function Drawing({ answer, sheet, className }: DrawingProps) {
  const { width, height, ground, wallX, doorX, stairX } = sheet;
  const { courses, stairs, risers } = stoopLayout(answer, sheet);
  const clip = `stoop-${className}`;
  const sill = ground - sheet.rise;
  const words = courses.map(({ name, cents }) => `${name} ${formatDollars(cents)}`).join(", ");
  return (
    <svg
      className={`plot ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`A stoop as high as the cash due at closing. From the ground up: ${words}.`}
    >
      <clipPath id={clip}>
        <path d={`${stairs}V${ground}H${stairX}z`} />
      </clipPath>
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <Box x={wallX} y={-10} w={width - wallX + 10} h={ground + 10} fill="brick" />
        <Bricks x={wallX + 6} y={8} w={width - wallX - 12} h={sill - 20} />
        <Box x={wallX - 8} y={0} w={width - wallX + 20} h={14} fill="trim" />
        {!sheet.narrow && <SceneWindow x={wallX + 40} y={sill - 130} w={52} h={84} lit />}
        <SceneDoor x={doorX} y={sill - sheet.doorHeight} w={sheet.doorWidth} h={sheet.doorHeight} color="go" pane />
        <g clipPath={`url(#${clip})`} stroke="none">
          {courses.map(({ name, y, height: h, color }) => (
            <rect key={name} x={0} y={y} width={width} height={h + 1} fill={color} />
          ))}
          <Line d={risers} width={1.2} opacity={0.45} color="line" />
        </g>
        <Line d={`M0 ${ground}H${width}`} />
      </g>
      <path className="fa-stairs" d={stairs} />
      {courses.map(({ name, shortName, cents, labelY, leader }) => (
        <g key={name}>
          <path className="fa-leader" d={leader} />
          <text
            x={0}
            y={labelY}
            className={name === "You bring" ? "fa-sum rent" : "fa-sum"}
            fontSize={sheet.narrow ? 20 : 26}
          >
            {formatDollars(cents)}
          </text>
          <text x={0} y={labelY + 18} className="mut" fontSize={sheet.narrow ? 13 : 15}>
            {sheet.narrow ? shortName : name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The paper that the stoop is drawn on, in drawing units. */
type StoopSheet = {
  narrow: boolean;
  width: number;
  height: number;
  ground: number;
  /** How high the door is above the ground: all the cash due, whatever it is. */
  rise: number;
  stairX: number;
  tread: number;
  wallX: number;
  doorX: number;
  doorWidth: number;
  doorHeight: number;
  /** Where a label's words end and its leader line begins. */
  labelEnd: number;
  labelGap: number;
};

const wideStoop: StoopSheet = {
  narrow: false,
  width: 760,
  height: 420,
  ground: 416,
  rise: 240,
  stairX: 300,
  tread: 24,
  wallX: 480,
  doorX: 604,
  doorWidth: 66,
  doorHeight: 140,
  labelEnd: 190,
  labelGap: 50,
};

const narrowStoop: StoopSheet = {
  narrow: true,
  width: 330,
  height: 320,
  ground: 316,
  rise: 190,
  stairX: 150,
  tread: 9,
  wallX: 216,
  doorX: 262,
  doorWidth: 44,
  doorHeight: 96,
  labelEnd: 112,
  labelGap: 46,
};

const steps = 10;

type Course = {
  name: string;
  shortName: string;
  cents: number;
  color: string;
  y: number;
  height: number;
  labelY: number;
  /** From the label to the steps of this course. */
  leader: string;
};

/** The courses of the stoop from the ground up, each as high as its share of the cash due, and the line of its steps. */
function stoopLayout(answer: HelpAnswer, sheet: StoopSheet) {
  const { ground, rise, stairX, tread, width } = sheet;
  const stepHeight = rise / steps;
  const perCent = rise / Math.max(answer.dueCents, 1);
  const parts = [
    { name: "Down payment help", shortName: "Down help", cents: answer.downHelpCents, color: "var(--s-cream)" },
    { name: "Closing cost help", shortName: "Closing help", cents: answer.closingHelpCents, color: "var(--s-trim)" },
    { name: "You bring", shortName: "You bring", cents: answer.leftCents, color: "var(--clay)" },
  ].filter(({ cents }) => cents > 0);

  const courses: Course[] = [];
  let top = ground;
  let lastLabel = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const height = part.cents * perCent;
    top -= height;
    const middle = top + height / 2;
    const labelY = Math.min(middle + 2, lastLabel - sheet.labelGap, ground - 24);
    lastLabel = labelY;
    // Straight when the label is next to its own course, else with one corner just before the steps.
    const leaderY = labelY - 7;
    const endY = Math.min(Math.max(leaderY, top + 3), top + height - 3);
    const edgeX = stairX + Math.floor((ground - endY) / stepHeight) * tread;
    const leader = `M${sheet.labelEnd} ${round(leaderY)}H${round(edgeX - 12)}V${round(endY)}H${round(edgeX)}`;
    courses.push({ ...part, y: round(top), height: round(height), labelY: round(labelY), leader });
  }
  const levels = Array.from({ length: steps }, (_, level) => ground - (level + 1) * stepHeight);
  return {
    courses,
    stairs: `M${stairX} ${ground}${levels.map((y, level) => `V${round(y)}H${level === steps - 1 ? width : stairX + (level + 1) * tread}`).join("")}`,
    risers: levels.map((y) => `M0 ${round(y)}H${width}`).join(""),
  };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
