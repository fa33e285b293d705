import type { Browser, Page } from "@playwright/test";
import { discardSite, type Site, startSite } from "../../support/site.ts";
import { Person } from "../person.ts";
import type { World } from "../rehearsal.ts";

/** A question of My path, the field with its answer, and where the kept plan has it. */
export const questions = {
  income: {
    field: "income",
    most: 140_000,
    kept: (household: Household) => household.incomes?.[0]?.monthlyCents,
    cents: monthly,
  },
  savings: { field: "saved", most: 40_000, kept: (household: Household) => household.savedCents, cents: whole },
  score: {
    field: "points",
    most: 850,
    kept: (household: Household) => household.score?.points,
    cents: (typed: number) => typed,
  },
} as const;
export type Question = keyof typeof questions;

/** The part of a kept plan that these questions fill. */
export type Household = {
  incomes?: { monthlyCents: number }[];
  savedCents?: number;
  score?: { points: number };
};

function whole(dollars: number): number {
  return dollars * 100;
}

function monthly(dollarsAYear: number): number {
  return Math.round((dollarsAYear * 100) / 12);
}

/** What somebody typed, question by question. */
export type Plan = Partial<Record<Question, number>>;

export type Device = {
  name: string;
  person: Person;
  pages: Page[];
  front: number;
  plan: Plan;
  /** Every address that the device asked for, and what it sent along. */
  heard: string[];
};

export type PlanWorld = World & { site: Site; devices: Device[]; typed: string[]; faults: string[] };

/** Someone with a phone and a laptop. */
export async function openDevices(browser: Browser): Promise<PlanWorld> {
  const site = await startSite();
  const devices = [await open(browser, "the phone"), await open(browser, "the laptop")];
  return { story: [], site, devices, typed: [], faults: [] };
}

async function open(browser: Browser, name: string): Promise<Device> {
  const person = await Person.come(browser, name);
  const heard: string[] = [];
  person.context.on("request", (request) => heard.push(`${request.url()} ${request.postData() ?? ""}`));
  return { name, person, pages: [...person.tabs], front: 0, plan: {}, heard };
}

export async function closeDevices({ site, devices }: PlanWorld): Promise<void> {
  for (const { person } of devices) await person.leave();
  await discardSite(site);
}

export function frontPage({ pages, front }: Device): Page {
  const page = pages[front % pages.length];
  if (!page) throw new Error("A device has no window");
  return page;
}
