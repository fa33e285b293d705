import type { Limit, LimitName } from "#app/domain/affordable-price.ts";
import { classNames } from "#app/lib/class-names.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import type { AffordabilityAnswer } from "./affordability-sum.ts";

type Sheet = { width: number; left: number; right: number; row: number; text: number; narrow: boolean };

const wide: Sheet = { width: 780, left: 150, right: 600, row: 78, text: 17, narrow: false };
const narrow: Sheet = { width: 300, left: 2, right: 160, row: 88, text: 15, narrow: true };

export const limitNames: Record<LimitName, string> = {
  income: "Your income",
  debts: "Your debts",
  savings: "Your savings",
};

/** Three walks to three doors: the shortest one ends at a shut door, the others would go on. */
export function LimitWalks({ answer }: { answer: AffordabilityAnswer }) {
  return (
    <>
      <WalksOnSheet answer={answer} sheet={wide} />
      <WalksOnSheet answer={answer} sheet={narrow} />
    </>
  );
}

function WalksOnSheet({ answer, sheet }: { answer: AffordabilityAnswer; sheet: Sheet }) {
  const { limits, priceCents, binding } = answer;
  const walks = limits.filter((limit) => limit.priceCents !== null);
  const furthest = Math.max(...walks.map((limit) => limit.priceCents ?? 0), 1);
  const x = (cents: number) => sheet.left + (cents / furthest) * (sheet.right - sheet.left);
  const height = walks.length * sheet.row + 8;
  const said = walks.map((limit) => `${limitNames[limit.name]} ${formatDollars(limit.priceCents ?? 0)}`).join(", ");
  return (
    <svg
      className={classNames("plot", sheet.narrow ? "plot--narrow" : "plot--wide")}
      viewBox={`0 0 ${sheet.width} ${height}`}
      role="img"
      aria-label={`How far each limit lets you go: ${said}. ${limitNames[binding]} comes first`}
    >
      <path
        d={`M${x(priceCents)} 4V${height - 4}`}
        stroke="var(--clay)"
        strokeWidth="2.5"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      {walks.map((limit, index) => (
        <Walk
          key={limit.name}
          limit={limit}
          stops={limit.name === binding}
          sheet={sheet}
          y={index * sheet.row + sheet.row * (sheet.narrow ? 0.66 : 0.5)}
          reached={x(priceCents)}
          end={x(limit.priceCents ?? 0)}
        />
      ))}
    </svg>
  );
}

type WalkProps = { limit: Limit; stops: boolean; sheet: Sheet; y: number; reached: number; end: number };

function Walk({ limit, stops, sheet, y, reached, end }: WalkProps) {
  const color = stops ? "var(--clay)" : "var(--evergreen)";
  return (
    <>
      <text x="0" y={sheet.narrow ? y - 28 : y + 6} fontSize={sheet.text} fontWeight="600">
        {limitNames[limit.name]}
      </text>
      <rect x={sheet.left} y={y - 5} width={Math.max(0, reached - sheet.left)} height="10" fill={color} />
      {end > reached && (
        <rect x={reached} y={y - 4} width={end - reached} height="8" fill="none" stroke={color} strokeWidth="2" />
      )}
      {stops ? <ShutDoor x={end} y={y} /> : <OpenDoor x={end} y={y} />}
      <text
        x={end + (stops ? 34 : 40)}
        y={y + 8}
        fontSize={sheet.narrow ? 19 : 24}
        className={classNames("walk__price", stops && "rent")}
      >
        {formatDollars(limit.priceCents ?? 0)}
      </text>
    </>
  );
}

function ShutDoor({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <rect x={x} y={y - 22} width="26" height="44" fill="var(--clay)" />
      <path
        d={`M${x + 6} ${y - 14}h14v11h-14zM${x + 6} ${y + 3}h14v11h-14z`}
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
      <rect x={x + 6} y={y - 22} width="24" height="44" fill="none" />
      <path d={`M${x + 6} ${y - 22}l14 7v36l-14 1z`} fill="var(--evergreen)" />
    </g>
  );
}
