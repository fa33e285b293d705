import { emailKey } from "#app/domain/desk/same-person.ts";

/** Headers by lower-case name; the first of each. */
export type MailHeaders = ReadonlyMap<string, string>;

/**
 * Why we take an email for a program's. Each has its words on the mailbox page. `flood` and `many-authors` are what headers
 * alone do not say: too many came at once, or it names more than one author. `judged`: it was one of these, and a colleague says that no person
 * wrote it.
 */
export type AutomaticWhy =
  | "says-so"
  | "report"
  | "absence"
  | "robot-address"
  | "newsletter"
  | "digest"
  | "no-sender"
  | "calendar"
  | "flood"
  | "judged"
  | "many-authors";

/** Subjects of vacation notes and similar emails, for programs that do not say so in a header. */
const absenceSubjects =
  /^\s*(?:auto(?:matic)?[\s:-]*(?:reply|response)|out\s+of\s+(?:the\s+)?office|abwesen|automatische\s+antwort|respuesta\s+autom|fuera\s+de\s+(?:la\s+)?oficina|r[eé]ponse\s+autom|resposta\s+autom|risposta\s+autom|autoreply|vacation\s+reply)/i;
const robotAddresses =
  /^(?:mailer-daemon|postmaster|no[._-]?reply|do[._-]?not[._-]?reply|bounces?|notifications?|notify)(?:[+._-].*)?@/i;
/** Senders of newsletters; a person at a small business may use one, so it takes a list's header, too. */
const manyAddresses =
  /^(?:news|newsletters?|marketing|promos?|promotions?|offers?|deals?|updates?|digest|campaigns?|announcements?|alerts?)(?:[+._-].*)?@/i;
const digestSubjects = /\bdigest\b.{0,20}\b(?:vol|issue)\b/i;

const programMarks = ["x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-reply"];
const listMarks = ["list-id", "list-post", "list-unsubscribe", "mailing-list"];

/**
 * Why an email counts as a program's; null when a person wrote it. A program's email opens no promise and is never answered:
 * two programs could go on forever (RFC 3834). What passed through a list, or has no return path, can still be a person's:
 * these count only beside another sign.
 */
export function automaticWhy(headers: MailHeaders, author: string, subject: string): AutomaticWhy | null {
  const value = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const isSet = (name: string) => headers.has(name) && !/^(?:no|false|0)\b/.test(value(name));
  if (/^multipart\/report\b/.test(value("content-type")) || headers.has("x-failed-recipients")) return "report";
  if (author === "") return "no-sender";
  const submitted = value("auto-submitted");
  if (submitted.startsWith("no")) return null;
  const precedence = value("precedence");
  if (submitted !== "" || ["auto_reply", "auto-reply"].includes(precedence)) return "says-so";
  if (programMarks.some(isSet)) return "says-so";
  if (absenceSubjects.test(subject)) return "absence";
  if (robotAddresses.test(author)) return "robot-address";
  const isBulk = ["bulk", "junk"].includes(precedence);
  if (isBulk && value("return-path") === "<>") return "says-so";
  if (!isBulk && precedence !== "list" && !listMarks.some((name) => headers.has(name))) return null;
  if (value("content-type").startsWith("multipart/digest") || digestSubjects.test(subject)) return "digest";
  return manyAddresses.test(author) && !headers.has("in-reply-to") ? "newsletter" : null;
}

/** Ids of the messages that an email answers, nearest first (RFC 5322, 3.6.4). */
export function answeredIds(headers: MailHeaders): string[] {
  const ids = (name: string) =>
    headers
      .get(name)
      ?.slice(0, 20_000)
      .match(/<[^<>\s]{1,300}>/g) ?? [];
  return [...new Set([...ids("in-reply-to"), ...ids("references").toReversed()])].slice(0, 50);
}

/** Contents of a delivery report. */
export type Bounce = {
  /** The address, in lower case, that one of our emails did not reach. */
  recipient: string;
  /** Such as `5.1.1`. */
  code: string;
  /** It will not be tried again. */
  isFinal: boolean;
  /** `delayed`: the other side still tries. */
  action: "failed" | "delayed";
};

/** Reads the machine-readable part of a delivery report (RFC 3464); null when it reports no failure. */
export function readBounce(status: string): Bounce | null {
  const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.{1,400})$`, "im").exec(status)?.[1]?.trim() ?? "";
  const action = line("Action").toLowerCase();
  const recipient = /(?:rfc822|utf-8)\s*;\s*<?([^<>\s;]+@[^<>\s;]+?)>?$/i.exec(line("Final-Recipient"))?.[1];
  const original = /(?:rfc822|utf-8)\s*;\s*<?([^<>\s;]+@[^<>\s;]+?)>?$/i.exec(line("Original-Recipient"))?.[1];
  const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(line("Status"))?.[0] ?? "";
  const address = original ?? recipient;
  if (address === undefined || (action !== "failed" && action !== "delayed")) return null;
  return { recipient: emailKey(address), code, isFinal: action === "failed" && !code.startsWith("4"), action };
}

/** An address with the name beside it; the name is empty when there is none. */
export type MailAddress = { address: string; name: string };

/** Who wrote an email. `sentBy` is the program or list that sent it for them; null when they sent it themselves. */
type MailAuthor = { author: MailAddress; sentBy: string | null };

/** Addresses of programs that pass on what someone typed elsewhere, such as the form of a site with homes to rent. */
const relays =
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|notifications?|notify|mailer|(?:web-?)?forms?|form-submissions?|wordpress|www-data|apache|website|webmaster|leads?)(?:[+._-].*)?@/i;

/**
 * Finds the person behind an email. A no-reply address with a `Reply-To` passes on the words of the person in `Reply-To`. A
 * mailing list that puts its own address into `From` names the writer in `X-Original-From` or `Reply-To`. Anyone can write
 * these headers, so the desk shows who really sent it.
 */
export function authorOf(
  { from, elsewhere }: { from: MailAddress; elsewhere: readonly MailAddress[] },
  headers: MailHeaders,
  ownAddress: string,
): MailAuthor {
  const isByList = / via /i.test(from.name) && ["list-id", "list-post", "mailing-list"].some((key) => headers.has(key));
  if (from.address !== "" && !isByList && !relays.test(from.address)) return { author: from, sentBy: null };
  const key = (address: string) => address.toLowerCase();
  const list = /<mailto:([^>?]+)/i.exec(headers.get("list-post") ?? "")?.[1] ?? "";
  const others = [from.address, ownAddress, list].map(key);
  const found = elsewhere.find(({ address }) => !others.includes(key(address)) && !relays.test(address));
  if (!found) return { author: from, sentBy: null };
  const name = found.name || (/^(.+) via /i.exec(from.name)?.[1] ?? "").replace(/^['"]|['"]$/g, "");
  return { author: { address: found.address, name }, sentBy: from.address || null };
}
