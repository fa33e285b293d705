import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline/promises";
import { Temporal } from "temporal-polyfill";
import { listMs } from "#app/domain/contact/contact-gate.ts";
import { storeRegistry } from "#app/server/contact/do-not-call.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";

const usage = `Usage: npm run -s desk -- do-not-call import FILE [DAY]

Reads in a list from the national do-not-call registry, as its site provides it: an area code and a number on each line,
as 480,5550142. It replaces what we had for its area codes. DAY is when it was downloaded, as 2026-11-20;
without DAY, the day in the file's name counts. A list counts for 31 days.
`;

/** `npm run desk -- do-not-call`. A file with any problem changes nothing. */
export async function importDoNotCall(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
  nowMs: number = Date.now(),
): Promise<ExitCode> {
  const [action, file = "", day = dayIn(file), ...rest] = args;
  const listedAt = midnightOf(day);
  if (action !== "import" || file === "" || rest.length > 0) {
    problems.write(usage);
    return 2;
  }
  const refuse = (why: string): ExitCode => {
    problems.write(`${why} Nothing was changed.\n`);
    return 1;
  };
  if (listedAt === null) return refuse("Give the day of the list, as 2026-11-20: after the file, or in its name.");
  if (listedAt > nowMs) return refuse(`${day} has not come yet.`);
  if (nowMs >= listedAt + listMs) return refuse(`A list counts for 31 days, so this one from ${day} is too old.`);
  const read = await readPhones(file);
  if ("why" in read) return refuse(read.why);
  const codes = await withDatabase(settings, ({ db }, dataKey) =>
    storeRegistry(db, dataKey, { phones: read.phones, listedAt }, nowMs),
  );
  out.write(`Read in ${read.phones.length} numbers from ${codes.length} area codes: ${codes.join(", ")}.\n`);
  out.write(`They count until 31 days after ${day}.\n`);
  return 0;
}

function dayIn(file: string): string {
  return /\d{4}-\d{2}-\d{2}/.exec(basename(file))?.[0] ?? "";
}

/** When a day begins at the office, in milliseconds since 1970; null for an invalid day. */
function midnightOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return Temporal.PlainDate.from(day).toZonedDateTime(office.timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}

/** The numbers of a file as E.164; or why it cannot be read. The reason contains no number. */
async function readPhones(file: string): Promise<{ phones: string[] } | { why: string }> {
  const phones: string[] = [];
  let line = 0;
  try {
    for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1;
      if (text.trim() === "") continue;
      const [, code, number] = /^\s*(\d{3})\s*,\s*(\d{7})\s*$/.exec(text) ?? [];
      if (code === undefined) {
        return { why: `Line ${line} does not have an area code and a seven-digit number.` };
      }
      phones.push(`+1${code}${number}`);
    }
  } catch {
    return { why: "The file cannot be read." };
  }
  return phones.length === 0 ? { why: "The file has no number in it." } : { phones };
}
