// cspell:disable -- words in the languages that people and their mail programs write
import type { ContactChannel, StopChannel, StopScope } from "./contact-stops.ts";
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

/**
 * What a person's own words say about stopping. `stop`: they ask us. `maybe`: a person has to read the sentence. The channel
 * is the one that the sentence names; where it names none or several, all counts.
 */
export type StopReading =
  | { verdict: "none" }
  | { verdict: "stop" | "maybe"; sentence: string; channel: StopChannel; scope: StopScope };

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
  if (sure.verdict === "none" && other.verdict !== "none") return { ...other, verdict: "maybe" };
  return sure;
}

function readWords(text: string): StopReading {
  const sentences = sentencesOf(text);
  const readings = sentences.map((sentence, at) =>
    readSentence(sentence, { isEdge: at === 0 || at === sentences.length - 1 || sentences.length <= 4 }),
  );
  const asked = readings.filter((one) => one.verdict !== "none");
  const stop = asked.find((one) => one.verdict === "stop");
  // "Stop. Call me instead." does not close every way.
  if (
    stop?.channel === "all" &&
    sentences.some((sentence) => clausesOf(sentence).some((one) => wantsContact.test(one)))
  ) {
    return { ...stop, verdict: "maybe" };
  }
  return stop ?? asked[0] ?? { verdict: "none" };
}

const wantsContact =
  /^(?:(?:please|just|only|but|instead|por favor|mejor|solo)[\s,]+)*(?:(?:call|phone|text|e-?mail) me(?! (?:a|an|the)\b)|(?:ll[aá]m|escr[ií]b|mánd|env[ií])\p{L}{1,3}me)(?![\p{L}])/iu;

/** A line that ends within a sentence goes on below; an empty line ends it. */
function sentencesOf(text: string): string[] {
  const lines = text.replace(/[’‘]/g, "'").split("\n");
  const paragraphs = lines.reduce<string[]>((made, line) => {
    const last = made.at(-1) ?? "";
    const isOneSentence =
      last !== "" && line.trim() !== "" && !loneStop.test(last) && !loneStop.test(line) && last.length > 50;
    if (isOneSentence) made[made.length - 1] = `${last} ${line.trim()}`;
    else made.push(line.trim());
    return made;
  }, []);
  return paragraphs
    .flatMap((paragraph) => paragraph.match(/[^.!?]{1,300}[.!?…]*/g) ?? [])
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const question =
  /^(?:(?:hi|hello|hola|hey|so|and|but|also|please tell me|tell me|i wonder|i was wondering|i want to know|quick question|question)[\s,:¿-]+)*(?:how|what|when|where|why|which|who|should|do (?:i|we|you|they|any|all)|does|did|is|are|am|can i|could i|may i|will i|would i|if|whether|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|por qu[eé]|puedo|debo|es|hay|si)\b/iu;
const politeRequest =
  /^(?:(?:hi|hello|hey|please)[\s,]+)*(?:(?:can|could|will|would) you|(?:pueden|puede|podr[ií]an?)\b)/iu;

function readSentence(sentence: string, { isEdge }: { isEdge: boolean }): StopReading {
  if (loneStop.test(sentence.slice(0, 100))) return found(isEdge ? "stop" : "maybe", sentence);
  if (vagueStop.test(sentence.slice(0, 100))) return found("maybe", sentence);
  const asks = sentence.trimEnd().endsWith("?");
  const spoken = sentence.replace(/^¿/, "");
  const isQuestion = question.test(spoken) || (asks && !politeRequest.test(spoken));
  const others = aboutOthers.test(sentence);
  const clause = clausesOf(sentence).find((one) => stopPhrases.some((phrase) => phrase.test(one)));
  if (clause !== undefined && !isQuestion && !isName(clause)) {
    return found(others || limited.test(clause.replace(/appreciate it if/i, "")) ? "maybe" : "stop", sentence, clause);
  }
  if (beginsWithStop.test(sentence) || otherTopic.test(sentence)) return found("maybe", sentence);
  const topic = clausesOf(sentence.replace(goesOn, "")).find((one) => stopTopic.test(one));
  if (others || topic === undefined || isName(sentence)) return { verdict: "none" };
  return found("maybe", sentence, topic);
}

/** "Don't stop calling" asks for the opposite. */
const goesOn = /\b(?:don't|do not|dont|never|can't|cannot) (?:ever )?(?:stop|quit)\b|\bno (?:dejen|deje|paren) de\b/giu;

/** "Don't call me Al" is about a name. */
function isName(clause: string): boolean {
  return /\bcall me (?:a|an|the|crazy|old|stupid|mr|mrs|ms|miss)\b/i.test(clause) || /\b[Cc]all me [A-Z]/.test(clause);
}

function clausesOf(sentence: string): string[] {
  const parts = sentence
    .split(/[,;:]\s*|\s[-–—]+\s|\s(?:and|but|so|because|y|pero|porque)\s/iu)
    .map((part) => part.trim());
  return [...parts, sentence]
    .map((part) => part.replace(/^[^\p{L}\d(]+|[\s.!?…]+$/gu, ""))
    .filter((part) => part !== "");
}

const namesOfWays: Record<ContactChannel, RegExp> = {
  call: /\b(?:call|calls|calling|called|phone|phoning|ring|ringing|llam\p{L}*)(?![\p{L}])/iu,
  text: /\b(?:text|texts|texting|texted|sms|textos?|mensajes de texto)(?![\p{L}])/iu,
  email:
    /\b(?:e-?mails?|e-?mailing|e-?mailed|mailing|mailings|unsub\w*|newsletters?|correos?|bolet[ií]n(?:es)?|suscripci[oó]n)(?![\p{L}])/iu,
};
const letterWords =
  /\b(?:newsletters?|marketing|promotion\w*|advertis\w+|weekly (?:letters?|e-?mails?)|bolet[ií]n(?:es)?|publicidad)(?![\p{L}])/iu;

function found(verdict: "stop" | "maybe", sentence: string, clause = sentence): StopReading {
  // Their number and address are where we reach them, not a way they name.
  const asked = clause.replace(/\b(?:phone number|e-?mail address|phone|number)\b/giu, "");
  const named = (Object.keys(namesOfWays) as ContactChannel[]).filter((way) => namesOfWays[way].test(asked));
  const [first, ...others] = named;
  const channel = first === undefined || others.length > 0 ? "all" : first;
  const scope = letterWords.test(clause) ? "marketing" : "all";
  return { verdict, sentence: sentence.slice(0, 300), channel, scope };
}
