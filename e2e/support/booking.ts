import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { FrameLocator, Page } from "@playwright/test";
import type { Email } from "postal-mime";
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

const labels = { name: "Name", phone: "Phone", email: "Email", topic: "What should we talk about?" } as const;

export function callerField(window: BookingWindow, name: keyof typeof caller) {
  return window.locator("form#booking").getByLabel(labels[name]);
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
