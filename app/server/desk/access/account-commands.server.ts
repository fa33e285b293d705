import { tellOfCode } from "./sign-in-commands.server.ts";
import { command, deskPathOf, graveCommand, problem, slowDown } from "./visit/table-row.server.ts";

/** Longest name of a passkey; the fields for one have it, too. */
export const mostKeyName = 60;

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

  "rename-key": command("own-account", async ({ me, passkeys }, { key = "", name = "" }) => {
    const typed = name.replace(/\s+/g, " ").trim().slice(0, mostKeyName);
    if (typed === "") return problem("key-name");
    return (await passkeys.rename(me.staff.id, key, typed)) ? { to: "/desk/account" } : problem("gone", 404);
  }),

  /** One way to sign in must stay. */
  "remove-key": graveCommand(
    "own-account",
    async ({ me, passkeys }, { key }) => {
      const name = (await passkeys.list(me.staff.id)).find(({ id }) => id === key)?.name ?? "It is removed already";
      return {
        title: "Remove a passkey of yours",
        lines: [`${name}.`, "It signs you in no more."],
        button: "Remove it",
      };
    },
    async ({ me, passkeys, codes }, { key = "" }) => {
      const [keys, { hasApp }] = [await passkeys.list(me.staff.id), await codes.state(me.staff.id)];
      if (keys.length === 1 && !hasApp) return problem("last-key");
      await passkeys.remove(me.staff.id, key);
      return { to: "/desk/account" };
    },
  ),

  "new-codes": graveCommand(
    "own-account",
    () => ({
      title: "Make ten new recovery codes",
      lines: ["They are shown once.", "The codes you have now stop working."],
      button: "Show ten new codes",
    }),
    async ({ me, codes }) => ({ shown: { codes: await codes.newRecoveryCodes(me.staff.id) }, status: 200 }),
  ),

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

  "step-up-code": command("own-account", async (work, { code = "", to }) => {
    const { me, codes, sessions, attempts } = work;
    const source = [{ account: me.staff.id }];
    const waitMs = await attempts.begin(source);
    if (waitMs > 0) return slowDown(waitMs);
    const used = await codes.use(me.staff.id, code);
    if (!used) return problem("code");
    if (used === "recovery") await tellOfCode(work, me.staff.id);
    await attempts.passed(source);
    await sessions.verified(me.sessionId);
    return { to: deskPathOf(to) };
  }),
};
