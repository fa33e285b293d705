import type { ListedPasskey } from "#app/server/desk/staff/staff-passkeys.server.ts";
import { mostKeyName } from "./account-commands.server.ts";
import { signedIn } from "./sign-in-commands.server.ts";
import type { DeskOutcome, StaffWork } from "./visit/desk-visit.server.ts";
import { command, graveCommand, problem, slowDown } from "./visit/table-row.server.ts";

/** New ways to sign in, for people with a first link or a session. Making the first one ends a first link's session. */
export const arrivalCommands = {
  "ask-new-key": graveCommand("arriving", null, async ({ me, passkeys, limit }) => {
    await limit("new key", 30);
    return { shown: { options: await passkeys.askForNewKey(me.staff, me.sessionId) }, status: 200 };
  }),

  "add-key": graveCommand("arriving", null, async (work, { answer = "", name = "" }) => {
    const { me, passkeys, visitor } = work;
    const known = await passkeys.list(me.staff.id);
    const asked = {
      origin: visitor.origin,
      sessionId: me.sessionId,
      name: name.trim().slice(0, mostKeyName) || freeName(known, visitor.device),
    };
    if (!(await passkeys.add(me.staff.id, answer, asked))) return problem("key-refused");
    return arrived(work);
  }),

  "begin-app": graveCommand("arriving", null, async ({ me, codes }) => {
    await codes.beginApp(me.staff.id);
    return { to: "/desk/app" };
  }),

  "confirm-app": graveCommand("arriving", null, async (work, { code = "" }) => {
    const { me, codes, attempts } = work;
    const source = [{ account: me.staff.id }];
    const waitMs = await attempts.begin(source);
    if (waitMs > 0) return slowDown(waitMs);
    if (!(await codes.confirmApp(me.staff.id, code))) return problem("code");
    await attempts.passed(source);
    return arrived(work);
  }),

  /** The cookie stays: with it, words that another tab still sends are kept for their writer. It opens nothing. */
  "sign-out": command("arriving", async ({ me, sessions }) => {
    await sessions.signOut(me.sessionId);
    return { to: "/desk/sign-in" };
  }),
};

/** "Passkey 2, Chrome on Linux": two keys of one machine differ by their numbers, also after one was removed. */
function freeName(known: readonly ListedPasskey[], device: string): string {
  const names = Array.from({ length: known.length + 1 }, (_, index) => `Passkey ${index + 1}, ${device}`);
  return names.find((name) => !known.some((key) => key.name === name)) ?? device;
}

/** The next step is whatever is missing: a second passkey, or codes on paper. */
async function arrived(work: StaffWork): Promise<DeskOutcome> {
  const { me, sessions } = work;
  if (me.level === "full") return { to: "/desk/welcome" };
  await sessions.end(me.staff.id, me.sessionId);
  return signedIn(work, me.staff.id, "/desk/welcome");
}
