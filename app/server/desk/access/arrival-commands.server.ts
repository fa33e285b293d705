import type { ListedPasskey } from "#app/server/desk/staff/staff-passkeys.server.ts";
import { mostKeyName } from "./account-commands.server.ts";
import { signedIn, wrongCode, wrongKey } from "./sign-in-commands.server.ts";
import * as kinds from "./visit/command-fields.server.ts";
import { command, problem, slowDown } from "./visit/command-row.server.ts";
import type { StaffWork } from "./visit/desk-visit.server.ts";

/** New ways to sign in, for people with a first link or a session. Making the first one ends a first link's session. */
export const arrivalCommands = {
  "ask-new-key": command({
    needs: "arriving",
    grave: "lately",
    audit: "Began to add a passkey",
    unnoted: true,
    fields: {},
    problems: {},
    done: {},
    async run({ me, passkeys, limit }) {
      await limit("new key", 30);
      return { shown: { options: await passkeys.askForNewKey(me.staff, me.sessionId) }, status: 200 };
    },
  }),
  "add-key": command({
    needs: "arriving",
    grave: "lately",
    audit: "Added a passkey",
    fields: { answer: kinds.asSent, name: kinds.text(mostKeyName) },
    problems: wrongKey,
    done: {},
    async run(work, { answer, name }) {
      const { me, passkeys, visitor } = work;
      const known = await passkeys.list(me.staff.id);
      const asked = {
        origin: visitor.origin,
        sessionId: me.sessionId,
        name: name || freeName(known, visitor.device),
      };
      return (await passkeys.add(me.staff.id, answer, asked)) ? arrived(work) : problem("key-refused");
    },
  }),
  "begin-app": command({
    needs: "arriving",
    grave: "lately",
    audit: "Began to set up an app for codes",
    fields: {},
    problems: {},
    done: {},
    async run({ me, codes }) {
      await codes.beginApp(me.staff.id);
      return { to: "/desk/app" };
    },
  }),
  "confirm-app": command({
    needs: "arriving",
    grave: "lately",
    audit: "Set up an app for codes",
    fields: { code: kinds.asSent },
    problems: wrongCode,
    done: {},
    async run(work, { code }) {
      const { me, codes, attempts } = work;
      const source = [{ account: me.staff.id }];
      const waitMs = await attempts.begin(source);
      if (waitMs > 0) return slowDown(waitMs);
      if (!(await codes.confirmApp(me.staff.id, code))) return problem("code");
      await attempts.passed(source);
      return arrived(work);
    },
  }),
  "sign-out": command({
    needs: "arriving",
    audit: "Signed out",
    fields: {},
    problems: {},
    done: {},
    // The cookie stays: with it, words that another tab still sends are kept for their writer. It opens nothing.
    async run({ me, sessions }) {
      await sessions.signOut(me.sessionId);
      return { to: "/desk/sign-in" };
    },
  }),
};

/** "Passkey 2, Chrome on Linux": two keys of one machine differ by their numbers, also after one was removed. */
function freeName(known: readonly ListedPasskey[], device: string): string {
  const names = Array.from({ length: known.length + 1 }, (_, index) => `Passkey ${index + 1}, ${device}`);
  return names.find((name) => !known.some((key) => key.name === name)) ?? device;
}

/** The next step is whatever is missing: a second passkey, or codes on paper. */
async function arrived(work: StaffWork): Promise<{ to: string; cookie?: string }> {
  const { me, sessions } = work;
  if (me.level === "full") return { to: "/desk/welcome" };
  await sessions.end(me.staff.id, me.sessionId);
  return signedIn(work, me.staff.id, "/desk/welcome");
}
