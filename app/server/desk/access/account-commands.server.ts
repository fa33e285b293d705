import { command, deskPathOf, graveCommand, problem, slowDown } from "./visit/table-row.server.ts";

/** Commands for the signed-in user's own account. */
export const accountCommands = {
  "end-session": command("own-account", async ({ me, sessions }, { session = "" }) => {
    await sessions.end(me.staff.id, session);
    return { to: "/desk/account" };
  }),

  "end-other-sessions": command("own-account", async ({ me, sessions }) => {
    await sessions.endOthers(me.staff.id, me.sessionId);
    return { to: "/desk/account" };
  }),

  /** One way to sign in must stay. */
  "remove-key": graveCommand(
    "own-account",
    "Remove one of your passkeys",
    async ({ me, passkeys, codes }, { key = "" }) => {
      const [keys, { hasApp }] = [await passkeys.list(me.staff.id), await codes.state(me.staff.id)];
      if (keys.length === 1 && !hasApp) return problem("last-key");
      await passkeys.remove(me.staff.id, key);
      return { to: "/desk/account" };
    },
  ),

  "new-codes": graveCommand("own-account", "Make ten new recovery codes", async ({ me, codes }) => ({
    shown: { codes: await codes.newRecoveryCodes(me.staff.id) },
    status: 200,
  })),

  "drop-held": command("own-account", async ({ me, held }, { form = "" }) => {
    await held.drop(me.staff.id, form);
    return { to: "/desk/account" };
  }),

  "ask-key-again": command("own-account", async ({ me, passkeys, limit }) => {
    await limit("key", 30);
    return { shown: { options: await passkeys.askForKey("step-up", me.sessionId) }, status: 200 };
  }),

  "step-up-key": command("own-account", async ({ me, passkeys, sessions, visitor }, { answer = "", to }) => {
    const asked = { origin: visitor.origin, sessionId: me.sessionId };
    const checked = await passkeys.check("step-up", answer, asked);
    if (checked?.staffId !== me.staff.id) return problem("key-refused");
    await sessions.verified(me.sessionId);
    return { to: deskPathOf(to) };
  }),

  "step-up-code": command("own-account", async ({ me, codes, sessions, attempts }, { code = "", to }) => {
    const source = [{ account: me.staff.id }];
    const waitMs = await attempts.begin(source);
    if (waitMs > 0) return slowDown(waitMs);
    if (!(await codes.use(me.staff.id, code))) return problem("code");
    await attempts.passed(source);
    await sessions.verified(me.sessionId);
    return { to: deskPathOf(to) };
  }),
};
