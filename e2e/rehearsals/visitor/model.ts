import type { Page } from "@playwright/test";
import type { MailServer } from "../../support/mail.ts";
import type { Site } from "../../support/site.ts";
import type { Person } from "../person.ts";
import type { World } from "../rehearsal.ts";

/** The two forms of a visitor: their page, the element, and the labels in the order of the page. */
export const forms = {
  analysis: {
    path: "/get-started",
    id: "credit-analysis",
    failure: "Something went wrong",
    labels: ["First name", "Last name", "Email", "Phone", "Message"],
  },
  message: {
    path: "/contact",
    id: "contact",
    failure: "Submission Error",
    labels: ["First name", "Last name", "Email", "Phone", "Subject", "Message"],
  },
} as const;
export type FormName = keyof typeof forms;

/**
 * A window with a form, and whether that was sent. `typed`: what the tab keeps of each form until it is sent, wherever its visitor
 * goes meanwhile.
 */
export type Window = {
  page: Page;
  form: FormName | null;
  typed: Record<FormName, Record<string, string>>;
  isSent: boolean;
};

export function newWindow(page: Page): Window {
  return { page, form: null, typed: { analysis: {}, message: {} }, isSent: false };
}

/** Its visitor goes somewhere else in this window: gives its page. */
export function leaveForm(window: Window): Page {
  Object.assign(window, { form: null, isSent: false });
  return window.page;
}

/** A call that a guest booked, by the path of its page. */
export type Call = { path: string; state: "booked" | "cancelled"; moves: number };

export type Guest = {
  first: string;
  last: string;
  email: string;
  phone: string;
  person: Person;
  windows: Window[];
  front: number;
  calls: Call[];
  /** `returning`: left, and signed up again; until the button of the email is pressed, the list has them as gone. */
  letter: "none" | "pending" | "confirmed" | "unsubscribed" | "returning";
  letterAskedAt: number;
};

/** A form that a page said had arrived, with words that are in no other. */
export type Sent = { token: string; form: FormName; by: Guest };

export type GuestWorld = World & {
  site: Site;
  mail: MailServer;
  guests: Guest[];
  sent: Sent[];
  faults: string[];
  next(): number;
};

export function frontWindow({ windows, front }: Guest): Window {
  const window = windows[front % windows.length];
  if (!window) throw new Error("A guest has no window");
  return window;
}
