import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import type { DeskStores } from "#app/server/desk/access/visit/desk-visit.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withDatabase, withNewDatabase } from "./command.server.ts";
import { fillWithSamples } from "./desk-samples.server.ts";
import { importDoNotCall } from "./do-not-call-import.server.ts";
import { importLetter } from "./letter-import.server.ts";

const usage = `Usage: npm run -s desk -- owner EMAIL | list | remove EMAIL | sample | do-not-call import FILE | letter import FILE

Manages who may sign in at the desk.
  owner EMAIL    makes this person an owner, and prints a link that works once, for 30 minutes: for the first owner, and for
                 one who lost every passkey and code. Signs out every session of this address
  list           who may sign in, and how
  remove EMAIL   removes this person and signs them out; the last owner stays
  sample         fills the desk of a scratch folder (DATA_DIR) with people who do not exist, to look around
  do-not-call    reads in a list from the national do-not-call registry; run it alone for help
  letter         makes a draft of the weekly letter from a Markdown file; run it alone for help
`;

type Work = { stores: DeskStores; email: string; settings: Settings; out: CommandStreams["out"] };

const actions: Record<string, (work: Work) => Promise<ExitCode>> = { owner, list, remove };

/** `npm run desk`: who may sign in at the desk. It works whether the desk is on or not. */
export async function handleDesk(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const [name = "", email = "", ...rest] = args;
  if (name === "sample" && args.length === 1) return fillWithSamples(settings, { out, problems });
  if (name === "do-not-call") return importDoNotCall(settings, args.slice(1), { out, problems });
  if (name === "letter") return importLetter(settings, args.slice(1), { out, problems });
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(email);
  if (!action || rest.length > 0 || (action === list ? email !== "" : !isEmail)) {
    problems.write(usage);
    return 2;
  }
  const { desk = { host: null, url: settings.siteUrl, passkeyDomain: new URL(settings.siteUrl).hostname } } = settings;
  // The first owner may be made before the site has ever started.
  const open = action === owner ? withNewDatabase : withDatabase;
  return open(settings, (database, dataKey) =>
    action({ stores: createDeskStores({ database, dataKey, settings: desk }), email, settings, out }),
  );
}

async function owner({ stores, email, settings, out }: Work): Promise<ExitCode> {
  const { members, sessions, links } = stores;
  const { id } = await members.put(email, "owner");
  await sessions.endOthers(id, null);
  await links.endAll(id);
  out.write(`Open this link in your browser within 30 minutes. It works once.\n\n  ${await links.enroll(id)}\n\n`);
  if (!settings.desk) out.write("The desk is off. Remove DESK=off and restart the site first.\n");
  return 0;
}

async function list({ stores: { members, passkeys, codes }, out }: Work): Promise<ExitCode> {
  const people = await members.list();
  if (people.length === 0) out.write("No one yet. Start with: npm run -s desk -- owner EMAIL\n");
  for (const { id, email, name, role } of people) {
    const [keys, { hasApp, recoveryCodes }] = [await passkeys.list(id), await codes.state(id)];
    const ways = `passkeys ${keys.length}, app ${hasApp ? "yes" : "no"}, recovery codes ${recoveryCodes}`;
    out.write(`${role.padEnd(10)} ${email}${name && ` (${name})`}: ${ways}\n`);
  }
  return 0;
}

async function remove({ stores: { members }, email, out }: Work): Promise<ExitCode> {
  const person = await members.findByEmail(email);
  const change = person ? await members.remove(person.id) : "unknown";
  out.write(`${answers[change]}\n`);
  return change === "done" ? 0 : 1;
}

const answers = {
  done: "Removed, and signed out everywhere.",
  unknown: "No one at the desk has this address.",
  "last-owner": "This is the last owner. Make someone else an owner first.",
};
