// cspell:disable -- words in the languages that people and their mail programs write
import type { StopChannel, StopScope } from "./contact-stops.ts";
import { namesHours, wishesHours } from "./hour-words.ts";
import { type AddressWords, isAboutHere, otherAddress, readAddressWords, wantsOtherNumber } from "./stop-address.ts";
import { stopNet } from "./stop-net.ts";
import {
  aboutOthers,
  beginsWithStop,
  limited,
  loneStop,
  otherTopic,
  stopPhrases,
  stopTopic,
  vagueStop,
} from "./stop-phrases.ts";
import {
  addsWays,
  type Clause,
  type Closed,
  clausesOf,
  closedBy,
  closedTogether,
  continues,
  invites,
  leadsTo,
  trimmed,
} from "./stop-ways.ts";

/**
 * What a person's own words say about stopping. `stop`: they ask us. `maybe`: a person has to read the sentence. The channel
 * is the one that they name in all they say; where they name none or several, all counts. `hours`: they stop nothing, and wish for
 * certain hours of calls and texts; beside a stop, that sentence comes with it. `address`: a stop of emails that says something
 * about one address.
 */
export type StopReading =
  | { verdict: "none" }
  | {
      verdict: "stop" | "maybe" | "hours";
      sentence: string;
      channel: StopChannel;
      scope: StopScope;
      hours?: string;
      address?: AddressWords;
    };

const mostLetters = 5000;

/**
 * Reads whether somebody asks us to stop contacting them. A question, a story about others or a limit ("before 6") is never a
 * stop by itself: in doubt a person decides.
 *
 * @param own the sender's own words
 * @param unsure words that may be theirs or quoted; they are never more than a `maybe`
 */
export function readStop(own: string, unsure = ""): StopReading {
  const sure = readWords(own.slice(0, mostLetters));
  if (sure.verdict === "stop") return sure;
  const other = readWords(unsure.slice(0, mostLetters));
  if (sure.verdict === "maybe" || other.verdict === "none") return sure;
  if (other.verdict === "hours") return sure.verdict === "none" ? other : sure;
  return { ...other, verdict: "maybe" };
}

/** What one sentence says, and the clauses that ask for it. `isSaid`: it asks for it itself, without a limit and not about others. */
type Reading = {
  verdict: "none" | "maybe" | "stop";
  sentence: string;
  request: readonly string[];
  closed: Closed;
  isSaid: boolean;
};

function readWords(text: string): StopReading {
  const sentences = sentencesOf(text);
  const readings = sentences.map((sentence, at) =>
    readSentence(sentence, { isEdge: at === 0 || at === sentences.length - 1 || sentences.length <= 4 }),
  );
  const first =
    readings.find(({ verdict }) => verdict === "stop") ?? readings.find(({ verdict }) => verdict !== "none");
  const hours = sentences.find((sentence) => sentence !== first?.sentence && wishesHours(sentence))?.slice(0, 300);
  if (!first || first.verdict === "none") {
    return hours === undefined
      ? { verdict: "none" }
      : { verdict: "hours", sentence: hours, channel: "call", scope: "all" };
  }
  const { verdict, sentence } = first;
  const added = readings
    .slice(readings.indexOf(first) + 1)
    .filter((one) => one.verdict === "none" && addsWays(one.sentence));
  // "Stop calling. No texts, either." names two ways, whichever sentence says it better.
  const joined = readings.filter((one) => one === first || (one.verdict !== "none" && one.isSaid));
  const asking = [...joined, ...added];
  const address = addressIn(asking, sentences);
  const together = closedTogether(asking.map(({ closed }) => closed));
  const closes = address?.isHere ? { ...together, channel: "email" as const } : together;
  const request = asking.flatMap((one) => one.request);
  // "Stop. Call me instead." does not close every way, nor does a number close the other one that they name.
  const isOpen =
    (closes.channel === "all" && sentences.some(asksForContact)) ||
    (closes.channel !== "email" &&
      wantsOtherNumber(
        request,
        sentences.flatMap(clausesOf).map(({ text }) => text),
      ));
  const more = { ...(hours !== undefined && { hours }), ...(address && { address }) };
  return { verdict: isOpen ? "maybe" : verdict, sentence, ...closes, ...more };
}

/** What a request says about one email address; null where it is about another way, or names no address. */
function addressIn(asking: readonly Reading[], sentences: readonly string[]): AddressWords | null {
  if (asking.some(({ closed }) => closed.ways.some((way) => way !== "email"))) return null;
  const request = asking.flatMap((one) => one.request);
  // Beside a plain "stop", words about an address may only go on: somebody has to read them.
  const said = { ...readAddressWords(request, sentences), isHere: isAboutHere(asking[0]?.request ?? []) };
  return said.isHere || said.closed.length + said.wanted.length > 0 ? said : null;
}

function asksForContact(sentence: string): boolean {
  const clauses = clausesOf(sentence);
  return clauses.some((one, at) => invites(one) && !(at > 0 && continues(one, clauses[at - 1] ?? one)));
}

/** Addresses and numbers, whose dots end no sentence. Other words without a blank after the dot may be two sentences: "stop.please". */
const withDots =
  /[^\s@]{1,64}@[^\s@]{1,255}|(?<![\w.-])(?:[a-z\d-]{1,63}\.){1,5}(?:com|net|org|edu|gov|mil|info|biz|io|example)\b|\d\.\d/giu;
/** Takes the place of such a dot while the text is split. People don't type it. */
const innerDot = "\u2024";

/** A line that ends within a sentence goes on below; an empty line ends it. */
function sentencesOf(text: string): string[] {
  // The dots of "11 a.m." end no sentence.
  const lines = text
    .replace(/[’‘]/g, "'")
    .replace(/(?<!\p{L})([ap])\.\s?m\b\.?/giu, "$1m")
    .replace(withDots, (address) => address.replace(/\.(?=\w)/g, innerDot))
    .split("\n");
  const paragraphs = lines.reduce<string[]>((made, line) => {
    const last = made.at(-1) ?? "";
    const isBroken = last.length > 50 || (last.endsWith(",") && /^\s*\p{Ll}/u.test(line));
    const isOneSentence = isBroken && line.trim() !== "" && !loneStop.test(last) && !loneStop.test(line);
    if (isOneSentence) made[made.length - 1] = `${last} ${line.trim()}`;
    else made.push(line.trim());
    return made;
  }, []);
  return paragraphs
    .flatMap((paragraph) => paragraph.match(/[^.!?]{1,300}[.!?…]*/g) ?? [])
    .map((sentence) => sentence.replaceAll(innerDot, ".").replace(/\s+/g, " ").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const question =
  /^(?:(?:hi|hello|hola|hey|so|and|but|also|please tell me|tell me|i wonder|i was wondering|i want to know|quick question|question)[\s,:¿-]+)*(?:how|what|when|where|why|which|who|should|do (?:i|we|you|they|any|all)|does|did|is|are|am|can i|could i|may i|will i|would i|if|whether|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|por qu[eé]|puedo|debo|es|hay|si)\b/iu;
/** With these, hours in the same sentence are only a reason. */
const forGood =
  /\b(?:again|any ?more|any longer|ever|stop|quit|cease|unsub\w*|remove|list|m[aá]s|dejen|nunca)(?![\p{L}])/iu;
const politeRequest =
  /^(?:(?:hi|hello|hey|please)[\s,]+)*(?:(?:can|could|will|would) you|(?:pueden|puede|podr[ií]an?)\b)/iu;

function readSentence(sentence: string, { isEdge }: { isEdge: boolean }): Reading {
  if (loneStop.test(sentence.slice(0, 100))) return found(isEdge ? "stop" : "maybe", sentence, [sentence], true);
  if (vagueStop.test(sentence.slice(0, 100))) return found("maybe", sentence);
  const asks = sentence.trimEnd().endsWith("?");
  const spoken = sentence.replace(/^¿/, "");
  const isQuestion = question.test(spoken) || (asks && !politeRequest.test(spoken));
  const others = aboutOthers.test(sentence);
  const request = requestIn(sentence, stopPhrases);
  const [clause] = request;
  if (clause !== undefined && !isQuestion && !isName(clause)) {
    const isLimited =
      others ||
      (namesHours(sentence) && !forGood.test(sentence)) ||
      request.some((one) => limited.test(one.replace(/appreciate it if/i, "")));
    return found(isLimited ? "maybe" : "stop", sentence, request, !isLimited);
  }
  if (beginsWithStop.test(sentence) || otherTopic.test(sentence)) return found("maybe", sentence);
  const words = trimmed(sentence.replace(notToStop, ""));
  const topic = requestIn(words, isQuestion ? [stopTopic] : [stopTopic, ...stopNet]);
  if (!others && !isQuestion && topic.length === 0 && otherAddress.test(sentence)) return movesFrom(sentence);
  if (others || topic.length === 0 || isName(sentence)) return found("none", sentence);
  return found("maybe", sentence, topic, !isQuestion);
}

/** The clauses in which a sentence says one of these, and those that go on with it; the whole sentence where no part does. */
function requestIn(sentence: string, phrases: readonly RegExp[]): string[] {
  const says = (words: string) => phrases.some((phrase) => phrase.test(words));
  const clauses = clausesOf(sentence);
  const asked: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const goesOn = before !== undefined && asked.at(-1) === before && continues(clause, before);
    if (!goesOn && !says(clause.text)) continue;
    if (asked.length === 0) asked.push(...listBefore(clauses, at));
    asked.push(clause);
  }
  if (asked.length > 0) return asked.map(({ text }) => text);
  const whole = trimmed(sentence);
  return says(whole) ? [whole] : [];
}

function listBefore(clauses: readonly Clause[], at: number): Clause[] {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  return before && clause && leadsTo(before, clause) ? [...listBefore(clauses, at - 1), before] : [];
}

/** "Don't stop calling" asks for the opposite. */
const notToStop =
  /\b(?:don't|do not|dont|never|can't|cannot) (?:ever )?(?:stop|quit)\b|\bno (?:dejen|deje|paren) de\b/giu;

/** "Don't call me Al" is about a name. */
function isName(clause: string): boolean {
  return /\bcall me (?:a|an|the|crazy|old|stupid|mr|mrs|ms|miss)\b/i.test(clause) || /\b[Cc]all me [A-Z]/.test(clause);
}

function found(verdict: Reading["verdict"], sentence: string, request: string[] = [sentence], isSaid = false): Reading {
  return { verdict, sentence: sentence.slice(0, 300), request, closed: closedBy(request), isSaid };
}

/** "Wrong address, write to me at …" stops emails to this address, for a person to read. */
function movesFrom(sentence: string): Reading {
  const closed: Closed = { ways: ["email"], isLetter: false };
  return { verdict: "maybe", sentence: sentence.slice(0, 300), request: ["to this address"], closed, isSaid: true };
}
