import { setTimeout as wait } from "node:timers/promises";
import { caller } from "./booking.ts";
import type { Site } from "./site.ts";

/** The time that the form takes a person to need at least. */
const personsMomentMs = 3200;

let requests = 0;

/** Posts a form as a browser without script does, from a network of its own each time; the site trusts one proxy. */
async function post(site: Site, path: string, fields: Record<string, string> = {}): Promise<Response> {
  requests += 1;
  const headers = { "X-Forwarded-For": `10.${requests >> 8}.${requests & 255}.1` };
  return fetch(site.url + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

/** Times that are free, `perDay` of each day at most, so that no day looks as if it were being emptied. */
export async function freeTimes(site: Site, count: number, perDay: number): Promise<string[]> {
  const times: string[] = [];
  for (let ahead = 1; times.length < count && ahead < 20; ahead += 1) {
    const day = new Date(Date.now() + ahead * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const page = await (await fetch(`${site.url}/book?day=${day}`)).text();
    const ofDay = [...page.matchAll(/<button[^>]* value="(\d{13})"/g)].map(([, start = ""]) => start);
    times.push(...ofDay.filter((start) => !times.includes(start)).slice(0, perDay));
  }
  if (times.length < count) throw new Error(`Only ${times.length} times are free`);
  return times.slice(0, count);
}

/** Forms that a person has looked at for as long as it takes, one for each booking. */
export async function openForms(site: Site, count: number): Promise<string[]> {
  const tokens = [];
  for (let form = 0; form < count; form += 1) {
    const page = await (await fetch(`${site.url}/book/details`)).text();
    tokens.push(/name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? "");
  }
  await wait(personsMomentMs);
  return tokens;
}

/** Books a time for an address and gives the path of the talk's own page. */
export async function bookPlainly(site: Site, email: string, start: string, token: string): Promise<string> {
  const fields = { ...caller, email, start, _csrf: token, minutes: "15", zone: "America/New_York" };
  const answer = await post(site, "/book/details", fields);
  const path = answer.headers.get("Location");
  if (answer.status !== 303 || path === null) throw new Error(`The booking was answered with ${answer.status}`);
  return new URL(path, site.url).pathname;
}

export async function cancelPlainly(site: Site, talk: string): Promise<void> {
  await post(site, talk);
}

export async function movePlainly(site: Site, talk: string, start: string): Promise<void> {
  await post(site, `${talk}/move`, { start, zone: "America/New_York" });
}
