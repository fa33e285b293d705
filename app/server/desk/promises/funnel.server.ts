import { sql } from "kysely";
import type { Stage } from "#app/domain/desk/stages.ts";
import { csvStart, formatCsvLine } from "#app/domain/text/csv.ts";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

/** A time span: counted from one time up to another, in milliseconds since 1970. */
export type Span = { fromMs: number; untilMs: number };

/** Results of a page or a campaign: people who asked for an analysis, wrote or booked, and how far the first group came. */
export type PageCount = {
  name: string;
  leads: number;
  messages: number;
  bookings: number;
  answered: number;
  won: number;
};

/** Number who came this far, and the median time from asking, in milliseconds; null when it is known for no one. */
export type StageCount = { stage: Stage | "won"; people: number; medianMs: number | null };

const none = { leads: 0, messages: 0, bookings: 0, answered: 0, won: 0 };

/** Counts for each of our pages, the one with the most requests first. A form says which page it was sent from. */
export async function readPageCounts(source: DeskSource, span: Span): Promise<PageCount[]> {
  const rows = [...(await readLeads(source, span)), ...(await readOthers(source, span))];
  return sums(rows.map(({ page_url, ...counts }) => ({ ...none, ...counts, name: pathOf(page_url) })));
}

/** Counts for each campaign, by the source and name in the visitor's address; the rest came without one. */
export async function readCampaignCounts(source: DeskSource, span: Span): Promise<PageCount[]> {
  const rows = [...(await readLeads(source, span)), ...(await readOthers(source, span))];
  // A booking does not say a campaign.
  const withCampaign = rows.filter(({ bookings = 0 }) => bookings === 0);
  return sums(
    withCampaign.map(({ attribution, ...counts }) => ({ ...none, ...counts, name: campaignOf(attribution) })),
  );
}

/** Writes both as CSV (RFC 4180): only counts, nothing about a person. */
export function writeNumbersCsv(pages: readonly PageCount[], campaigns: readonly PageCount[]): string {
  const line = (by: string) => (row: PageCount) =>
    formatCsvLine([by, row.name, row.leads, row.messages, row.bookings, row.answered, row.won]);
  return [
    csvStart,
    formatCsvLine(["by", "name", "requests", "messages", "bookings", "requests_answered", "requests_won"]),
    ...pages.map(line("page")),
    ...campaigns.map(line("campaign")),
  ].join("");
}

type CountedRow = Partial<PageCount> & { page_url: string; attribution: string | null };

const count = sql<number>`count(*)`;
const countIf = (matches: ReturnType<typeof sql<boolean>>) => sql<number>`sum(CASE WHEN ${matches} THEN 1 ELSE 0 END)`;

async function readLeads({ db, reader }: DeskSource, { fromMs, untilMs }: Span): Promise<CountedRow[]> {
  const query = db
    .selectFrom("leads")
    .leftJoin("thread_sources as known", (join) =>
      join.onRef("known.source_id", "=", "leads.id").on("known.source", "=", "lead"),
    )
    .leftJoin("threads", "threads.id", "known.thread_id")
    .leftJoin("clocks", (join) =>
      join
        .onRef("clocks.source_id", "=", "leads.id")
        .on("clocks.source", "=", "lead")
        .on("clocks.promise", "=", "creditAnalysis"),
    )
    .select(["page_url", "attribution", count.as("leads")])
    .select(countIf(sql`clocks.ended_how IN ('answer', 'call')`).as("answered"))
    .select(countIf(sql`threads.stage_reason = 'won'`).as("won"))
    .where("leads.created_at", ">=", fromMs)
    .where("leads.created_at", "<", untilMs)
    .groupBy(["page_url", "attribution"]);
  return numbers(await reader.read(query.compile()));
}

async function readOthers({ db, reader }: DeskSource, { fromMs, untilMs }: Span): Promise<CountedRow[]> {
  const messages = db
    .selectFrom("messages")
    .select(["page_url", "attribution", count.as("messages")])
    .where("created_at", ">=", fromMs)
    .where("created_at", "<", untilMs)
    .where("status", "=", "new")
    .groupBy(["page_url", "attribution"]);
  const bookings = db
    .selectFrom("bookings")
    .select(["page_url", sql<null>`NULL`.as("attribution"), count.as("bookings")])
    .where("created_at", ">=", fromMs)
    .where("created_at", "<", untilMs)
    .groupBy("page_url");
  return [...numbers(await reader.read(messages.compile())), ...numbers(await reader.read(bookings.compile()))];
}

/** PostgreSQL returns sums as text. */
function numbers(rows: readonly (Omit<CountedRow, keyof PageCount> & { [count: string]: unknown })[]): CountedRow[] {
  return rows.map(({ page_url, attribution, ...counts }) => ({
    page_url,
    attribution,
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value ?? 0)])),
  }));
}

function sums(rows: readonly PageCount[]): PageCount[] {
  const byName = new Map<string, PageCount>();
  for (const row of rows) {
    const sum = byName.get(row.name) ?? { ...none, name: row.name };
    for (const key of ["leads", "messages", "bookings", "answered", "won"] as const) sum[key] += row[key];
    byName.set(row.name, sum);
  }
  const all = ({ leads, messages, bookings }: PageCount) => leads + messages + bookings;
  return [...byName.values()].sort((a, b) => all(b) - all(a) || (a.name < b.name ? -1 : 1));
}

function pathOf(pageUrl: string): string {
  return URL.canParse(pageUrl) ? new URL(pageUrl).pathname : pageUrl.slice(0, 80);
}

/** A value that isn't a plain name was typed by someone, and may be anything. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} ._/&-]{0,59}$/u;

function campaignOf(attribution: string | null): string {
  if (attribution === null) return "No campaign";
  const fields = JSON.parse(attribution) as Record<string, string>;
  const words = [fields.utm_source, fields.utm_campaign].filter((word) => word !== undefined && word !== "");
  if (words.length === 0) return fields.referrer ? `From ${hostOf(fields.referrer)}` : "No campaign";
  return words.every((word) => plainName.test(word ?? "")) ? words.join(" / ") : "Other";
}

function hostOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host : "another site";
}

/** In the order people go through them. Closing for a reason other than `won` isn't a step. */
const steps = ["new", "answered", "analysis-sent", "talking", "with-a-lender", "won"] as const;

/** Counts how far people came who asked for an analysis in a span, from the history of their threads. */
export async function readStages({ db, reader }: DeskSource, { fromMs, untilMs }: Span): Promise<StageCount[]> {
  const threads = db
    .selectFrom("threads")
    .select(["id", "stage", "stage_reason", "received_at"])
    .where("kind", "=", "analysis")
    .where("state", "<>", "dropped")
    .where("received_at", ">=", fromMs)
    .where("received_at", "<", untilMs);
  const changes = db
    .selectFrom("events")
    .innerJoin("threads", "threads.id", "events.thread_id")
    .select(["thread_id", "at", "events.kind", "words"])
    .where("threads.kind", "=", "analysis")
    .where("received_at", ">=", fromMs)
    .where("received_at", "<", untilMs)
    .where("events.kind", "in", ["stage", "answered", "call"]);
  const reached = new Map<string, (number | null)[]>();
  const rows = await reader.read(threads.compile());
  for (const { id, stage, stage_reason, received_at } of rows) {
    const last = steps.indexOf(stage === "closed" ? (stage_reason === "won" ? "won" : "new") : stage);
    reached.set(id, [
      received_at,
      ...steps.slice(1).map((_, index) => (index + 1 <= last ? Number.POSITIVE_INFINITY : null)),
    ]);
  }
  for (const { thread_id, at, kind, words } of await reader.read(changes.compile())) {
    const times = reached.get(thread_id ?? "");
    const step = stepOf(kind, words);
    for (let index = 1; times && index <= step; index += 1)
      times[index] = Math.min(times[index] ?? Number.POSITIVE_INFINITY, at);
  }
  return steps.map((stage, index) => {
    const came = [...reached.values()].filter((times) => times[index] != null);
    const took = came.map((times) => (times[index] ?? 0) - (times[0] ?? 0)).filter(Number.isFinite);
    took.sort((a, b) => a - b);
    return {
      stage,
      people: came.length,
      medianMs: index === 0 ? null : (took[Math.ceil(took.length / 2) - 1] ?? null),
    };
  });
}

/** The step an event takes a person to; 0 or less when it isn't a step. */
function stepOf(kind: string, words: string | null): number {
  if (kind === "answered" || (kind === "call" && words?.startsWith("talked"))) return steps.indexOf("answered");
  return kind === "stage" ? (steps as readonly (string | null)[]).indexOf(words === "closed won" ? "won" : words) : 0;
}
