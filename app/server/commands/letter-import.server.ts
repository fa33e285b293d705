import { readFile } from "node:fs/promises";
import { flawWords, missingWords } from "#app/content/desk/letter-flaw-words.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { beginIssue } from "#app/server/desk/letter/issue-actions.server.ts";
import { checkIssue, letterLimits, mayGoOut, type TypedIssue } from "#app/server/desk/letter/letter-check.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";

const usage = `Usage: npm run -s desk -- letter import FILE

Makes a draft of the weekly letter from a Markdown file. The file has three parts:

  # The subject

  The first line that the inbox shows

  And the letter, with headings of two or three #, lists and links.

It is checked like a letter written at the desk. Test and send it there.
`;

/** A letter from a file, and the lines of the file where its parts begin, from 1. */
type LetterFile = TypedIssue & { at: { subject: number; firstLine: number; words: number } };

/** `npm run desk -- letter import`. A file with a problem makes no draft, and the command names each bad line. */
export async function importLetter(
  settings: Settings,
  args: string[],
  { out, problems }: CommandStreams,
  nowMs: number = Date.now(),
): Promise<ExitCode> {
  const [action, path = "", ...rest] = args;
  if (action !== "import" || path === "" || rest.length > 0) {
    problems.write(usage);
    return 2;
  }
  const text = await readText(path);
  const letter = "why" in text ? text : readLetter(text.words);
  const wrong = "why" in letter ? [letter.why] : problemsOf(letter);
  if ("why" in letter || wrong.length > 0) {
    problems.write(`${wrong.join("\n")}\nNo draft was made.\n`);
    return 1;
  }
  const author = { staffId: null, may: new Set(["write-letters"] as const), nowMs };
  const { id, number } = await withDatabase(settings, async ({ db }) => {
    const { subject, firstLine, words } = letter;
    const begun = await beginIssue(db, author, { subject, firstLine, words });
    return db.selectFrom("issues").select(["id", "number"]).where("id", "=", begun).executeTakeFirstOrThrow();
  });
  out.write(`Letter ${number} is a draft now: “${letter.subject}”. Test it and send it at the desk:\n\n`);
  out.write(`  ${settings.desk?.url ?? settings.siteUrl}/desk/letters/${id}\n`);
  return 0;
}

/** A character has four bytes at most. */
const mostBytes = 4 * (letterLimits.words + 4 * letterLimits.line);

async function readText(path: string): Promise<{ words: string } | { why: string }> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return { why: "The file cannot be read." };
  if (bytes.length > mostBytes) return { why: tooLong("letter", letterLimits.words) };
  try {
    const words = new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
    return words.includes("\0") ? { why: notText } : { words };
  } catch {
    return { why: notText };
  }
}

const notText = "The file isn’t text in UTF-8.";
const tooLong = (part: string, most: number) => `The ${part} is longer than ${formatWhole(most)} characters.`;

/** Parses a file; or says what it lacks. */
function readLetter(text: string): LetterFile | { why: string } {
  const lines = text.split("\n");
  const next = (from: number) => lines.findIndex((line, index) => index >= from && line.trim() !== "");
  const [first, second] = [next(0), next(next(0) + 1)];
  const subject = /^#\s+(.+)$/.exec(lines[first] ?? "")?.[1]?.trim();
  if (subject === undefined) return { why: "Begin the file with the subject: one # and a space before it." };
  const firstLine = first < second ? (lines[second] ?? "").trim() : "";
  if (firstLine === "" || firstLine.startsWith("#")) {
    return { why: "Write the first line that the inbox shows below the subject." };
  }
  const begin = next(second + 1);
  const words = begin === -1 ? "" : lines.slice(begin).join("\n").trim();
  if (subject.length > letterLimits.line) return { why: tooLong("subject", letterLimits.line) };
  if (firstLine.length > letterLimits.line) return { why: tooLong("first line", letterLimits.line) };
  if (words.length > letterLimits.words) return { why: tooLong("letter", letterLimits.words) };
  return { subject, firstLine, words, at: { subject: first + 1, firstLine: second + 1, words: begin + 1 } };
}

/** All blocking problems, a line each. Points that only need another look show at the desk. */
function problemsOf(letter: LetterFile): string[] {
  const check = checkIssue(letter);
  if (mayGoOut(check)) return [];
  const { missing, flaws, deadLinks, openFields, findings } = check;
  return [
    ...missing.map((part) => missingWords[part]),
    ...flaws.map(({ line, what, words }) => `Line ${letter.at.words + line - 1}: “${words}” ${flawWords[what]}`),
    ...deadLinks.map((path) => `There is no page ${path} on our site.`),
    ...openFields.map((name) => `{{${name}}} has nothing to say here. Write the words yourself, or take it out.`),
    ...findings
      .filter(({ severity }) => severity === "change")
      .map(
        ({ line, words, why, law, instead }) =>
          `Line ${lineOf(letter, line)}: “${words}”. ${why} (${law}) Try: “${instead}”`,
      ),
  ];
}

/** The check reads subject, first line and letter as one text. */
function lineOf({ at }: LetterFile, line: number): number {
  if (line <= 2) return line === 1 ? at.subject : at.firstLine;
  return at.words + line - 3;
}
