/** The ways in which we reach people. */
export const contactChannels = ["call", "text", "email"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** What a stop closes, in the middle of a sentence. */
const stoppedWords: Record<ContactChannel | "all", string> = {
  call: "calls",
  text: "texts",
  email: "emails",
  all: "all contact",
};

/** The ways that a stop closes: one, or all. */
export const stopChannels = [...contactChannels, "all"] as const;
export type StopChannel = (typeof stopChannels)[number];

/** How far a stop goes: `all` closes answers, too. */
export const stopScopes = ["marketing", "all"] as const;
export type StopScope = (typeof stopScopes)[number];

/** What a stop closes, in the middle of a sentence: "advertising by text". */
export function stoppedThings({ channel, scope }: { channel: StopChannel; scope: StopScope }): string {
  if (scope === "all") return stoppedWords[channel];
  return `advertising by ${channel === "all" ? "any way" : channel}`;
}

/**
 * A sentence that a colleague has to decide about, as stored: the verdict of `readStop`, the channel and the scope,
 * such as `maybe call all`. `stop`: it clearly asks us to stop, but anyone may have written it. `hours`: it stops nothing, and
 * wishes for certain hours of calls and texts.
 */
export type AskedStop = {
  verdict: "stop" | "maybe" | "hours";
  channel: StopChannel;
  scope: StopScope;
  /** It is about the address that it came from, and says nothing about another one of theirs. */
  isOnlyHere?: true;
};

/** Puts it into the words that are stored. */
export function askedStopText({ verdict, channel, scope, isOnlyHere }: AskedStop, isForged = false): string {
  return `${verdict} ${channel} ${scope}${isOnlyHere ? " here" : ""}${isForged ? forgedMark : ""}`;
}

/** Our own mail server calls the email forged: its sentence is a question, and closes nothing. */
const forgedMark = " forged";

/** Whether stored words came in an email that our server calls forged. */
export function isForgedStop(text: string): boolean {
  return text.endsWith(forgedMark);
}

/** Reads the stored words. */
export function readAskedStop(text: string | null): AskedStop {
  const [verdict, channel, scope, where] = text?.split(" ") ?? [];
  return {
    verdict: verdict === "stop" || verdict === "hours" ? verdict : "maybe",
    channel: stopChannels.find((one) => one === channel) ?? "all",
    scope: stopScopes.find((one) => one === scope) ?? "all",
    ...(where === "here" && { isOnlyHere: true }),
  };
}

/**
 * The ways in which no one answers by hand while such a sentence waits. Calls and texts reach the same phone, and one too many
 * costs more than a look: in doubt both wait. By email, only a clear request with an address of theirs stops an answer.
 *
 * @param isOwn whether it came with an address that we know is theirs
 */
export function heldWays({ verdict, channel, scope }: AskedStop, isOwn: boolean): ContactChannel[] {
  if (scope === "marketing") return [];
  const isEmail = (channel === "email" || channel === "all") && verdict === "stop" && isOwn;
  return [...(channel === "email" ? [] : (["call", "text"] as const)), ...(isEmail ? (["email"] as const) : [])];
}

/**
 * How a stop reached us: in a reply by email or text, by the link in an email, on the receipt's page, by word of mouth to
 * somebody on the team, in a form, on paper, or in any other way, since the law asks for none.
 */
export const stopSources = [
  ...(["email-reply", "text-reply", "email-link", "receipt-page", "phone", "in-person"] as const),
  ...(["form", "letter", "other"] as const),
] as const;
export type StopSource = (typeof stopSources)[number];
/** Those that a colleague hears or reads; the links and the page work without one. */
export const saidStopSources = [
  ...(["phone", "email-reply", "text-reply", "form", "in-person", "letter", "other"] as const),
] as const satisfies readonly StopSource[];
export type SaidStopSource = (typeof saidStopSources)[number];

/** A colleague spoke with them, or the number itself wrote: then it is about the number, whoever gave it. */
export function isHeardSource(source: StopSource): boolean {
  return source === "phone" || source === "text-reply" || source === "in-person";
}

/** Why we contact a person: to answer what they asked, or anything else that is good for our business. */
export const contactPurposes = ["answer", "marketing"] as const;
export type ContactPurpose = (typeof contactPurposes)[number];

/** A stop as it is read again. Times are milliseconds since 1970. */
export type ContactStop = {
  channel: StopChannel;
  scope: StopScope;
  source: StopSource;
  /** From when on it counts. */
  stoppedAt: number;
  /** When they asked, where a colleague decided later that it counts; null where it is the same. */
  saidAt: number | null;
  /** Where the stop was recorded: the email address or the phone number. */
  by: "email" | "phone";
  /** A stop of emails to this address, and to no other one of the same person. */
  isOnlyHere?: true;
};

/** When a person last agreed themselves, with this address and with this number; null when they never did. */
export type LastYes = { email: number | null; phone: number | null };

/**
 * Whether a stop closes this way for this purpose. People share numbers: what is known of a number closes calls and texts to
 * it, and never the email of whoever else has that number. Whoever stops calls wants no advertising by text, either, and the
 * other way round: under 47 CFR 64.1200(a)(10) one "stop" is meant for both.
 */
export function stopCovers(
  { channel, scope, by }: Pick<ContactStop, "channel" | "scope" | "by">,
  asked: { channel: ContactChannel; purpose: ContactPurpose },
): boolean {
  if (by === "phone" && asked.channel === "email") return false;
  if (asked.purpose === "marketing" && isPhoneWay(channel) && isPhoneWay(asked.channel)) return true;
  return (channel === "all" || channel === asked.channel) && (scope === "all" || asked.purpose === "marketing");
}

/** Whether two rows are what somebody asked for in one moment, at two of their addresses. */
export function isSameStop(one: ContactStop, other: ContactStop): boolean {
  return (
    one.channel === other.channel &&
    one.scope === other.scope &&
    one.source === other.source &&
    one.stoppedAt === other.stoppedAt
  );
}

/** Whether nothing is left by which we may answer. */
export function closesAll({ channel, scope }: { channel: StopChannel; scope: StopScope }): boolean {
  return channel === "all" && scope === "all";
}

function isPhoneWay(channel: StopChannel): boolean {
  return channel === "call" || channel === "text";
}

/** When they asked for it, whenever it began to count. */
export function saidTime({ saidAt, stoppedAt }: Pick<ContactStop, "saidAt" | "stoppedAt">): number {
  return saidAt ?? stoppedAt;
}

/**
 * The last stop they asked for that closes this way for this purpose; null when none does. Only the person's own later yes
 * lifts a stop, given with the same address or number. A yes of the same moment does not.
 */
export function standingStop(
  stops: readonly ContactStop[],
  asked: { channel: ContactChannel; purpose: ContactPurpose },
  lastYes: LastYes,
): ContactStop | null {
  const standing = stops.filter((stop) => stopCovers(stop, asked) && stop.stoppedAt >= (lastYes[stop.by] ?? 0));
  return standing.toSorted((a, b) => saidTime(b) - saidTime(a))[0] ?? null;
}
