import { tellOfCode, wrongCode, wrongKey } from "./sign-in-commands.server.ts";
import * as kinds from "./visit/command-fields.server.ts";
import { command, problem, slowDown } from "./visit/command-row.server.ts";
import { deskPathOf } from "./visit/table-row.server.ts";

/** Longest name of a passkey; the fields for one have it, too. */
export const mostKeyName = 60;

const account = { to: "/desk/account" };

/** Commands for the signed-in user's own account. */
export const accountCommands = {
  "end-session": command({
    needs: "own-account",
    audit: "Signed out one of their browsers",
    fields: { session: kinds.asSent },
    problems: {},
    done: {},
    async run({ me, sessions }, { session }) {
      await sessions.end(me.staff.id, session);
      return account;
    },
  }),
  "end-other-sessions": command({
    needs: "own-account",
    audit: "Signed out everywhere else",
    fields: {},
    problems: {},
    done: {},
    async run({ me, sessions }) {
      await sessions.endOthers(me.staff.id, me.sessionId);
      return account;
    },
  }),
  "rename-key": command({
    needs: "own-account",
    audit: "Gave a passkey another name",
    fields: { key: kinds.asSent, name: kinds.line(mostKeyName) },
    problems: {
      "key-name": {
        title: "Give the passkey a name",
        text: "For example: my phone. It helps you tell two of them apart.",
      },
    },
    done: {},
    async run({ me, passkeys }, { key, name }) {
      if (name === "") return problem("key-name");
      return (await passkeys.rename(me.staff.id, key, name)) ? account : problem("gone", 404);
    },
  }),
  "remove-key": command({
    needs: "own-account",
    grave: "lately",
    async tells({ me, passkeys }, { key }) {
      const name = (await passkeys.list(me.staff.id)).find(({ id }) => id === key)?.name ?? "It is removed already";
      return {
        title: "Remove a passkey of yours",
        lines: [`${name}.`, "It signs you in no more."],
        button: "Remove it",
      };
    },
    audit: "Removed a passkey",
    fields: { key: kinds.asSent },
    problems: {
      "last-key": {
        title: "This is your only way in",
        text: "Add another passkey or an app first. Then you can remove this one.",
      },
    },
    done: {},
    // One way to sign in must stay.
    async run({ me, passkeys, codes }, { key }) {
      const [keys, { hasApp }] = [await passkeys.list(me.staff.id), await codes.state(me.staff.id)];
      if (keys.length === 1 && !hasApp) return problem("last-key");
      await passkeys.remove(me.staff.id, key);
      return account;
    },
  }),
  "new-codes": command({
    needs: "own-account",
    grave: "lately",
    tells: () => ({
      title: "Make ten new recovery codes",
      lines: ["They are shown once.", "The codes you have now stop working."],
      button: "Show ten new codes",
    }),
    audit: "Made new recovery codes",
    fields: {},
    problems: {},
    done: {},
    run: async ({ me, codes }) => ({ shown: { codes: await codes.newRecoveryCodes(me.staff.id) }, status: 200 }),
  }),
  "drop-held": command({
    needs: "own-account",
    audit: "Left a form that waited for them",
    fields: { form: kinds.asSent },
    problems: {},
    done: {},
    async run({ me, held }, { form }) {
      await held.drop(me.staff.id, form);
      return account;
    },
  }),
  "ask-key-again": command({
    needs: "own-account",
    audit: "Began to show their passkey again",
    unnoted: true,
    fields: {},
    problems: {},
    done: {},
    async run({ me, passkeys, limit }) {
      await limit("key", 30);
      return { shown: { options: await passkeys.askForKey("step-up", me.sessionId) }, status: 200 };
    },
  }),
  "step-up-key": command({
    needs: "own-account",
    audit: "Showed their passkey again",
    fields: { answer: kinds.asSent, to: kinds.asSent },
    problems: wrongKey,
    done: {},
    async run({ me, passkeys, sessions, visitor }, { answer, to }) {
      const asked = { origin: visitor.origin, sessionId: me.sessionId };
      const checked = await passkeys.check("step-up", answer, asked);
      if (checked?.staffId !== me.staff.id) return problem("key-refused");
      await sessions.verified(me.sessionId);
      return { to: deskPathOf(to) };
    },
  }),
  "step-up-code": command({
    needs: "own-account",
    audit: "Typed a code again, to show who they are",
    fields: { code: kinds.asSent, to: kinds.asSent },
    problems: wrongCode,
    done: {},
    async run(work, { code, to }) {
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
    },
  }),
};
