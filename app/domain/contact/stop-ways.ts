// cspell:disable -- words in the languages that people write
import { type ContactChannel, contactChannels, type StopChannel, type StopScope } from "./contact-stops.ts";

/** A part of a sentence, and the word or mark that joins it to the part before; "" for the first. */
export type Clause = { text: string; joint: string };

/** The parts of a sentence that may be a request of their own. */
export function clausesOf(sentence: string): Clause[] {
  const parts = sentence.split(/([,;:])\s*|\s([-–—]+)\s|\s(and|but|so|because|y|pero|porque)\s/iu);
  const clauses: Clause[] = [];
  // Four entries a part: its text, then the three groups of the joint after it.
  for (let at = 0; at < parts.length; at += 4) {
    const text = trimmed(parts[at] ?? "");
    const joint = at === 0 ? "" : (parts.slice(at - 3, at).find((one) => one !== undefined) ?? "");
    if (text !== "") clauses.push({ text, joint: joint.toLowerCase() });
  }
  return clauses;
}

/** A sentence or clause without the marks around it. */
export function trimmed(text: string): string {
  return text.trim().replace(/^[^\p{L}\d(]+|[\s.!?…]+$/gu, "");
}

const namesOfWays: Record<ContactChannel, RegExp> = {
  call: /\b(?:call|calls|calling|called|phone|phoning|ring|ringing|voice-?mails?|llam\p{L}*)(?![\p{L}])/iu,
  text: /\b(?:text|texts|texting|texted|sms|textos?|texte\p{L}+|mensajes de texto)(?![\p{L}])/iu,
  email:
    /\b(?:e-?mails?|e-?mailing|e-?mailed|mailing|mailings|unsub\w*|newsletters?|correos?|bolet[ií]n(?:es)?|suscripci[oó]n)(?![\p{L}])/iu,
};
const letterWords =
  /\b(?:newsletters?|marketing|promotion\w*|advertis\w+|weekly (?:letters?|e-?mails?)|bolet[ií]n(?:es)?|publicidad)(?![\p{L}])/iu;

/** Their number and address are where we reach them, not a way they name. */
const theirAddress =
  /\b(?:(?:my|our|this|these|that|your) (?:\w+ )?phone(?! calls?\b)(?: numbers?)?|phone numbers?|e-?mail address(?:es)?|numbers?)\b/giu;
/** "Just text me", in the middle of a clause. */
const askedFor =
  /\b(?:just|please|only|rather|better)\s+(?:call|phone|text|e-?mail)\s+me\b|\b(?:call|phone|text|e-?mail)\s+me\s+(?:instead|only)\b/giu;

/** The ways that some words name. */
function waysIn(words: string): ContactChannel[] {
  const asked = words.replace(theirAddress, "").replace(askedFor, "");
  return contactChannels.filter((way) => namesOfWays[way].test(asked));
}

const wantsContact =
  /^(?:(?:please|just|only|but|instead|also|and|por favor|mejor|solo)[\s,]+)*(?:(?:call|phone|text|e-?mail)(?: or (?:call|phone|text|e-?mail))? me(?! (?:a|an|the)\b)|(?:ll[aá]m|escr[ií]b|mánd|env[ií])\p{L}{1,3}me)(?![\p{L}])/iu;

/** Whether a clause asks us to reach them. */
export function invites({ text }: Clause): boolean {
  return wantsContact.test(text);
}

/** "Texts", "or emails", "sending me texts", "nor text me": it goes on with what was said before it. */
const goesOn =
  /^(?:(?:and|or|nor|ni|o|neither|either|also|please|pls|then|all|any|the|your|these|those|no|more|further|future|other|not|don't|do not|dont|never|even|for|from|with|by|via|through|same|goes|likewise|to|me|us|of|phone|stop|quit|sending|receiving|getting|giving|leaving|marketing|unwanted|automated|m[aá]s|los|las|de|por|tampoco|me|manden)\s+)*(?:call|calls|calling|called|phone|phoning|text|texts|texting|texted|sms|e-?mails?|e-?mailing|e-?mailed|mailings?|newsletters?|voice-?mails?|llam\p{L}*|texte\p{L}*|textos?|correos?|mensajes de texto)(?![\p{L}])/iu;
/** "Email me", or "call my other number", which after "don't call me" is what they want. */
const asksForMe =
  /^(?:please |also |then )*(?:call|phone|text|e-?mail)(?:,? or (?:call|phone|text|e-?mail))* (?:(?:me|us|(?:my|the) (?:other|new)|another)\b|\(?\d)/iu;
/** "Do not call": the words that say whom may come with a later verb. */
const lacksObject =
  /\b(?:do not|don't|dont|never|not|neither)\s+(?:\w+\s+){0,2}(?:call|phone|ring|text|e-?mail|contact|write)$/iu;

/** Whether a clause goes on with the request before it: "do not call | text | or email me", but not "don't call | email me". */
export function continues(clause: Clause, before: Clause): boolean {
  const { text, joint } = clause;
  if (!goesOn.test(text) || /^(?:but|pero|so|because|porque)$/.test(joint) || /\binstead\b/i.test(text)) return false;
  if (!asksForMe.test(text) || /\b(?:again|any ?more|ever)$/i.test(text)) return true;
  return lacksObject.test(before.text) && (joint === "and" || / or /i.test(text));
}

const listedWay =
  /^(?:(?:and|all|any|the|your|these|those)\s+)*(?:phone |text )?(?:calls?|texts?|messages?|sms|e-?mails?|mailings?|newsletters?)$/iu;

/** Whether a clause only names a way for the request after it: "your texts | and emails must stop". */
export function leadsTo({ text }: Clause, after: Clause): boolean {
  return listedWay.test(text) && /^(?:and|,)$/.test(after.joint);
}

const alsoThat =
  /^(?:and|or|nor|y|ni|neither|also|no|not|same|likewise|tampoco)\b|\b(?:too|either|neither|as well|also|tampoco|tambi[eé]n)$/iu;

/** Whether a sentence only adds ways to the one before it: "No texts either.", "Same for emails." */
export function addsWays(sentence: string): boolean {
  const text = trimmed(sentence);
  if (text.split(" ").length > 8 || !alsoThat.test(text) || !goesOn.test(text)) return false;
  return !asksForMe.test(text.replace(/^(?:and|also)[\s,]+/i, ""));
}

/** What some words close. No way at all means every way. */
export type Closed = { ways: readonly ContactChannel[]; isLetter: boolean };

/** What a request closes: the clauses of a sentence that make it, one or several. */
export function closedBy(clauses: readonly string[]): Closed {
  const named = clauses.map(waysIn);
  const isAll = named[0]?.length === 0;
  return {
    ways: isAll ? [] : contactChannels.filter((way) => named.some((ways) => ways.includes(way))),
    isLetter: clauses.every((one) => letterWords.test(one)),
  };
}

/** All that several requests close together. Who names two ways gets neither, and no third: 058. */
export function closedTogether(closed: readonly Closed[]): { channel: StopChannel; scope: StopScope } {
  const ways = new Set(closed.flatMap((one) => one.ways));
  const [first] = ways;
  const isAll = first === undefined || ways.size > 1 || closed.some((one) => one.ways.length === 0);
  return { channel: isAll ? "all" : first, scope: closed.every(({ isLetter }) => isLetter) ? "marketing" : "all" };
}
