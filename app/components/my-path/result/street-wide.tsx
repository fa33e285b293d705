import { Box } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { Dusk, EmptyStep, linesOf, OwnHouse, RentedHouse, Ring, RowHouse, ShutDoor, Words } from "./street-houses.tsx";
import {
  type Axis,
  doorSign,
  groupWords,
  placeDoors,
  placeStops,
  type Street,
  type StreetDoor,
  type StreetStop,
  wallGroups,
  wideAxis,
} from "./street-layout.ts";

const ground = 312;
const path = ground + 40;
const rentedDoor = 110;
const wallStart = 918;

/** The street of months for a wide window: left of the lit door the visitor rents, at the door they own. */
export function StreetWide({ street, label }: { street: Street; label: string }) {
  const axis = wideAxis(street);
  const doors = placeDoors(street, axis);
  const firstWall = doors.length > 0 ? Math.min(...doors.map(({ place }) => place)) - 108 : 560;
  const rentedTo = Math.min(street.home.endsAt === null ? 308 : axis.at(street.home.endsAt) - 6, firstWall - 8);
  const lastHouse = axis.hasDoor ? Math.max(...doors.map(({ place }) => place)) : 560;
  return (
    <svg className="scene pr-street pr-street--wide" viewBox="0 14 1440 456" role="img" aria-label={label}>
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Dusk y={ground} sun={828} />
        <RentedHouse right={rentedTo} door={rentedDoor} y={ground} h={256} />
        <Between from={rentedTo + 8} to={firstWall} months={street.askForMonths} />
        {doors.map((door) => (
          <OwnHouse key={door.month} x={door.place} y={ground} look={door.look} />
        ))}
        {!axis.hasDoor && <EmptyStep x={axis.door} y={ground} />}
        {lastHouse + 142 < 840 && <Tree x={lastHouse + 142} y={ground} r={34} />}
        {lastHouse + 212 < 890 && <StreetLamp x={lastHouse + 212} y={ground} />}
        <Wall street={street} />
      </g>
      <rect className="pr-ground" x="-600" y={ground} width="2640" height="158" />
      <path d={`M-600 ${ground}h2640`} stroke="var(--s-line)" strokeWidth="3" />
      <g className="pr-words">
        {axis.hasDoor && <Months axis={axis} now={street.now} />}
        <path
          d={`M${rentedDoor} ${ground}v12a28 28 0 0 0 28 28h${axis.door - rentedDoor - 56}a28 28 0 0 0 28-28v-12`}
          fill="none"
          stroke="var(--path)"
          strokeWidth="4"
        />
        <Words x={120} y={34} size={16} anchor="start" look="quiet">
          {street.home.words}
        </Words>
        <Labels street={street} axis={axis} />
        <WallWords street={street} />
      </g>
    </svg>
  );
}

/** Between the rented house and the first door: the lease to ask for, or else trees. */
function Between({ from, to, months }: { from: number; to: number; months: number | null }) {
  const gap = to - from;
  if (gap < 90) return null;
  if (months === null) {
    return Array.from({ length: Math.min(3, Math.floor(gap / 130)) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: trees do not change places.
      <Tree key={index} x={from + 66 + index * 130} y={ground} r={index % 2 ? 26 : 34} />
    ));
  }
  const count = Math.max(1, Math.round(gap / 118));
  const w = gap / count - 4;
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: houses do not change places.
        <RowHouse key={index} x={from + index * (gap / count)} y={ground} w={w} tall={index % 2 === 0} />
      ))}
      {gap > 200 && (
        <Words x={from + 2} y={104} size={16} anchor="start" look="quiet">
          A lease to ask for: {counted(months, "month")}
        </Words>
      )}
    </>
  );
}

/** A mark for each month, a longer one for each January. Below seven units a month only Januaries have one. */
function Months({ axis, now }: { axis: Axis; now: number }) {
  const months = Array.from({ length: axis.months + 1 }, (_, index) => index).filter(
    (month) => Math.abs(axis.at(month) - axis.door) > 24 && axis.at(month) > 165,
  );
  const isJanuary = (month: number) => (now + month) % 12 === 0;
  const marks = months
    .filter((month) => axis.unit >= 7 || isJanuary(month))
    .map((month) => `M${axis.at(month)} ${path - (isJanuary(month) ? 13 : 6)}v${isJanuary(month) ? 26 : 12}`);
  const isFree = (x: number) => x < 850 && (x > axis.door || x < axis.door - 60);
  const step = axis.unit < 7 ? 24 : 12;
  const years = months.filter((month) => isJanuary(month) && (now + month) % step === 0 && isFree(axis.at(month)));
  return (
    <>
      <path d={marks.join("")} stroke="var(--ink-2)" strokeWidth="1.5" />
      {years.map((month) => (
        <Words key={month} x={axis.at(month) + 5} y={path - 16} size={15} anchor="start" look="quiet">
          {Math.floor((now + month) / 12)}
        </Words>
      ))}
    </>
  );
}

function Labels({ street, axis }: { street: Street; axis: Axis }) {
  const doors = placeDoors(street, axis).map((door) => ({
    ...door,
    name: doorSign(door),
    day: doorDay(door, street.now),
  }));
  const taken = doors.map(({ place, name, day }) => ({ words: place, half: halfOf(name, day) }));
  if (!axis.hasDoor) taken.push({ words: axis.door, half: 62 });
  const stops = placeStops(street.stops, axis, { end: 886, taken, room: ({ name, day }) => halfOf(name, day) });
  return (
    <>
      {doors.map((door, index) => (
        <g key={door.month}>
          <Words
            x={door.place}
            y={104}
            size={index === 0 ? 21 : 16}
            big={index === 0}
            look={index === 0 ? "ink" : "quiet"}
          >
            {houseWords(door.look)}
          </Words>
          <Label x={door.place} name={door.name} day={door.day} />
        </g>
      ))}
      {!axis.hasDoor && <Label x={axis.door} name="No month" day="yet" />}
      {stops.map((stop) => (
        <g key={stop.name + stop.at}>
          <Ring x={stop.place} y={path} look={stop.look} />
          <Label x={stop.words} name={stop.name} day={stop.day} />
        </g>
      ))}
    </>
  );
}

function houseWords(look: StreetDoor["look"]): string {
  return { lit: "Yours", supposed: "Supposed", later: "", ask: "" }[look];
}

/** The day under a door, which fits beside its neighbors. */
export function doorDay({ month, look, asksLender }: Omit<StreetDoor, "signs">, now: number): string {
  if (asksLender) return "only a lender can say";
  if (month === now) return look === "ask" ? "Ask today" : "Today";
  return look === "ask" ? `not before ${monthName(month)}` : monthName(month);
}

function Label({ x, name, day }: { x: number } & Pick<StreetStop, "name" | "day">) {
  return (
    <>
      <Words x={x} y={path + 38} size={18} strong>
        {name}
      </Words>
      <Words x={x} y={path + 60} size={16} look="quiet">
        {day}
      </Words>
    </>
  );
}

/** Half the width of a label, with a margin: a bold letter of 18 is about 8.7 wide, a plain one of 16 about 9.2. */
function halfOf(name: string, day: string): number {
  return Math.max(55, (Math.max(name.length * 8.7, day.length * 9.2) + 8) / 2);
}

const wallX = (index: number) => 976 + index * 98;

/** The wall's free space, by its number of doors. */
const trees = [1010, 1110, 1230, 1330, 1420];

function Wall({ street: { wall } }: { street: Street }) {
  const w = wall.length === 5 ? 540 : wall.length * 98 + 20;
  return (
    <>
      {wall.length > 0 && (
        <>
          <Box x={wallStart} y={ground - 150} w={w} h={150} fill="cream" />
          <Box x={wallStart - 8} y={ground - 160} w={w + 16} h={12} fill="trim" />
        </>
      )}
      {wall.map(({ id, group, plate }, index) => (
        <ShutDoor key={id} x={wallX(index)} y={ground} group={group} plate={plate} />
      ))}
      {trees.slice(wall.length).map((x, index) => (
        <Tree key={x} x={x} y={ground} r={index % 2 ? 30 : 40} />
      ))}
    </>
  );
}

function WallWords({ street: { wall, unseen } }: { street: Street }) {
  if (wall.length === 0) return null;
  return (
    <>
      <path d={`M912 ${path - 20}v100`} stroke="var(--ink-2)" strokeWidth="1.5" />
      {wall.map(({ id, sign, why, group }, index) => (
        <g key={id}>
          <Words x={wallX(index)} y={path - 8} size={sign.length > 12 ? 13.5 : 15} strong>
            {sign}
          </Words>
          <Words
            x={wallX(index)}
            y={path + 14}
            size={why.length > 12 ? 13 : 15}
            look={group === "score" ? "clay" : "quiet"}
          >
            {why}
          </Words>
        </g>
      ))}
      {wallGroups(wall).map(({ group, first, count }) => (
        <g key={group}>
          <path d={`M${wallX(first) - 46} ${path + 32}h${count * 98 - 8}`} stroke="var(--ink-2)" strokeWidth="1.5" />
          {linesOf(groupWords[group][0], (count * 98) / 8.6).map((line, index) => (
            <Words key={line} x={wallX(first) - 46} y={path + 54 + index * 20} size={16} anchor="start" strong>
              {line}
            </Words>
          ))}
        </g>
      ))}
      {unseen > 0 && (
        <Words x={1424} y={path + 96} size={15} anchor="end" look="quiet">
          {counted(unseen, "more door")} in the table
        </Words>
      )}
    </>
  );
}
