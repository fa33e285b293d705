import { Tabs } from "#app/components/ui/tabs.tsx";
import type { LimitKind, LimitState, PathAnswer, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { limitWords } from "#app/lib/my-path/path-names.ts";
import { leadDoor } from "./path-headline.ts";
import { type AssistanceNames, doorName, factsOf, limitSentence, outcomeOf, signName } from "./path-words.ts";
import { linesOf, Words } from "./street-houses.tsx";
import { type Axis, streetOf, wideAxis } from "./street-layout.ts";

type LanesProps = { answer: PathAnswer; household: Household; names: AssistanceNames };

const mostTabs = 3;
/** Limits to show for every door; the others show if they are not simply open. */
const always: readonly LimitKind[] = ["cash", "debt-to-income", "payment-to-income", "score", "own-payment"];

/**
 * The limits of each door: one lane per limit, on the same months as the street. The tabs change the lanes, the street
 * stays.
 */
export function DoorLanes({ answer, household, names }: LanesProps) {
  const axis = wideAxis(streetOf(answer, household, names));
  const tabs = tabDoors(answer).map((door) => ({
    id: `door-${door.program}${door.assistance ? `-${door.assistance}` : ""}`,
    label: signName(door, names),
    panel: <Lanes door={door} answer={answer} axis={axis} names={names} />,
  }));
  return <Tabs label="Loans" tabs={tabs} />;
}

/** The door of the answer, then those nearest to opening in the order of the programs, so that a tab stays in its place. */
function tabDoors(answer: PathAnswer): ProgramAnswer[] {
  const lead = leadDoor(answer);
  const locks = ({ limits, month }: ProgramAnswer) =>
    limits.filter(({ state }) => state === "closed").length * 1000 + (month ?? 0) / 1000;
  const others = answer.programs.filter((door) => door !== lead);
  const nearest = new Set(
    others.toSorted((one, other) => locks(one) - locks(other)).slice(0, mostTabs - (lead ? 1 : 0)),
  );
  return [...(lead ? [lead] : []), ...others.filter((door) => nearest.has(door))];
}

type DoorProps = { door: ProgramAnswer; answer: PathAnswer; axis: Axis; names: AssistanceNames };

function Lanes({ door, answer, axis, names }: DoorProps) {
  const limits = door.limits.filter(({ kind, state }) => state !== "held" || always.includes(kind));
  return (
    <>
      <ul className="pr-limits">
        {limits.map((limit) => (
          <li key={limit.kind}>
            <LaneDoor limit={limit} />
            <b>{limitWords[limit.kind].name}</b>
            <p className="small">{limitSentence(limit, door)}</p>
          </li>
        ))}
      </ul>
      <LanesDrawing door={door} limits={limits} answer={answer} axis={axis} names={names} />
    </>
  );
}

/** A small door: shut, open, or with a question mark. */
function LaneDoor({ limit }: { limit: LimitState }) {
  return (
    <svg viewBox="-2 -26 30 50" aria-hidden="true">
      <DoorShape x={0} y={0} state={limit.state} />
    </svg>
  );
}

function DoorShape({ x, y, state }: { x: number; y: number; state: LimitState["state"] }) {
  const frame = { x, y: y - 24, width: 26, height: 44, strokeWidth: 2.5 };
  if (state === "held") {
    return (
      <>
        <rect {...frame} fill="var(--paper-raised)" stroke="var(--evergreen)" />
        <path d={`M${x} ${y - 24}l15 7v44l-15-7z`} fill="var(--evergreen)" />
      </>
    );
  }
  if (state === "unknown") {
    return (
      <>
        <rect {...frame} fill="var(--paper-raised)" stroke="var(--ink)" />
        <text x={x + 13} y={y + 6} className="pr-big" fontSize="20" textAnchor="middle" fill="var(--ink)">
          ?
        </text>
      </>
    );
  }
  return (
    <>
      <rect {...frame} fill="var(--clay)" stroke="var(--ink)" />
      <path
        d={`M${x + 6} ${y - 18}h14v13h-14zM${x + 6} ${y + 1}h14v13h-14z`}
        fill="none"
        stroke="var(--paper-raised)"
        strokeWidth="2"
      />
    </>
  );
}

const row = 86;
const lineHeight = 26;
const lettersInLine = 46;
const start = 150;
const end = 890;

/** The lanes with the words beside them. Three lines fit beside one; more make it higher, so that no sentence is cut. */
function lanesOf(limits: readonly LimitState[], door: ProgramAnswer) {
  let more = 0;
  const lanes = limits.map((limit, index) => {
    const lines = linesOf(outcomeOf(limit, door).replace(/\.$/, ""), lettersInLine);
    const added = Math.max(0, lines.length - 3) * lineHeight;
    const y = 62 + index * row + (index > 0 ? 16 : 0) + more + added / 2;
    more += added;
    return { limit, lines, y };
  });
  return { lanes, height: limits.length * row + 46 + more };
}

function LanesDrawing({ door, limits, answer, axis, names }: DoorProps & { limits: readonly LimitState[] }) {
  const years = Array.from({ length: axis.months }, (_, month) => month).filter(
    (month) => (answer.now + month) % 12 === 0 && axis.at(month) < end,
  );
  const { lanes, height } = lanesOf(limits, door);
  const label = `What the ${doorName(door, names)} loan waits for. ${limits.map((limit) => `${limitWords[limit.kind].name}: ${limitSentence(limit, door)}`).join(" ")}`;
  return (
    <svg className="pr-lanes" viewBox={`0 0 1440 ${height}`} role="img" aria-label={label}>
      <path d={years.map((month) => `M${axis.at(month)} 10V${height - 10}`).join("")} stroke="var(--rule)" />
      {lanes.map((lane) => (
        <Lane key={lane.limit.kind} {...lane} door={door} answer={answer} axis={axis} years={years} />
      ))}
    </svg>
  );
}

type LaneProps = {
  limit: LimitState;
  /** The words beside it. */
  lines: readonly string[];
  door: ProgramAnswer;
  y: number;
  answer: PathAnswer;
  axis: Axis;
  years: readonly number[];
};

function Lane({ limit, lines, door, y, answer, axis, years }: LaneProps) {
  const until = limit.state === "until" ? Math.min(axis.at(limit.month - answer.now), end) : null;
  const look = limit.state === "held" ? "evergreen" : limit.state === "unknown" ? "quiet" : "clay";
  return (
    <>
      <text x={start} y={y - 34} fontSize="17" fill="var(--ink-2)">
        <tspan fontWeight="700" fill="var(--ink)">
          {limitWords[limit.kind].name}
        </tspan>
        <tspan dx="10">{factsOf(limit, door.program)}</tspan>
      </text>
      {limit.state === "held" && <Bar from={start} to={end} y={y} color="evergreen" />}
      {limit.state === "closed" && <Bar from={start} to={end} y={y} color="clay" />}
      {limit.state === "unknown" && <Bar from={start} to={end} y={y} color="ink-2" hollow />}
      {until !== null && limit.state === "until" && (
        <>
          <Bar from={start} to={until} y={y} color="clay" hollow={limit.isSupposed} />
          {until < end - 30 && <Bar from={until + 26} to={end} y={y} color="evergreen" hollow />}
        </>
      )}
      {limit.state !== "closed" && <DoorShape x={Math.min(until ?? start, end - 26)} y={y} state={limit.state} />}
      {limit.kind === "cash" && until !== null && (
        <Savings y={y} answer={answer} axis={axis} years={years} until={until} />
      )}
      {lines.map((line, index) => (
        <Words
          key={line}
          x={926}
          y={y + 7 + (index - (lines.length - 1) / 2) * lineHeight}
          size={21}
          anchor="start"
          look={look}
          big
        >
          {line}
        </Words>
      ))}
    </>
  );
}

type BarProps = { from: number; to: number; y: number; color: string; hollow?: boolean };

function Bar({ from, to, y, color, hollow = false }: BarProps) {
  return (
    <>
      <path d={`M${from} ${y}H${to}`} stroke={`var(--${color})`} strokeWidth="10" />
      {hollow && <path d={`M${from + 2} ${y}H${to - 2}`} stroke="var(--paper)" strokeWidth="5" />}
    </>
  );
}

/** The savings each January, under the cash lane. */
function Savings({ y, answer, axis, years, until }: Omit<LaneProps, "limit" | "lines" | "door"> & { until: number }) {
  const step = Math.ceil(90 / (axis.unit * 12));
  return years
    .filter((month, index) => index % step === 0 && axis.at(month) + 70 < until)
    .map((month) => (
      <Words key={month} x={axis.at(month) + 6} y={y + 28} size={16} anchor="start" look="quiet">
        {formatDollars(answer.savedByMonthCents[month] ?? 0)}
      </Words>
    ));
}
