import { Temporal } from "temporal-polyfill";

/** What someone says to an invitation. `proposed`: they ask for another time. */
export type InvitationAnswer = "accepted" | "declined" | "tentative" | "proposed";

/** An answer from someone's calendar program (RFC 5546: REPLY or COUNTER). */
export type CalendarAnswer = {
  answer: InvitationAnswer;
  /** The invitation's own id. */
  uid: string;
  /** The time they propose, in milliseconds since 1970; null when they propose none, or in a zone we do not know. */
  proposedAt: number | null;
  /** What they typed; empty when they typed nothing. */
  comment: string;
  /** The event's own title, which Google repeats in its email. */
  title: string;
};

const bounds = { letters: 100_000, comment: 5000, uid: 300, title: 300 };
const answers: ReadonlyMap<string, InvitationAnswer> = new Map([
  ["ACCEPTED", "accepted"],
  ["DECLINED", "declined"],
  ["TENTATIVE", "tentative"],
]);
/** Where calendar programs put what someone typed: most into COMMENT, Google and Apple beside the attendee, too. */
const commentNames = /^(?:COMMENT|X-CALENDARSERVER-(?:PRIVATE|ATTENDEE)-COMMENT)$/;
/** Outlook's names for the zones of the United States. */
const outlookZones: Readonly<Record<string, string>> = {
  "Eastern Standard Time": "America/New_York",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "US Mountain Standard Time": "America/Phoenix",
  "Pacific Standard Time": "America/Los_Angeles",
  "Alaskan Standard Time": "America/Anchorage",
  "Hawaiian Standard Time": "Pacific/Honolulu",
};

type Line = { name: string; params: string; value: string };

/**
 * Reads the answer to an invitation; null when the file is none.
 *
 * @param typedMethod the method that the part's type names, for files that do not name it themselves
 */
export function readCalendarAnswer(file: string, typedMethod: string): CalendarAnswer | null {
  const lines = readLines(file);
  const methodIn = lines.find(({ name }) => name === "METHOD")?.value.trim();
  const method = (methodIn ?? typedMethod).toUpperCase();
  if (method !== "REPLY" && method !== "COUNTER") return null;
  const begin = lines.findIndex(({ name, value }) => name === "BEGIN" && /^VEVENT\b/i.test(value));
  const end = lines.findIndex(({ name, value }, index) => index > begin && name === "END" && /^VEVENT\b/i.test(value));
  const event = lines.slice(begin + 1, end === -1 ? undefined : end);
  const uid = event.find(({ name }) => name === "UID")?.value.trim() ?? "";
  const stated = event.flatMap(({ name, params }) => (name === "ATTENDEE" ? (stateIn(params) ?? []) : []))[0];
  const answer = method === "COUNTER" ? "proposed" : stated;
  if (begin === -1 || uid === "" || answer === undefined) return null;
  return {
    answer,
    uid: uid.slice(0, bounds.uid),
    proposedAt: answer === "proposed" ? timeOf(event.find(({ name }) => name === "DTSTART")) : null,
    comment: commentIn(event).slice(0, bounds.comment).trim(),
    title: plain(event.find(({ name }) => name === "SUMMARY")?.value ?? "").slice(0, bounds.title),
  };
}

function readLines(file: string): Line[] {
  const unfolded = file.slice(0, bounds.letters).replace(/\r?\n[ \t]/g, "");
  return unfolded.split(/\r?\n/).flatMap((line) => {
    // A parameter in quotes may have a colon.
    const [, name, params = "", value = ""] = /^([\w-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name: name.toUpperCase(), params, value }];
  });
}

function stateIn(params: string): InvitationAnswer | undefined {
  return answers.get(/;PARTSTAT="?([\w-]+)/i.exec(params)?.[1]?.toUpperCase() ?? "");
}

function commentIn(event: Line[]): string {
  const own = event.filter(({ name }) => commentNames.test(name)).map(({ value }) => plain(value));
  const beside = event.map(({ params }) => /;X-RESPONSE-COMMENT="([^"]*)"/i.exec(params)?.[1] ?? "").map(plain);
  return [...new Set([...own, ...beside])].filter((comment) => comment !== "").join("\n");
}

/** Text without the backslashes of RFC 5545; `^n` and `^'` are those of RFC 6868. */
function plain(value: string): string {
  return value
    .replace(/\\([nN\\;,])/g, (_all, letter: string) => (/n/i.test(letter) ? "\n" : letter))
    .replace(/\^([n'^])/g, (_all, letter: string) => (letter === "n" ? "\n" : letter === "'" ? '"' : "^"))
    .trim();
}

function timeOf(line: Line | undefined): number | null {
  const [, date, time, utc] = /^(\d{8})T(\d{6})(Z?)$/.exec(line?.value.trim() ?? "") ?? [];
  if (date === undefined || time === undefined) return null;
  const named = /;TZID="?([^;":]+)/i.exec(line?.params ?? "")?.[1] ?? "";
  const zone = utc === "Z" ? "UTC" : (outlookZones[named] ?? named);
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return null;
  }
}

/**
 * What was answered to our invitation to a call. `isProven`: our mail server confirms that it came from the address that booked
 * the call. Anyone who was shown one of our emails can write the same answer; it is then a claim, and the call stays.
 */
export type CallAnswer = { answer: InvitationAnswer; isProven: boolean };

/** The words of an event that keeps an answer. */
export function writeCallAnswer({ answer, isProven }: CallAnswer): string {
  return isProven ? `${answer} proven` : answer;
}

/** Reads such words; null without any. A mark from before proofs were kept is not proven. */
export function readCallAnswer(words: string | null): CallAnswer | null {
  if (words === null) return null;
  const [answer, proof] = words.split(" ");
  return { answer: answer as InvitationAnswer, isProven: proof === "proven" };
}

/**
 * The answer that counts: what they surely said, unless that was yes. Then it is the last one, so that a claim can still ask
 * about the call, and can never take away a proven no.
 */
export function countingAnswer(lastProven: CallAnswer | null, last: CallAnswer | null): CallAnswer | null {
  return lastProven !== null && lastProven.answer !== "accepted" ? lastProven : last;
}

export const answerWords: Readonly<Record<InvitationAnswer, string>> = {
  accepted: "they accepted",
  declined: "they declined",
  tentative: "they said maybe",
  proposed: "they asked for another time",
};

/** What every page says of an answer that nothing proves. */
export function claimWords(answer: InvitationAnswer): string {
  return `Somebody wrote that ${answerWords[answer]}. Nothing proves that it was them.`;
}
