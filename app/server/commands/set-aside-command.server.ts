import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { MessageRow } from "#app/server/database/schema.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { dropSetAside, readSetAside, releaseSetAside } from "#app/server/message/set-aside-messages.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";

const usage = `Usage: npm run -s set-aside -- list | release REFERENCE | drop REFERENCE

Handles messages that may be from a robot.
  list                 waiting messages, with everything that was typed; the earliest due first
  release REFERENCE    accepts it like any other: its emails go out now; its answer is due counting from when it came
  drop REFERENCE       deletes it for good
`;

type Work = {
  database: SiteDatabase;
  dataKey: DataKey;
  settings: Settings;
  reference: string;
  out: CommandStreams["out"];
};

const actions: Record<string, (work: Work) => Promise<ExitCode>> = { list, release, drop };

/** `npm run set-aside`: what the team decides about messages that were set aside. */
export async function handleSetAside(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const [name = "", reference = "", ...rest] = args;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || rest.length > 0 || (reference === "") !== (action === list)) {
    problems.write(usage);
    return 2;
  }
  return withDatabase(settings, (database, dataKey) => action({ database, dataKey, settings, reference, out }));
}

async function list({ database: { db }, out }: Work): Promise<ExitCode> {
  const messages = await readSetAside(db);
  out.write(`Set aside: ${messages.length}\n`);
  for (const message of messages) out.write(`\n${linesOf(message).join("\n")}\n`);
  return 0;
}

function linesOf({ id, form_name, name, email, phone, created_at, due_at, fields }: MessageRow): string[] {
  return [
    `${id}  ${form_name}`,
    `  received   ${formatEasternTime(created_at)}`,
    `  answer by  ${formatEasternTime(due_at)}`,
    `  from       ${[name, email, phone].filter((part) => part !== null).join(", ")}`,
    ...Object.entries(JSON.parse(fields) as Record<string, unknown>).map(
      ([field, value]) => `  ${field}: ${String(value).replaceAll("\n", "\n    ")}`,
    ),
  ];
}

async function release({ database, dataKey, settings, reference, out }: Work): Promise<ExitCode> {
  const recipients = createRecipientLimit(dataKey, settings.confirmations);
  const webhook = settings.webhook !== undefined;
  const released = await releaseSetAside(database.db, reference, { recipients, webhook });
  if (!released) return refuse(out);
  out.write(
    `Released.${released.confirmed ? "" : " Its sender has reached the limit of confirmations and gets none."}\n`,
  );
  return 0;
}

async function drop({ database, reference, out }: Work): Promise<ExitCode> {
  if (!(await dropSetAside(database.db, reference))) return refuse(out);
  out.write("Dropped.\n");
  return 0;
}

function refuse(out: CommandStreams["out"]): ExitCode {
  out.write("Nothing with this reference is set aside.\n");
  return 1;
}
