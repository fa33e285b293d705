import { classNames } from "#app/lib/format/class-names.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

type Sheet = { width: number; left: number; right: number; row: number; text: number; narrow: boolean };

const wide: Sheet = { width: 780, left: 150, right: 600, row: 78, text: 17, narrow: false };
const narrow: Sheet = { width: 300, left: 2, right: 160, row: 88, text: 15, narrow: true };

/** One walk: a limit, and the price that it leads to. */
export type LimitWalk = { name: string; priceCents: number };

type LimitWalksProps = {
  walks: readonly LimitWalk[];
  /** The name of the one that stops first. */
  binding: string;
  /** The name of the one that is marked. */
  pointed?: string | undefined;
};

/** A walk to a door for each limit: the shortest one ends at a shut door, the others would go on. */
export function LimitWalks(props: LimitWalksProps) {
  return (
    <>
      <WalksOnSheet {...props} sheet={wide} />
      <WalksOnSheet {...props} sheet={narrow} />
    </>
  );
}

function WalksOnSheet({ walks, binding, pointed, sheet }: LimitWalksProps & { sheet: Sheet }) {
  const furthest = Math.max(...walks.map(({ priceCents }) => priceCents), 1);
  const nearest = Math.min(...walks.map(({ priceCents }) => priceCents));
  const x = (cents: number) => Math.round(sheet.left + (cents / furthest) * (sheet.right - sheet.left));
  const height = walks.length * sheet.row + 8;
  const y = (index: number) => index * sheet.row + sheet.row * (sheet.narrow ? 0.66 : 0.5);
  // On the narrow sheet the names stand over the walks, so the line leaves gaps for them.
  const line = sheet.narrow
    ? walks.map((_, index) => `M${x(nearest)} ${Math.round(y(index)) - 18}v50`).join("")
    : `M${x(nearest)} 4V${height - 4}`;
  const said = walks.map(({ name, priceCents }) => `${name} ${formatDollars(priceCents)}`).join(", ");
  return (
    <svg
      className={classNames("plot", sheet.narrow ? "plot--narrow" : "plot--wide")}
      viewBox={`0 0 ${sheet.width} ${height}`}
      role="img"
      aria-label={`How far each limit lets you go: ${said}. ${binding} comes first`}
    >
      <path d={line} stroke="var(--clay)" strokeWidth="2.5" strokeDasharray="3 6" strokeLinecap="round" />
      {walks.map((walk, index) => (
        <Walk
          key={walk.name}
          walk={walk}
          stops={walk.name === binding}
          pointed={walk.name === pointed}
          sheet={sheet}
          y={y(index)}
          reached={x(nearest)}
          end={x(walk.priceCents)}
        />
      ))}
    </svg>
  );
}

type WalkProps = {
  walk: LimitWalk;
  stops: boolean;
  pointed: boolean;
  sheet: Sheet;
  y: number;
  reached: number;
  end: number;
};

function Walk({ walk, stops, pointed, sheet, y, reached, end }: WalkProps) {
  const color = stops ? "var(--clay)" : "var(--evergreen)";
  return (
    <>
      <text x="0" y={sheet.narrow ? y - 28 : y + 6} fontSize={sheet.text} fontWeight="600">
        {walk.name}
      </text>
      {pointed && (
        <path
          d={`M0 ${sheet.narrow ? y - 20 : y + 16}h${sheet.narrow ? 110 : 104}`}
          stroke="var(--ink)"
          strokeWidth="3"
        />
      )}
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
        {formatDollars(walk.priceCents)}
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
