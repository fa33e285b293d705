import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { FrameLocator, Page } from "@playwright/test";
import pg from "pg";
import type { Email } from "postal-mime";
import type { MailServer } from "./mail.ts";
import { bareEnvironment, type Site } from "./site.ts";

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
export async function exportBookings({ settings }: Site): Promise<Record<string, unknown>[]> {
  const command = ["scripts/site-command.mjs", "bookingsExport"];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...bareEnvironment(), ...settings },
  });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
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

export const team = "team@business.example";

/** Settings of a site whose mails come to a journey's own server. */
export function sendingBy(mail: MailServer): Record<string, string> {
  return { SMTP_URL: mail.url, MAIL_FROM: "Path to Keys <hello@business.example>", TEAM_EMAIL: team };
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

/** A machine that is too slow for all at once tells some to come again, and they do. */
export async function bookPatiently(site: Site, fields: Record<string, string>, triesLeft = 5): Promise<Answer> {
  const answer = await book(site, fields);
  if (answer.status !== 503 || triesLeft === 1) return answer;
  await wait(1000);
  return bookPatiently(site, fields, triesLeft - 1);
}

/** All times that the calendar offers, day by day. */
export async function freeTimes({ url }: Site): Promise<string[]> {
  const pageOf = async (query: string) => (await fetch(`${url}/book${query}`)).text();
  const days = [...(await pageOf("")).matchAll(/bk__day--free\b[^"]*" href="\/book(\?[^"]*)"/g)];
  const pages = await Promise.all(days.map(([, query = ""]) => pageOf(query.replaceAll("&amp;", "&"))));
  return pages.flatMap((page) => [...page.matchAll(/<button[^>]* value="(\d{13})"/g)].map(([, start = ""]) => start));
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
