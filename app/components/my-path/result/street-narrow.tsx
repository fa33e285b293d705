import { Box } from "#app/components/scenes/shapes.tsx";
import { Tree } from "#app/components/scenes/street-parts.tsx";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { EmptyStep, linesOf, OwnHouse, RentedHouse, Ring, ShutDoor, Words } from "./street-houses.tsx";
import {
  type Axis,
  doorSign,
  groupWords,
  narrowAxis,
  placeDoors,
  placeStops,
  type Street,
  wallGroups,
} from "./street-layout.ts";

const top = 150;

/** The same street for a phone: the months run down the page. */
export function StreetNarrow({ street, label }: { street: Street; label: string }) {
  const axis = narrowAxis(street);
  const [door] = street.doors;
  const ground = axis.door + (door ? 232 : 140);
  const wall = ground + (door ? 246 : 230);
  const height = street.wall.length > 0 ? wall + 134 : ground + 110;
  return (
    <svg className="scene pr-street pr-street--narrow" viewBox={`-20 0 390 ${height}`} role="img" aria-label={label}>
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <RentedHouse left={86} right={986} door={136} y={top} h={124} />
        {door ? <OwnHouse x={244} y={ground} w={168} look={door.look} /> : <EmptyStep x={244} y={ground} />}
        <Tree x={110} y={ground} r={26} />
        {street.wall.length > 0 && (
          <>
            <Box x={-500} y={wall - 112} w={1400} h={112} fill="cream" />
            <Box x={-500} y={wall - 120} w={1400} h={10} fill="trim" />
            {street.wall.map(({ id, group }, index) => (
              <g key={id} transform={`translate(${wallX(index)} ${wall}) scale(.86)`}>
                <ShutDoor x={0} y={0} group={group} plate={null} />
              </g>
            ))}
          </>
        )}
      </g>
      <g className="pr-words">
        {[top, ground, ...(street.wall.length > 0 ? [wall] : [])].map((y) => (
          <path key={y} d={`M-500 ${y}h1400`} stroke="var(--ink-3)" strokeWidth="3" />
        ))}
        {door && <MonthsDown axis={axis} now={street.now} />}
        <path
          d={`M136 ${top}a20 20 0 0 1-20 20H52a28 28 0 0 0-28 28V${ground + 2}a28 28 0 0 0 28 28h164a28 28 0 0 0 28-28v-4`}
          fill="none"
          stroke="var(--path)"
          strokeWidth="4"
        />
        <Words x={148} y={top + 28} size={17} anchor="start" strong>
          Today, {monthName(street.now)}
        </Words>
        <StopsDown street={street} axis={axis} end={ground - 215} />
        <DoorWords doors={door ? placeDoors(street, axis) : []} now={street.now} y={ground} />
        <WallWordsDown street={street} y={wall} />
      </g>
    </svg>
  );
}

function MonthsDown({ axis, now }: { axis: Axis; now: number }) {
  const isJanuary = (month: number) => (now + month) % 12 === 0;
  const months = Array.from({ length: axis.months + 1 }, (_, index) => index).filter(
    (month) => axis.at(month) > 196 && (axis.unit > 8 || isJanuary(month)),
  );
  const marks = months.map((month) => `M${isJanuary(month) ? 8 : 14} ${axis.at(month)}h${isJanuary(month) ? 32 : 20}`);
  return (
    <>
      <path d={marks.join("")} stroke="var(--ink-3)" strokeWidth="1.5" />
      {months.filter(isJanuary).map((month) => (
        <Words key={month} x={46} y={axis.at(month) + 5} size={15} anchor="start" look="quiet">
          {Math.floor((now + month) / 12)}
        </Words>
      ))}
    </>
  );
}

/** A stop has two lines of words; anything longer is only in the table. */
function StopsDown({ street, axis, end }: { street: Street; axis: Axis; end: number }) {
  const [door] = street.doors;
  const taken = [{ words: top, half: 36 }, ...(door ? [{ words: axis.door, half: 22 }] : [])];
  const stops = placeStops(
    street.stops.filter(({ look }) => look !== "today"),
    axis,
    { end: Math.max(end, axis.door), taken, room: () => 24 },
  );
  return (
    <>
      {stops.map((stop) => (
        <g key={stop.name + stop.at}>
          <Ring x={24} y={stop.place} look={stop.look} />
          <Words x={96} y={stop.place - 1} size={18} anchor="start" strong>
            {stop.name}
          </Words>
          <Words x={96} y={stop.place + 20} size={15} anchor="start" look="quiet">
            {stop.day}
          </Words>
        </g>
      ))}
      {door && door.month > street.now && (
        <Words x={96} y={axis.door + 5} size={18} anchor="start" strong>
          {door.asksLender
            ? "Only a lender can say"
            : door.look === "ask"
              ? `Not before ${monthName(door.month)}`
              : monthName(door.month)}
        </Words>
      )}
    </>
  );
}

function DoorWords({ doors, now, y }: { doors: Street["doors"]; now: number; y: number }) {
  const [door] = doors;
  const name = door ? doorSign(door) : "";
  const isMany = door ? door.signs.length > 1 : false;
  const title = !door
    ? "No month yet"
    : door.look === "ask"
      ? `The ${name}: ask first`
      : door.look === "supposed"
        ? `Supposed: the ${name}`
        : door.month === now
          ? `The ${name} ${isMany ? "are" : "is"} open`
          : `The ${name} ${isMany ? "open" : "opens"}`;
  return (
    <>
      <Words x={46} y={y + 62} size={20} anchor="start" big>
        {title}
      </Words>
      <Words x={46} y={y + 86} size={15} anchor="start" look="quiet">
        {door ? "A lender will still check it all." : "We don’t make up a month."}
      </Words>
    </>
  );
}

const wallX = (index: number) => 36 + index * 69.5;

function WallWordsDown({ street: { wall }, y }: { street: Street; y: number }) {
  return (
    <>
      {wall.map(({ id, sign, plate, group }, index) => (
        <g key={id}>
          {linesOf(breakable(sign), 8).map((line, row) => (
            <Words key={line} x={wallX(index)} y={y + 20 + row * 18} size={15} strong>
              {line}
            </Words>
          ))}
          {group === "score" && plate && (
            <Words x={wallX(index)} y={y + 62} size={18} look="clay" big>
              {plate}
            </Words>
          )}
        </g>
      ))}
      {wallGroups(wall).map(({ group, first, count }) => (
        <g key={group}>
          <path d={`M${wallX(first) - 32} ${y + 72}h${count * 69.5 - 8}`} stroke="var(--ink-2)" strokeWidth="1.5" />
          {linesOf(groupWords[group][count > 1 ? 0 : 1], (count * 69.5) / 8).map((line, row) => (
            <Words key={line} x={wallX(first) - 32} y={y + 91 + row * 18} size={15} anchor="start" strong>
              {line}
            </Words>
          ))}
        </g>
      ))}
    </>
  );
}

/** Signs in two lines if one line is too narrow for them. */
function breakable(sign: string): string {
  return sign.replace("HomeReady", "Home- Ready").replace("Conventional", "Conven- tional");
}
