import { analysisWithin, replyWithin } from "#app/content/site/answer-times.ts";
import { spanWords } from "#app/domain/desk/promises.ts";
import {
  caseAt,
  daysMeasured,
  leastCases,
  type PromiseFigures,
  promiseFigures,
  type Stopwatch,
  type Wait,
} from "#app/domain/promises/figures.ts";
import type {
  BothWaits,
  LateCase,
  PromiseRow,
  PublicLine,
  ShownPromises,
  ShownSwitch,
  StageRow,
  WeekColumn,
} from "#app/domain/promises/shown.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { createOpenTime, officeTime } from "#app/domain/time/office-hours.ts";
import { measuredPages } from "#app/server/database/schema/promise-schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { readNewestLines } from "#app/server/promise-line/promise-line.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { readCampaignCounts, readPageCounts, readStages, type Span, type StageCount } from "./funnel.server.ts";
import { type KnownCase, readCases } from "./promise-cases.server.ts";
import { type PromiseKind, promisedTime, promiseKinds } from "./promise-kinds.server.ts";
import { readSwitches, type SwitchState } from "./promise-switches.server.ts";

const periods = ["90", "year"] as const;
const weeksDrawn = 13;
const mostLate = 12;
const mostNumbers = 12;

/** Choices in the page's address. */
type Asked = { period: (typeof periods)[number]; kind: PromiseKind };

/** Reads the choices in the page's address; null for a value that isn't a choice. */
export function readAsked(query: URLSearchParams): Asked | null {
  const period = periods.find((value) => value === (query.get("period") ?? "90"));
  const kind = promiseKinds.find(({ id }) => id === (query.get("promise") ?? "analysis"));
  return period && kind ? { period, kind: kind.id } : null;
}

/** The span of a choice, up to now. */
export function spanOf(period: Asked["period"], nowMs: number): Span {
  const today = officeTime(nowMs, office).startOfDay();
  const from = period === "year" ? today.with({ month: 1, day: 1 }) : today.subtract({ days: daysMeasured });
  return { fromMs: from.epochMilliseconds, untilMs: nowMs };
}

/** Returns everything the page shows. Throws `not-allowed`. */
export async function readPromisePage(
  source: DeskSource,
  actor: Actor,
  { period, kind }: Asked,
): Promise<ShownPromises> {
  assertMay(actor, "read-counts");
  const { nowMs } = actor;
  const span = spanOf(period, nowMs);
  const weekStarts = startsOfWeeks(nowMs);
  const firstMs = Math.min(span.fromMs, weekStarts[0] ?? nowMs);
  const read = await readCases(source, { fromMs: firstMs, untilMs: nowMs + 1 });
  const cases = read.filter(({ startedMs }) => startedMs >= span.fromMs);
  const open = createOpenTime(firstMs, nowMs, office);
  const chosen = cases.filter((one) => one.kind === kind);
  const figures = promiseFigures(chosen, nowMs);
  const late = chosen.filter((one) => caseAt(one, nowMs).state === "late").sort((a, b) => b.startedMs - a.startedMs);
  const stages = await readStages(source, span);
  return {
    periods: periods.map((value) => ({ value, label: periodWords(value, nowMs), isChosen: value === period })),
    kinds: promiseKinds.map(({ id, label }) => ({ value: id, label, isChosen: id === kind })),
    headline: headlineOf(figures),
    promise: promiseKinds.find(({ id }) => id === kind)?.label ?? "",
    rows: promiseKinds.map((one) => rowOf(one, cases, nowMs, open)),
    weeks: weekColumns(
      read.filter((one) => one.kind === kind),
      weekStarts,
      nowMs,
    ),
    late: actor.may.has("read-people") ? await lateCases(source, late.slice(0, mostLate), nowMs) : null,
    lateCount: late.length,
    ...stageRows(stages, await readClosed(source, span)),
    span: `asked ${shortDay(span.fromMs)} to ${shortDay(nowMs)}`,
    pages: (await readPageCounts(source, span)).slice(0, mostNumbers),
    campaigns: (await readCampaignCounts(source, span)).slice(0, mostNumbers),
    ...(await readLines(source, nowMs)),
    maySet: actor.may.has("set-promises"),
  };
}

function periodWords(period: Asked["period"], nowMs: number): string {
  return period === "90"
    ? `Last ${daysMeasured} days, to ${shortDay(nowMs)}`
    : `This year, ${officeTime(nowMs, office).year}`;
}

const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: office.timeZone });

/** "Nov 24". */
function shortDay(timeMs: number): string {
  return dayFormat.format(timeMs);
}

function headlineOf({ counted, late, median, ninetieth }: PromiseFigures): string | null {
  if (!median || !ninetieth) return null;
  const half = `Half waited ${median.isAtLeast ? "at least" : "at most"} ${spanWords(median.ms)} for a person’s answer`;
  const most = ninetieth.isAtLeast
    ? `one in ten has waited ${spanWords(ninetieth.ms)} or longer`
    : `nine in ten at most ${spanWords(ninetieth.ms)}`;
  return `${half}, ${most}. ${late === 0 ? "None" : late} of ${counted} waited longer than we said.`;
}

function rowOf(
  { id, label }: (typeof promiseKinds)[number],
  cases: readonly KnownCase[],
  nowMs: number,
  open: Stopwatch,
): PromiseRow {
  const own = cases.filter(({ kind }) => kind === id);
  const { median, ninetieth, ...figures } = promiseFigures(own, nowMs);
  const inOpenHours = promiseFigures(own, nowMs, open);
  const over = figures.kept + figures.late;
  const share = over === 0 ? "" : ` (${((100 * figures.kept) / over).toFixed(1).replace(".0", "")}%)`;
  return {
    label: id === "analysis" ? `${label}: first answer` : label,
    time: promisedTime(id),
    counted: figures.counted,
    median: bothWaits(median, inOpenHours.median),
    ninetieth: bothWaits(ninetieth, inOpenHours.ninetieth),
    kept: `${figures.kept}${share}`,
    late: figures.late,
    inTime: figures.inTime,
  };
}

function bothWaits(plain: Wait | null, open: Wait | null): BothWaits | null {
  return plain && open ? { plain: waitWords(plain), open: waitWords(open) } : null;
}

function waitWords({ ms, isAtLeast }: Wait): string {
  return isAtLeast ? `${spanWords(ms)} or more` : spanWords(ms);
}

/** The Sundays on which the last weeks began, oldest first. */
function startsOfWeeks(nowMs: number): number[] {
  const today = officeTime(nowMs, office).startOfDay();
  const sunday = today.subtract({ days: today.dayOfWeek % 7 });
  return Array.from(
    { length: weeksDrawn },
    (_, index) => sunday.subtract({ weeks: weeksDrawn - 1 - index }).epochMilliseconds,
  );
}

function weekColumns(cases: readonly KnownCase[], starts: readonly number[], nowMs: number): WeekColumn[] {
  return starts.map((startMs, index) => {
    const endMs = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const { kept, late, inTime } = promiseFigures(
      cases.filter(({ startedMs }) => startMs <= startedMs && startedMs < endMs),
      nowMs,
    );
    return { label: shortDay(startMs), kept, late, inTime };
  });
}

async function lateCases({ db }: DeskSource, late: readonly KnownCase[], nowMs: number): Promise<LateCase[]> {
  const staff = await db.selectFrom("staff").select(["id", "name", "email"]).execute();
  const names = new Map(staff.map(({ id, name, email }) => [id, name || email]));
  return late.map((one) => {
    const { isOpen, isAnswered } = caseAt(one, nowMs);
    const who = names.get(one.assignee ?? "");
    const by = spanWords((isOpen ? nowMs : (one.endedMs ?? nowMs)) - one.dueMs);
    const state = isOpen ? `late by ${by}, still open` : isAnswered ? `late by ${by}` : "closed without an answer";
    return {
      href: `/desk/threads/${one.threadId}`,
      day: shortDay(one.startedMs),
      words: `${state}, ${who ?? "no one has it"}`,
    };
  });
}

function stageRows(stages: readonly StageCount[], closed: string): { stages: StageRow[]; closedOtherwise: string } {
  return {
    stages: stages.map(({ stage, people, medianMs }, index) => {
      const before = stages[index - 1]?.people ?? 0;
      return {
        stage,
        people,
        share: index === 0 || before === 0 ? "" : `${Math.round((100 * people) / before)}%`,
        took: medianMs === null ? "" : spanWords(medianMs),
      };
    }),
    closedOtherwise: closed,
  };
}

async function readClosed({ db, reader }: DeskSource, { fromMs, untilMs }: Span): Promise<string> {
  const query = db
    .selectFrom("threads")
    .select(({ fn }) => ["stage_reason", fn.countAll<number>().as("people")])
    .where("kind", "=", "analysis")
    .where("stage", "=", "closed")
    .where("received_at", ">=", fromMs)
    .where("received_at", "<", untilMs)
    .groupBy("stage_reason");
  const rows = await reader.read(query.compile());
  const of = (reason: string) => Number(rows.find(({ stage_reason }) => stage_reason === reason)?.people ?? 0);
  return `Closed otherwise: not now ${of("not-now")}, not for us ${of("not-for-us")}.`;
}

const promisesOfPages = {
  contact: `You have an answer ${replyWithin}`,
  // The clock ends with the first answer, which need not be the analysis: `funnel.server.ts` counts those.
  "get-started": `Whoever asks for an analysis has an answer ${analysisWithin}`,
};

async function readLines({ db }: DeskSource, nowMs: number) {
  const { line, alarms, digest } = await readSwitches(db);
  const newest = new Map((await readNewestLines(db, nowMs)).map((one) => [one.page, one]));
  const lines = measuredPages.map((page): PublicLine => {
    const one = newest.get(page);
    const counted = one?.figures.counted ?? 0;
    const words = line.isOn ? (one?.words ?? null) : null;
    const few = `${counted} of ${leastCases} cases so far`;
    return {
      path: `/${page}`,
      promise: promisesOfPages[page],
      words,
      day: words !== null && one ? formatDay(one.day) : null,
      note: words !== null ? "Shown now" : one?.words ? "Taken down" : few,
    };
  });
  return { lines, line: shownSwitch(line), alarms: shownSwitch(alarms), digest: shownSwitch(digest) };
}

function shownSwitch({ isOn, by, reason, at }: SwitchState): ShownSwitch {
  if (by === null) return { isOn, said: null };
  const why = reason === "" ? "" : ` “${reason}”`;
  return { isOn, said: `${by} turned it ${isOn ? "on" : "off"} on ${formatShortEasternTime(at)}.${why}` };
}
