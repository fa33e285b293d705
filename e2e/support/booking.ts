import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import type { Email } from "postal-mime";
import { bookingRules } from "#config/booking.ts";
import { exportRows } from "./export.ts";
import type { Site } from "./site.ts";

/** Who books, with a name and a topic that are easy to spoil on the way. */
export const caller = {
  name: "Zoë O’Hara",
  phone: "(602) 555-0171",
  email: "zoe.calls@visitor.example",
  topic: "Is 3 < 5 & enough?",
};

/** The page of a booking: the window's own, or the one in the frame on /get-started. */
export type BookingWindow = Page | FrameLocator;

/** The labels of the fields. */
export const callerLabels = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  topic: "What should we talk about?",
} as const;

export function callerField(window: BookingWindow, name: keyof typeof caller) {
  return window.locator("form#booking").getByLabel(callerLabels[name]);
}

export async function fillCaller(window: BookingWindow, change: Partial<typeof caller> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...caller, ...change })) {
    await callerField(window, name as keyof typeof caller).fill(value);
  }
}

/** All talks as `npm run bookings:export` gives them. */
export function exportBookings(site: Site): Promise<Record<string, unknown>[]> {
  return exportRows(site, "bookingsExport");
}

/** The path of the link to the talk's own page. Its host is the site's setting, not where a journey reaches it. */
export function talkPath(mail: Email | undefined): string {
  return /\/booking\/[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "no link in the mail";
}

/** The calendar's part of a mail. */
export function eventIn(mail: Email | undefined): string {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  return typeof part?.content === "string" ? part.content : new TextDecoder().decode(part?.content);
}

/** The time that the form takes a person to need at least. */
export const personsMomentMs = 3200;

export async function tokenFor({ url }: Site): Promise<string> {
  const page = await (await fetch(`${url}/book/details`)).text();
  return /name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

/** Tokens for so many bookings, old enough to be a person's. */
export async function tokensFor(site: Site, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(...(await Promise.all(Array.from({ length: 10 }, () => tokenFor(site)))));
  await wait(personsMomentMs);
  return tokens.slice(0, count);
}

export type Answer = { status: number; location: string; retryAfter: string | null; body: string };

/** Sends a form of the booking pages as a browser does by itself, from an address where proxies are trusted. */
export async function post(
  site: Site,
  path: string,
  fields: Record<string, string>,
  from = "10.0.0.1",
): Promise<Answer> {
  const headers = { "X-Forwarded-For": from };
  const body = new URLSearchParams(fields);
  const answer = await fetch(site.url + path, { method: "POST", body, headers, redirect: "manual" });
  const location = answer.headers.get("location") ?? "";
  return { status: answer.status, location, retryAfter: answer.headers.get("retry-after"), body: await answer.text() };
}

let networks = 0;

/** An address in a network of its own. */
export function newAddress(): string {
  networks += 1;
  return `10.${1 + (networks >> 8)}.${networks & 255}.7`;
}

/** Books as a visitor without script does, each time from another network. */
export function book(site: Site, fields: Record<string, string>, from = newAddress()): Promise<Answer> {
  return post(site, "/book/details", { ...caller, minutes: "15", zone: "America/New_York", ...fields }, from);
}

/** A machine that is too slow for all at once tells some to come again, and they do, for as long as a slow one needs. */
export async function patiently(send: () => Promise<Answer>, triesLeft = 30): Promise<Answer> {
  const answer = await send();
  if (answer.status !== 503 || triesLeft === 1) return answer;
  await wait(1000);
  return patiently(send, triesLeft - 1);
}

export function bookPatiently(site: Site, fields: Record<string, string>): Promise<Answer> {
  return patiently(() => book(site, fields));
}

/**
 * A time ceases to be offered some hours before it begins, and each half hour of the office's day is the last moment of one.
 * A journey takes none that can go while it runs. Read once, so that all readings of a journey agree; no worker lives so long.
 */
const longestWorkerMs = 3 * 3_600_000;
const lastingFromMs = Date.now() + bookingRules.leadMinutes * 60_000 + longestWorkerMs;

/** All times that the calendar offers from now to the end of the run, day by day. */
export async function freeTimes({ url }: Site): Promise<string[]> {
  const pageOf = async (query: string) => (await fetch(`${url}/book${query}`)).text();
  const days = [...(await pageOf("")).matchAll(/bk__day--free\b[^"]*" href="\/book(\?[^"]*)"/g)];
  const pages = await Promise.all(days.map(([, query = ""]) => pageOf(query.replaceAll("&amp;", "&"))));
  const times = pages.flatMap((page) =>
    [...page.matchAll(/<button[^>]* value="(\d{13})"/g)].map(([, time = ""]) => time),
  );
  // The page of a day that has just ceased to be offered shows the next one's times.
  return [...new Set(times)].filter((time) => Number(time) >= lastingFromMs);
}

/** So many of these times, evenly from the first to the last: some of each day, so that none is full of unconfirmed talks. */
export function spreadOver(times: readonly string[], count: number): string[] {
  expect(times.length, "times to choose from").toBeGreaterThanOrEqual(2 * count);
  return Array.from({ length: count }, (_, index) => times[Math.floor((index * times.length) / count)] ?? "");
}

/** The free days of a calendar, in their order. */
export function freeDays(window: BookingWindow): Locator {
  return window.locator("a.bk__day--free");
}

/**
 * Opens a day; resolves when its times are shown. Without a day it is the third free one: the first time of the page may cease
 * to be offered before it is pressed, and so may the first of the next day on a clock where the office's day goes past midnight.
 */
export async function openDay(window: BookingWindow, day = freeDays(window).nth(2)): Promise<void> {
  const date = /[?&]day=([\d-]+)/.exec((await day.getAttribute("href")) ?? "")?.[1];
  await day.click();
  await expect(window.locator(`.bk__day[href*="day=${date}"]`)).toHaveAttribute("aria-current", "date");
}

/** The day of a time on the office's calendar: "2026-11-25". */
export function officeDay(time: string | number): string {
  return new Date(Number(time)).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
}

/**
 * Stands in for the team, who are away on the days whose first times may cease to be offered while a journey runs. Those days
 * are blocked whole: of the few times that were left of one, a single talk would take so many that it has to be confirmed.
 */
export async function blockFirstDays(site: Site): Promise<void> {
  const times = await freeTimes(site);
  const next = times.find((time) => officeDay(time) !== officeDay(times[0] ?? ""));
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 5000 });
  const block =
    "INSERT INTO calendar_blocks (id, from_at, to_at, reason, made_by, made_at) VALUES ('away', 0, ?, '', '', 0)";
  database.prepare(block).run(Number(next));
  database.close();
}

/** Stands in for a clock: whatever is held now ends so much sooner. */
export async function letTimePass(site: Site, minutes: number): Promise<void> {
  const sooner = (table: string) => `UPDATE ${table} SET held_until = held_until - ${minutes * 60_000}`;
  const statements = ["bookings", "booking_cells"].map(sooner);
  const { DATABASE_URL: connectionString } = site.settings;
  if (connectionString === undefined) {
    const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 5000 });
    for (const statement of statements) database.exec(statement);
    return database.close();
  }
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
