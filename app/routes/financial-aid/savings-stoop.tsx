import type { HelpAnswer } from "#app/components/calculators/down-payment-savings/down-payment-savings-model.ts";
import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { Box, Line } from "#app/components/scenes/shapes.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { narrowStoop, type StoopSheet, stoopLayout, wideStoop } from "./stoop-layout.ts";

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
