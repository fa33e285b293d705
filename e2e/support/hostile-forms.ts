import { randomInt } from "node:crypto";
import type { Site } from "./site.ts";

/** A form with valid values, and the fields that it has. */
export type HostileForm = {
  id: string;
  path: string;
  valid: Record<string, string>;
  /** Fields that accept any text, and how much of it after cleaning. */
  texts: Record<string, { longest: number; isRequired: boolean }>;
  /** Fields that accept only some texts. */
  strict: string[];
  isLead?: boolean;
};

export const visitorEmail = "zoe@visitor.example";
const email = visitorEmail;

export const creditAnalysis: HostileForm = {
  id: "credit-analysis",
  path: "/get-started",
  valid: { formName: "Free Credit Analysis", firstName: "Zoë", lastName: "Lee", email, phone: "(480) 555-0142" },
  texts: { message: { longest: 1000, isRequired: false } },
  strict: ["firstName", "lastName", "email", "phone"],
  isLead: true,
};

export const contact: HostileForm = {
  id: "contact",
  path: "/contact",
  valid: { formName: "Contact", firstName: "Zoë", lastName: "Lee", email, subject: "Hours", message: "Open?" },
  texts: { subject: { longest: 200, isRequired: true }, message: { longest: 1000, isRequired: true } },
  strict: ["firstName", "lastName", "email", "phone", "currentRent"],
};

const privacyRequest: HostileForm = {
  id: "privacy-request",
  path: "/ccpa",
  valid: { formName: "Privacy Rights Request", requestType: "opt-out", fullName: "Zoë Lee", email },
  texts: { details: { longest: 1000, isRequired: false } },
  strict: ["requestType", "fullName", "email", "phone", "accountReference"],
};

const accessibilityReport: HostileForm = {
  id: "accessibility-report",
  path: "/accessibility",
  valid: { formName: "Accessibility Feedback", issueType: "barrier", name: "Zoë Lee", email, description: "Menu" },
  texts: {
    assistiveTechnology: { longest: 200, isRequired: false },
    description: { longest: 1000, isRequired: true },
  },
  strict: ["issueType", "name", "email"],
};

export const hostileForms = [creditAnalysis, contact, privacyRequest, accessibilityReport];

/** Each submission comes from a different address: the limits have separate tests. */
const openSettings = { TRUST_PROXY: "1", LOG_LEVEL: "error" };
const sender = { MAIL_FROM: "hello@business.example", TEAM_EMAIL: "team@business.example" };
export const hostileSettings = (smtpUrl: string) => ({ ...openSettings, ...sender, SMTP_URL: smtpUrl });

/** A mail server that isn't there, for tests that are not about email. */
export const noMailServer = "smtp://127.0.0.1:9";

function address(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join(".");
}

/** Sends the spec's one call; returns its status, and the fields that were refused. */
export async function sendCall(site: Site, { path }: HostileForm, body: Record<string, unknown>) {
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address() },
    body: JSON.stringify({ pageUrl: site.url + path, ...body }),
  });
  const { error } = (await answer.json()) as { error?: { fields?: Record<string, string[]> } };
  return { status: answer.status, refused: Object.keys(error?.fields ?? {}) };
}

/** Sends a form as a browser without JavaScript does. */
export async function sendPlain(site: Site, path: string, fields: Record<string, string>) {
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: { "X-Forwarded-For": address() },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text() };
}

export async function fetchToken(site: Site, { id }: HostileForm): Promise<string> {
  const answer = await fetch(`${site.url}/functions/v1/form-token?form=${id}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Runs many at a time, but not all at once. */
export async function inTurns<Item>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) await run(item, index);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}
