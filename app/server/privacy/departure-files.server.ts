import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { namesIn } from "#app/server/report/backup-record.server.ts";

/** Also a copy that someone named a little differently: whoever looks for the notes sees it lie there. */
const fileName = /^departures-.*\.txt$/;
const dayInName = /^departures-(\d{4}-\d\d-\d\d)/;

/** A file of notes, and its lines that are not empty. `day` is `YYYY-MM-DD`, or null when its name has none. */
export type NoteFile = { path: string; day: string | null; lines: string[] };

/**
 * The line of a file that says which other days had notes when it began, and how many lines each. Nothing is written on a day on
 * which no one left. So whoever has only some of the files could not tell without it that others are missing.
 */
type DaysLine = { what: "days"; id: string; others: Record<string, number>; at: number };

/** The paths of the files in a folder, which may not exist, the oldest day first. */
export async function noteFilesIn(folder: string): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => fileName.test(name));
  return names.toSorted().map((name) => join(folder, name));
}

/** Reads the files in some folders. Rejects when one cannot be read. */
export async function readNoteFiles(folders: readonly string[]): Promise<NoteFile[]> {
  const files: NoteFile[] = [];
  for (const folder of folders) {
    for (const path of await noteFilesIn(folder)) {
      const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
      files.push({ path, day: dayInName.exec(basename(path))?.[1] ?? null, lines });
    }
  }
  return files;
}

/** Where the notes of a day go. */
export function noteFileOf(folder: string, day: string): string {
  return join(folder, `departures-${day}.txt`);
}

/** What the file of a day has to say about the others in its folder; null when it says so already. */
export async function daysToSay(folder: string, day: string, at: number): Promise<DaysLine | null> {
  const files = await readNoteFiles([folder]);
  if (files.some((file) => file.day === day && saysDays(file))) return null;
  return {
    what: "days",
    id: day,
    others: Object.fromEntries(linesByDay(files.filter((file) => file.day !== day))),
    at,
  };
}

/** What a line says, whoever signed it; null when it is not legible. */
export function legibleLine(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line.slice(0, line.lastIndexOf("."))) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** Whether a line is about days, and not about someone who left. */
export function isDaysLine(said: Record<string, unknown> | null): boolean {
  return said?.what === "days" && typeof said.others === "object";
}

/**
 * What is not there of the notes from the day of a copy on. `missing` has the names of files, with the lines that one has when it
 * was taken along too early. `newest` is the last day with a file; null when no file is from that day or later. `silent` is the
 * newest file, if it does not name the other days, as one of an earlier release.
 */
export type NoteGaps = { missing: string[]; newest: string | null; silent: string | null };

/**
 * Finds what is missing. It goes by all lines about days, signed by us or not: a wrong one only makes a person look.
 *
 * @param since the day of the copy as `YYYY-MM-DD`; all days count when it is empty
 */
export function gapsIn(files: readonly NoteFile[], since: string): NoteGaps {
  const here = linesByDay(files);
  const days = [...here.keys()].filter((day) => day >= since).toSorted();
  const newest = days.at(-1) ?? null;
  const ofNewest = files.filter(({ day }) => newest !== null && day === newest);
  const named = new Map<string, number>();
  for (const [day, lines] of files.flatMap(({ lines }) => lines.flatMap(othersIn))) {
    named.set(day, Math.max(lines, named.get(day) ?? 0));
  }
  const wanted = [...named].filter(([day, lines]) => day >= since && (here.get(day) ?? -1) < lines);
  const missing = wanted.toSorted().map(([day, lines]) => {
    const part = here.has(day) ? ` (${here.get(day)} of ${lines} lines)` : "";
    return `${basename(noteFileOf("", day))}${part}`;
  });
  const silent = ofNewest.some(saysDays) ? null : (ofNewest[0]?.path ?? null);
  return { missing, newest, silent };
}

function saysDays({ lines }: NoteFile): boolean {
  return lines.some((line) => isDaysLine(legibleLine(line)));
}

function othersIn(line: string): [string, number][] {
  const said = legibleLine(line);
  const others = isDaysLine(said) ? Object.entries((said as DaysLine).others ?? {}) : [];
  return others.filter(([, lines]) => typeof lines === "number");
}

/** How many lines there are of each day. Where two folders have its file, the longer one counts. */
function linesByDay(files: readonly NoteFile[]): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const { day, lines } of files) {
    if (day !== null) byDay.set(day, Math.max(lines.length, byDay.get(day) ?? 0));
  }
  return byDay;
}
