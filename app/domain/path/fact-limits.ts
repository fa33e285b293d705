import { shareCents } from "#app/domain/money.ts";
import type { LimitKind, WhomToAsk } from "./answer.ts";
import { bothHeld, type Gate, heldFrom, type PathCase, steadily } from "./case.ts";
import type { Income, Mark, Skippable } from "./household.ts";
import { annualIncomeCents } from "./money-limits.ts";
import { downTier } from "./terms.ts";

/** The limits of a program that no money moves, in the order in which they are shown. */
export function factGates(path: PathCase): Gate[] {
  const { terms, help } = path;
  return [
    scoreGate(path),
    waitingGate(path),
    historyGate(path),
    ...(terms.firstTimeOnly || help?.firstTimeOnly ? [firstTimeGate(path)] : []),
    ...(terms.incomeLimit || help ? [incomeGate(path)] : []),
    ...(terms.loanLimit ? [loanGate(path)] : []),
    ...(terms.needsService ? [serviceGate(path)] : []),
    ...(terms.needsArea ? [unknown("area", "usda")] : []),
  ];
}

/**
 * The visitor's own score against the floor, of the program or of the assistance. Nothing foresees a score. Between the floor and
 * what lenders add a lender has the last word; a supposed score is meant to need none.
 */
function scoreGate(path: PathCase): Gate {
  const { household, terms, help, points } = path;
  const kind = "score";
  const floor = Math.max(terms.scoreFloor ?? 0, help?.minimumScore ?? 0);
  const has = points(0);
  // The plan's down payment may ask for more than the floor: FHA's 3.5% takes 580.
  const lineAt = (score: number | null) =>
    "byScore" in terms.down ? Math.max(floor, downTier(terms.down, score).from) : floor;
  const usual = Math.max(floor, terms.lendersScore);
  const hangsOn = "lenders-score";
  if (has === null) {
    const unknowns = household.score ? unknown(kind, "lender") : unknown(kind, "yourself", "score");
    const own = lineAt(null);
    return { ...unknowns, needs: Math.max(own, usual), ...(own < usual ? { hangsOn } : {}) };
  }
  const reaches = (least: number) => steadily(path, (month) => (points(month) ?? 0) >= least);
  const needs = has < floor || has >= usual ? lineAt(Math.max(has, floor)) : usual;
  return {
    kind,
    isKnown: true,
    holds: reaches(path.isSupposed ? usual : floor),
    sure: reaches(usual),
    asked: () => ({ ask: "lender", hangsOn, ...(has < (terms.leadScore ?? 0) ? { isTooLow: true } : {}) }),
    compared: () => ({ has, needs }),
    change: "score",
  };
}

/**
 * The waits after bankruptcy, foreclosure and short sale, the longest of them; in whole months, shorter by exceptions only. A
 * discharge that has not come begins no wait: at best it comes this month. While a bankruptcy runs, a loan takes the court's
 * permission.
 */
function waitingGate({ household, now, terms }: PathCase): Gate {
  const kind = "waiting";
  if (!household.marks) return unknown(kind, "yourself", "marks");
  const waits = household.marks.flatMap((mark) => {
    const wait = terms.waits[mark.kind];
    if (!wait) return [];
    const start = wait.from === "event" ? mark.month : mark.discharged;
    return [{ start, until: (start ?? now) + wait.months, months: wait.months, runs: isOpenCase(mark) }];
  });
  const last = waits.toSorted((one, other) => other.until - one.until)[0];
  if (!last) return { kind, isKnown: true, holds: true, change: "score" };
  const { start, months } = last;
  const compared = (month: number) => ({ has: start === undefined ? null : now + month - start, needs: months });
  const known = { kind, isKnown: true, holds: heldFrom(last.until - now), compared, change: "score" } as const;
  if (!waits.some(({ runs }) => runs)) return known;
  const hangsOn = waits.some((wait) => wait.start === undefined) ? "discharge" : "court";
  return { ...known, sure: false, asked: () => ({ ask: "lender", hangsOn }) };
}

/** A bankruptcy that no discharge has ended. */
function isOpenCase({ kind, discharged }: Mark): boolean {
  return (kind === "bankruptcy-7" || kind === "bankruptcy-13") && discharged === undefined;
}

/**
 * Two years of work, not of one job: earlier work and school count; before an own business, only after its first year. Where the visitor did not say whether there was any, the
 * time at this work alone makes it sure. No pay counts before it begins, but a lender may take a letter that offers it.
 */
function historyGate(path: PathCase): Gate {
  const ahead = Math.max(...(path.household.incomes ?? []).map(({ since = 0 }) => since)) - path.now;
  const gate = workedGate(path);
  if (ahead <= 0) return gate;
  const fromLetter = Math.max(0, ahead - path.terms.offerMonths);
  const offered = { ask: "lender", hangsOn: "offer" } as const;
  if (!gate.isKnown) {
    const { kind, isKnown: _known, ...asked } = gate;
    const later = (month: number) => (month < ahead ? offered : asked);
    return { kind, isKnown: true, holds: heldFrom(fromLetter), sure: false, asked: later, change: "income" };
  }
  return {
    ...gate,
    holds: bothHeld(heldFrom(fromLetter), gate.holds),
    sure: bothHeld(heldFrom(ahead), gate.sure ?? true),
    asked: (month) => (month < ahead ? offered : (gate.asked?.(month) ?? offered)),
    waitsForSure: true,
  };
}

function workedGate({ household, now, rules }: PathCase): Gate {
  const kind = "work-history";
  const earned = household.incomes?.filter((each) => each.kind === "job" || each.kind === "self-employed");
  if (!earned) return unknown(kind, "yourself", "incomes");
  if (earned.some(({ since }) => since === undefined)) return unknown(kind, "yourself");
  const waits = earned.flatMap((income) => workWaits(income, rules.historyMonths));
  if (waits.length === 0) return { kind, isKnown: true, holds: true, change: "income" };
  const latestOf = (when: "may" | "sure") => waits.toSorted((one, other) => other[when] - one[when])[0] as WorkWait;
  const [first, last] = [latestOf("may"), latestOf("sure")];
  const [since, needs] = first.may > now ? [first.since, first.may - first.since] : [last.since, rules.historyMonths];
  const compared = (month: number) => ({ has: Math.max(0, now + month - since), needs });
  const isUntold = waits.some(({ workedBefore }) => workedBefore === undefined);
  const asked = () => (isUntold ? ({ ask: "yourself", skipped: "incomes" } as const) : ({ ask: "lender" } as const));
  const [holds, sure] = [heldFrom(first.may - now), heldFrom(last.sure - now)];
  return { kind, isKnown: true, holds, sure, asked, compared, change: "income" };
}

/** The months from which a lender may count the pay of newer work, and from which it needs no asking. */
type WorkWait = { since: number; may: number; sure: number; workedBefore: boolean | undefined };

/**
 * Fannie Mae wants a full 12 months of an own business on a return, after earlier pay in the same field. FHA wants one year of it
 * after two in the same line of work or a related one: only a lender can say whether it was.
 */
const leastBusinessMonths = 12;

function workWaits({ kind, since = 0, workedBefore }: Income, historyMonths: number): WorkWait[] {
  const isBusiness = kind === "self-employed";
  if (workedBefore && !isBusiness) return [];
  const sure = since + historyMonths;
  const afterOther = isBusiness ? since + leastBusinessMonths : 0;
  return [{ since, may: workedBefore === false ? sure : afterOther, sure, workedBefore }];
}

function firstTimeGate({ household: { ownedLately } }: PathCase): Gate {
  if (ownedLately === undefined) return unknown("first-time", "yourself", "ownedLately");
  return { kind: "first-time", isKnown: true, holds: !ownedLately, change: "ownership" };
}

/** Whether everyone in the home counts for the income limit, on the loan or not: USDA's, and most limits of help. */
export function limitsHome({ terms, help }: Pick<PathCase, "terms" | "help">): boolean {
  return help !== undefined || terms.incomeLimit?.of === "usda";
}

/**
 * The income limits of the program and of the assistance, the lower one. A limit we do not know leaves it open, and so does
 * assistance: its pages may be out of date, so within its limit it is still a question for its administrator. A little over the
 * program's own limit, its exceptions are a question, too.
 */
function incomeGate({ household, inHome, terms, help, rules }: PathCase): Gate {
  const kind = "income-limit";
  const annual = annualIncomeCents(limitsHome({ terms, help }) ? inHome : household);
  const { place } = household;
  if (annual === null) return unknown(kind, "yourself", "incomes");
  const median = place?.medianIncomeCents ?? null;
  const ofMedian = (share: number) => (median === null ? null : shareCents(median, share));
  const limits: { cents: number | null; ask: WhomToAsk; isOwn?: true }[] = [];
  if (terms.incomeLimit?.of === "median")
    limits.push({ cents: ofMedian(terms.incomeLimit.share), ask: "lender", isOwn: true });
  if (terms.incomeLimit?.of === "usda")
    limits.push({ cents: place?.usdaIncomeCents ?? null, ask: "usda", isOwn: true });
  const share = help?.medianShare ?? null;
  if (help) limits.push({ cents: help.incomeCents ?? (share === null ? null : ofMedian(share)), ask: "state-agency" });
  const needs = Math.min(...limits.map(({ cents }) => cents ?? Number.POSITIVE_INFINITY));
  const open = limits.find(({ cents, ask }) => cents === null || ask === "state-agency");
  if (open && annual <= needs) return place ? unknown(kind, open.ask) : unknown(kind, "yourself", "place");
  const compared = () => ({ has: annual, needs });
  const isNear = limits.every(
    ({ cents, isOwn }) => cents === null || annual <= cents + (isOwn ? shareCents(cents, rules.nearIncomeShare) : 0),
  );
  const ask = limits.find(({ isOwn }) => isOwn)?.ask ?? "state-agency";
  const asked = () => ({ ask, hangsOn: "over-limit" }) as const;
  return { kind, isKnown: true, holds: isNear, sure: annual <= needs, asked, compared, change: "income" };
}

/** The loan before upfront fees against the limit of the county; below the lowest limit the county does not matter. */
export function loanGate(path: PathCase): Gate {
  const { household, terms, rules, home } = path;
  const kind = "loan-limit";
  if (home(0) === null) return unknown(kind, "yourself", "priceCents");
  const { baselineCents, fhaCents } = rules.lowestLimits;
  const lowest = terms.loanLimit === "fha" ? fhaCents : baselineCents;
  const ofPlace = terms.loanLimit === "fha" ? household.place?.fhaCents : household.place?.conformingCents;
  const loan = (month: number) => home(month)?.cost.baseLoanCents ?? 0;
  const limit = terms.loanLimit === "baseline" ? baselineCents : (ofPlace ?? null);
  if (limit === null && (!path.isSteady || loan(0) > lowest)) {
    const known = household.place ? unknown(kind, "lender") : unknown(kind, "yourself", "place");
    if (path.isSteady) return known;
    const { kind: _kind, isKnown: _isKnown, ...asked } = known;
    const sure = steadily(path, (month) => loan(month) <= lowest);
    return { kind, isKnown: true, holds: true, sure, asked: () => asked, change: "price" };
  }
  const needs = limit ?? lowest;
  const compared = (month: number) => ({ has: loan(month), needs });
  return { kind, isKnown: true, holds: steadily(path, (month) => loan(month) <= needs), compared, change: "price" };
}

function serviceGate({ household: { served } }: PathCase): Gate {
  if (served === undefined) return unknown("service", "yourself", "served");
  return { kind: "service", isKnown: true, holds: served, change: "service" };
}

type UnknownGate = Extract<Gate, { isKnown: false }>;

function unknown(kind: LimitKind, ask: WhomToAsk, skipped?: Skippable): UnknownGate {
  return { kind, isKnown: false, ask, ...(skipped ? { skipped } : {}) };
}
