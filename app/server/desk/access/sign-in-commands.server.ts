import { queueCodeNotices } from "#app/server/desk/staff/code-notices.server.tsx";
import { deskCookie } from "#app/server/desk/staff/staff-cookie.server.ts";
import type { DeskOutcome, Work } from "./visit/desk-visit.server.ts";
import { command, deskPathOf, problem, slowDown } from "./visit/table-row.server.ts";

/** Commands to sign in: with a passkey, or with an emailed link and a code. No answer reveals whether someone works here. */
export const signInCommands = {
  "ask-key": command("anyone", async ({ passkeys, limit }) => {
    await limit("key", 30);
    return { shown: { options: await passkeys.askForKey("sign-in", null) }, status: 200 };
  }),

  "use-key": command("anyone", async (work, { answer = "", to }) => {
    const { passkeys, attempts, visitor } = work;
    if (answer === "") return problem("key-script");
    const source = [{ address: visitor.address }];
    const waitMs = await attempts.begin(source);
    if (waitMs > 0) return slowDown(waitMs);
    const checked = await passkeys.check("sign-in", answer, { origin: visitor.origin, sessionId: null });
    if (!checked) return problem("key-refused");
    await attempts.passed(source);
    return signedIn(work, checked.staffId, deskPathOf(to));
  }),

  "send-link": command("anyone", async ({ links, limit, wake }, { email = "" }) => {
    await limit("link", 5);
    if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return problem("email");
    await links.mailSignIn(email);
    wake();
    return { to: "/desk/sent" };
  }),

  "use-link": command("anyone", async (work, { token = "", code = "" }) => {
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
  }),

  /** The first link, or the link after a loss: all it allows is a new way to sign in. */
  "begin-sign-in": command("anyone", async (work, { token = "", name = "" }) => {
    const { links, members, sessions, visitor } = work;
    const link = await links.look(token);
    if (link?.purpose !== "enroll") return problem("link", 410);
    const typed = name.replace(/\s+/g, " ").trim().slice(0, 80);
    if (typed === "") return problem("name");
    if (!(await links.use(link.id))) return problem("link", 410);
    await members.rename(link.staff.id, typed);
    const session = await sessions.open({ staffId: link.staff.id, level: "enrolling", device: visitor.device });
    return { to: "/desk/welcome", cookie: deskCookie(session, visitor) };
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
export async function signedIn({ sessions, held, visitor }: Work, staffId: string, to: string): Promise<DeskOutcome> {
  const waiting = await held.newest(staffId);
  const token = await sessions.open({ staffId, level: "full", device: visitor.device });
  return { to: waiting === null ? to : `/desk/held/${waiting}`, cookie: deskCookie(token, visitor) };
}
