import { round } from "#app/components/calculators/plots/sheet.tsx";
import { SceneDoor } from "#app/components/scenes/building-parts.tsx";
import { Box, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";
import { counted } from "#app/domain/text/counted.ts";

// A rented building: a floor for each year, twelve windows on a floor, a light in each month that was paid.

const [width, height, ground] = [400, 480, 440];
const wall = { x: 92, w: 252 };
const lobby = 62;
/** The maximum height of all floors together; one floor is never higher than `tallest`. */
const [room, tallest] = [312, 34];
const [pitch, pane] = [20, 12];

export function RentBuilding({ years }: { years: number }) {
  const floor = Math.min(tallest, room / years);
  const roof = ground - lobby - years * floor;
  return (
    <svg
      className="plot rr__building"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`A building at dusk with ${counted(years, "floor")}, one for each year, and ${years * 12} lit windows, one for each month of rent`}
    >
      <Far />
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <WaterTower y={roof - 10} />
        <Box x={wall.x} y={round(roof)} w={wall.w} h={round(ground - roof)} fill="brick" />
        <Box x={wall.x - 8} y={round(roof - 10)} w={wall.w + 16} h={10} fill="trim" />
        <Windows years={years} floor={floor} />
        <Lobby />
        <Tree x={40} y={ground} r={22} />
        <StreetLamp x={378} y={ground} />
      </g>
      <rect y={ground} width={width} height={height - ground} fill="var(--s-ground)" />
      <path d={`M0 ${ground}H${width}`} stroke="var(--s-line)" strokeWidth="3" />
      <FloorNumbers years={years} floor={floor} />
    </svg>
  );
}

const stars = [
  [20, 60],
  [58, 132],
  [96, 28],
  [150, 84],
  [188, 22],
  [236, 58],
  [300, 30],
  [352, 74],
  [384, 196],
  [30, 214],
] as const;

/** The city behind, and the last of the sun. */
function Far() {
  return (
    <>
      <path className="rr__stars" d={stars.map(([x, y]) => `M${x} ${y}h2v2h-2z`).join("")} />
      <circle className="rr__sun" cx="322" cy="150" r="46" />
      <path
        d={`M0 ${ground}V300h34v-44h40v70h38V210h52v-26h30v80h44v-50h60v90h30v-60h36v50h36V${ground}z`}
        fill="var(--s-far)"
      />
    </>
  );
}

function WaterTower({ y }: { y: number }) {
  return (
    <g transform={`translate(270 ${round(y)})`}>
      <path d="M6 0V-16M38 0V-16M6 0L38-16M38 0L6-16" fill="none" />
      <Box x={0} y={-40} w={44} h={25} fill="wood" />
      <Line d="M-4-40L22-54 48-40z" fill="roof" />
    </g>
  );
}

/** The latest year lights up month by month; the years below it stay lit. */
function Windows({ years, floor }: { years: number; floor: number }) {
  const high = round(floor * 0.58);
  const x = (month: number) => wall.x + 8 + month * pitch;
  const y = (year: number) => round(ground - lobby - year * floor + floor * 0.2);
  const months = Array.from({ length: 12 }, (_, month) => month);
  const before = Array.from({ length: years - 1 }, (_, index) => index + 1);
  const at = (year: number, month: number) => `M${x(month)} ${y(year)}h${pane}v${high}h-${pane}z`;
  const all = before.flatMap((year) => months.map((month) => ({ year, month })));
  // Some people pull the blind down, the same ones on every render.
  const drawn = all.filter(({ year, month }) => (year * 5 + month * 7) % 11 < 3);
  return (
    <g strokeWidth={floor > 16 ? 2 : 1.2}>
      <path d={all.map(({ year, month }) => at(year, month)).join("")} fill="var(--s-lamp)" />
      <path
        d={drawn.map(({ year, month }) => `M${x(month)} ${y(year)}h${pane}v${round(high * 0.4)}h-${pane}z`).join("")}
        fill="var(--s-trim)"
      />
      {months.map((month) => (
        <path
          key={`${years} ${month}`}
          className="rr__lit"
          style={{ animationDelay: `${month * 35}ms` }}
          d={at(years, month)}
          fill="var(--s-lamp)"
        />
      ))}
    </g>
  );
}

/** The street door under its awning, the mailboxes, and the cat of the ground floor. */
function Lobby() {
  const top = ground - lobby;
  return (
    <>
      <Box x={wall.x} y={top} w={wall.w} h={lobby} fill="slate" />
      <Box x={wall.x} y={top} w={wall.w} h={6} fill="trim" />
      <SceneDoor x={202} y={top + 20} w={30} h={lobby - 20} color="green" pane />
      <Line d={`M184 ${top + 14}h66l6-14h-78z`} fill="cream" />
      <Box x={112} y={top + 20} w={52} h={24} fill="lamp" />
      <Line d={`M120 ${top + 44}v-11l3-4 4 3h5l4-3 3 4v11z`} fill="dark" bare />
      <Line d={`M148 ${top + 20}v24`} />
      {[0, 1, 2, 3].map((box) => (
        <Box key={box} x={276 + (box % 2) * 20} y={top + 18 + Math.floor(box / 2) * 16} w={18} h={13} fill="metal" />
      ))}
    </>
  );
}

/** Every fifth year, and the last, next to its floor. */
function FloorNumbers({ years, floor }: { years: number; floor: number }) {
  const fifths = Array.from({ length: Math.floor(years / 5) }, (_, index) => (index + 1) * 5);
  const named = [...fifths.filter((year) => (years - year) * floor >= 16), years];
  return named.map((year) => (
    <text
      key={year}
      x={wall.x - 12}
      y={round(ground - lobby - (year - 0.5) * floor + 6)}
      fontSize="17"
      fontWeight={year === years ? 700 : 400}
      textAnchor="end"
      paintOrder="stroke"
      stroke="var(--paper)"
      strokeWidth="5"
      strokeLinejoin="round"
    >
      {year === years ? counted(year, "year") : year}
    </text>
  ));
}
