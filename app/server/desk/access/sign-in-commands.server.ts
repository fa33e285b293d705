import { queueCodeNotices } from "#app/server/desk/staff/code-notices.server.tsx";
import { deskCookie } from "#app/server/desk/staff/staff-cookie.server.ts";
import * as kinds from "./visit/command-fields.server.ts";
import { command, type ProblemWords, problem, slowDown } from "./visit/command-row.server.ts";
import type { Work } from "./visit/desk-visit.server.ts";
import { deskPathOf } from "./visit/table-row.server.ts";

/** What can be wrong with a passkey, wherever it is asked for. */
export const wrongKey = {
  "key-refused": {
    title: "That passkey did not work",
    text: "It may have taken too long, or the key was made for another address. Try again.",
  },
} satisfies Record<string, ProblemWords>;

/** The same for a code. */
export const wrongCode = {
  code: {
    title: "That code did not match",
    text: "Codes change every 30 seconds, and each one works once. Wait for the next one, then try again.",
  },
} satisfies Record<string, ProblemWords>;

/** The same for an email address. */
export const wrongEmail = {
  email: { title: "Enter an email address", text: "It looks like name@example.com." },
} satisfies Record<string, ProblemWords>;

/** Whether it can be one; the link that goes there shows whether it is. */
export function looksLikeEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(typed.trim());
}

const wrongLink = {
  link: {
    title: "This link no longer works",
    text: "A link works once, and not for long. Open it again from the email to see what happened to it.",
  },
} satisfies Record<string, ProblemWords>;

/** Commands to sign in: with a passkey, or with an emailed link and a code. No answer reveals whether someone works here. */
export const signInCommands = {
  "ask-key": command({
    needs: "anyone",
    audit: "Began to sign in with a passkey",
    unnoted: true,
    fields: {},
    problems: {},
    done: {},
    async run({ passkeys, limit }) {
      await limit("key", 30);
      return { shown: { options: await passkeys.askForKey("sign-in", null) }, status: 200 };
    },
  }),
  "use-key": command({
    needs: "anyone",
    audit: "Signed in with a passkey",
    fields: { answer: kinds.asSent, to: kinds.asSent },
    problems: {
      ...wrongKey,
      "key-script": {
        title: "Please press the button again",
        text: "The page had not finished loading. A passkey needs JavaScript; the email link works without it.",
      },
    },
    done: {},
    async run(work, { answer, to }) {
      const { passkeys, attempts, visitor } = work;
      if (answer === "") return problem("key-script");
      const source = [{ address: visitor.address }];
      const waitMs = await attempts.begin(source);
      if (waitMs > 0) return slowDown(waitMs);
      const checked = await passkeys.check("sign-in", answer, { origin: visitor.origin, sessionId: null });
      if (!checked) return problem("key-refused");
      await attempts.passed(source);
      return signedIn(work, checked.staffId, deskPathOf(to));
    },
  }),
  "send-link": command({
    needs: "anyone",
    audit: "Asked for a link to sign in",
    fields: { email: kinds.asSent },
    problems: wrongEmail,
    done: {},
    async run({ links, limit, wake }, { email }) {
      await limit("link", 5);
      if (!looksLikeEmail(email)) return problem("email");
      await links.mailSignIn(email);
      wake();
      return { to: "/desk/sent" };
    },
  }),
  "use-link": command({
    needs: "anyone",
    audit: "Signed in with a link and a code",
    fields: { token: kinds.asSent, code: kinds.asSent },
    problems: { ...wrongLink, ...wrongCode },
    done: {},
    async run(work, { token, code }) {
      const { links, codes, attempts, visitor } = work;
      const link = await links.look(token);
      if (link?.purpose !== "sign-in") return problem("link", 410);
      const sources = [{ address: visitor.address }, { account: link.staff.id }];
      const waitMs = await attempts.begin(sources);
      if (waitMs > 0) return slowDown(waitMs);
      const used = await codes.use(link.staff.id, code);
      if (!used) return problem("code");
      if (used === "recovery") await tellOfCode(work, link.staff.id);
      await attempts.passed(sources);
      if (!(await links.use(link.id))) return problem("link", 410);
      return signedIn(work, link.staff.id, "/desk");
    },
  }),
  /** The first link, or the link after a loss: all it allows is a new way to sign in. */
  "begin-sign-in": command({
    needs: "anyone",
    audit: "Came in with a first link",
    fields: { token: kinds.asSent, name: kinds.line(80) },
    problems: { ...wrongLink, name: { title: "Enter your name", text: "It is how the team sees you." } },
    done: {},
    async run({ links, members, sessions, visitor }, { token, name }) {
      const link = await links.look(token);
      if (link?.purpose !== "enroll") return problem("link", 410);
      if (name === "") return problem("name");
      if (!(await links.use(link.id))) return problem("link", 410);
      await members.rename(link.staff.id, name);
      const session = await sessions.open({ staffId: link.staff.id, level: "enrolling", device: visitor.device });
      return { to: "/desk/welcome", cookie: deskCookie(session, visitor) };
    },
  }),
};

/** Tells the person and the owners by email that a recovery code was used. */
export async function tellOfCode({ source, codes, visitor, now, wake }: Work, staffId: string): Promise<void> {
  const { recoveryCodes } = await codes.state(staffId);
  await queueCodeNotices(source, { codeOf: staffId, at: now(), device: visitor.device, left: recoveryCodes });
  wake();
}

/**
 * Opens a new session: a token that was in the browser before is worth nothing. A user who was signed out while sending a
 * form sees that form first.
 */
export async function signedIn({ sessions, held, visitor }: Work, staffId: string, to: string) {
  const waiting = await held.newest(staffId);
  const token = await sessions.open({ staffId, level: "full", device: visitor.device });
  return { to: waiting === null ? to : `/desk/held/${waiting}`, cookie: deskCookie(token, visitor) };
}
