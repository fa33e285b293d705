import { setTimeout as wait } from "node:timers/promises";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { takeAMoment } from "./clock.ts";
import { exportRows } from "./export.ts";
import type { Site } from "./site.ts";

/** The visitor who books, with a name and a topic that are easy to garble on the way. */
export const caller = {
  name: "Zoë O'Hara",
  phone: "(602) 555-0171",
  email: "zoe.calls@visitor.example",
  topic: "Is 3 < 5 & enough?",
};

/** The booking page: in a window, or in the frame on /get-started. */
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

/** The title once a call has its time. Which one it is depends on the number and on the hour that was free. */
export const takenTitle = /^(Your time is booked|Your call has a new time|(Your call was moved\. )?One more step)$/;

export async function fillCaller(window: BookingWindow, change: Partial<typeof caller> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...caller, ...change })) {
    await callerField(window, name as keyof typeof caller).fill(value);
  }
}

/** All bookings, as `npm run bookings:export` lists them. */
export function exportBookings(site: Site): Promise<Record<string, unknown>[]> {
  return exportRows(site, "bookingsExport");
}

/** The path of the link to the booking's page. Its host is the site's setting, not where a journey reaches the site. */
export function bookingPathIn(mail: Email | undefined): string {
  return /\/booking\/[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "no link in the email";
}

/** The calendar part of an email. */
export function eventIn(mail: Email | undefined): string {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  return typeof part?.content === "string" ? part.content : new TextDecoder().decode(part?.content);
}

export async function tokenFor({ url }: Site): Promise<string> {
  const page = await (await fetch(`${url}/book/details`)).text();
  return /name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

/** Tokens for this many bookings, old enough to be a person's. */
export async function tokensFor(site: Site, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(...(await Promise.all(Array.from({ length: 10 }, () => tokenFor(site)))));
  await takeAMoment();
  return tokens.slice(0, count);
}

export type Answer = { status: number; location: string; body: string };

/** Sends a form of the booking pages as a browser without JavaScript does; `from` counts only if proxies are trusted. */
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
  return { status: answer.status, location, body: await answer.text() };
}

let networks = 0;

/** An address in a new network. */
export function newAddress(): string {
  networks += 1;
  return `10.${1 + (networks >> 8)}.${networks & 255}.7`;
}

/** This many people behind one address, as in a class. */
export function behindOneAddress(count: number): string[] {
  return Array<string>(count).fill(newAddress());
}

/** Books as a visitor without JavaScript does, each time from another network. */
export function book(site: Site, fields: Record<string, string>, from = newAddress()): Promise<Answer> {
  return post(site, "/book/details", { ...caller, minutes: "15", zone: "America/New_York", ...fields }, from);
}

/** A machine that is too slow for all requests at once answers some with 503. These try again for as long as it needs. */
export async function patiently(send: () => Promise<Answer>, triesLeft = 300): Promise<Answer> {
  const answer = await send();
  if (answer.status !== 503 || triesLeft === 1) return answer;
  await wait(100);
  return patiently(send, triesLeft - 1);
}

export function bookPatiently(site: Site, fields: Record<string, string>): Promise<Answer> {
  return patiently(() => book(site, fields));
}

/** All times that the calendar offers, day by day. */
export async function freeTimes({ url }: Site): Promise<string[]> {
  const pageOf = async (query: string) => (await fetch(`${url}/book${query}`)).text();
  const days = [...(await pageOf("")).matchAll(/bk__day--free\b[^"]*" href="\/book(\?[^"]*)"/g)];
  const pages = await Promise.all(days.map(([, query = ""]) => pageOf(query.replaceAll("&amp;", "&"))));
  const times = pages.flatMap((page) =>
    [...page.matchAll(/<button[^>]* value="(\d{13})"/g)].map(([, time = ""]) => time),
  );
  return times;
}

/** This many of these times, spread evenly from the first to the last, so that no day is full of unconfirmed bookings. */
export function spreadOver(times: readonly string[], count: number): string[] {
  expect(times.length, "times to choose from").toBeGreaterThanOrEqual(2 * count);
  return Array.from({ length: count }, (_, index) => times[Math.floor((index * times.length) / count)] ?? "");
}

/** The free days of a calendar, in order. */
export function freeDays(window: BookingWindow): Locator {
  return window.locator("a.bk__day--free");
}

/** Opens a day; resolves when its times are shown. */
export async function openDay(window: BookingWindow, day = freeDays(window).nth(1)): Promise<void> {
  const date = /[?&]day=([\d-]+)/.exec((await day.getAttribute("href")) ?? "")?.[1];
  await day.click();
  await expect(window.locator(`.bk__day[href*="day=${date}"]`)).toHaveAttribute("aria-current", "date");
}

/** The day of a time on the office's calendar: "2026-11-25". */
export function officeDay(time: string | number): string {
  return new Date(Number(time)).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
}
