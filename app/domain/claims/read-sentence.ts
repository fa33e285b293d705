import { said, type Word, wordsOf } from "./sentence-words.ts";
import { type Softener, softenersIn } from "./softeners.ts";

/** A sentence in plain words, and which of them are softened by what. */
export type Reading = {
  sentence: string;
  words: Word[];
  plain: string;
  softened: ReadonlyMap<Softener, ReadonlySet<number>>;
};

/** Reads a sentence clause by clause: who acts, what is denied, hedged, asked, on a condition, or told by others. */
export function readSentence(sentence: string): Reading {
  const words = wordsOf(sentence);
  const plain = ` ${words.map((word) => word.plain).join(" ")} `;
  const softened = new Map<Softener, Set<number>>();
  const soften = (how: Softener, from: number, to: number) => {
    const all = softened.get(how) ?? new Set();
    for (let index = from; index < to; index++) all.add(index);
    softened.set(how, all);
  };
  if (isAsked(plain)) soften("asked", 0, words.length);
  if (isReported(plain)) soften("reported", 0, words.length);
  for (const [from, to] of quoted(words)) soften("reported", from, to);
  for (const [from, to] of clausesOf(words)) {
    for (const { how, at, end } of softenersIn(words.slice(from, to))) soften(how, from + at, from + end);
  }
  return { sentence, words, plain, softened };
}

/** Whether the word at a place of the sentence is told by others, or part of a question. */
export function isToldOrAsked({ words, softened }: Reading, at: number): boolean {
  const index = words.findIndex(({ end }) => end > at);
  return (["asked", "reported", "conditional", "hedged"] as const).some((how) => softened.get(how)?.has(index));
}

/** Whether a clause ends by denying what it began with: "a new number is not a legal way". */
export function isDeniedLater({ words, softened }: Reading, at: number): boolean {
  const index = words.findIndex(({ end }) => end > at);
  return words[index]?.plain !== "not" && words[index]?.plain !== "no" && softened.get("denied")?.has(index) === true;
}

/** What stands between quotation marks, which is somebody else's. */
function quoted(words: readonly Word[]): [from: number, to: number][] {
  const marks = words.flatMap(({ plain }, index) => (/^["“”]$/.test(plain) ? [index] : []));
  return marks.flatMap((from, nth) => {
    const to = marks[nth + 1];
    return nth % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

const ends = /^[;:()—–….?!]$/;
const opens =
  /^(?:but|because|although|though|while|whereas|however|if|unless|when|whenever|until|whether|since|who|once|pero|porque|aunque|si|cuando|mientras|hasta|sino)$/;
const conditions = /^(?:if|once|when|whenever|unless|until|after|as|si|cuando)$/;
const joins = /^(?:and|so|or|then|y|e|o|asi)$/;
const subject =
  /^(?:i|we|you|they|he|she|it|there|that|this|those|these|your|our|my|the|his|her|its|usted|ustedes|nosotros|yo|ellos|el|la|los|las|su|sus|le|les|lo|se)$/;
const pronoun = /^(?:i|we|you|they|he|she|it|there|your|our|my|those|these|usted|ustedes|nosotros|yo|le|les|lo|se|su)$/;
const person = /^(?:i|we|you|they|he|she|there)$/;
const verb =
  /^(?:is|are|am|was|were|will|would|can|could|may|might|must|should|shall|has|have|had|do|does|did|get|gets|got|go|goes|come|comes|need|needs|want|wants|says|said|va|van|es|esta|son|puede|tiene|queda|hay|vamos|damos|\w{3,}[aei]mos|\w{3,}ra|\w{3,}[a-rt-z]s)$/;

/** Where the clauses of a sentence begin and end. Each has its own subject and verb, or punctuation sets it off. */
export function clausesOf(words: readonly Word[]): [from: number, to: number][] {
  const starts = words.flatMap((_, index) => (index > 0 && beginsClause(words, index) ? [index] : []));
  const all = [0, ...starts];
  return all.map((from, nth) => [from, all[nth + 1] ?? words.length]);
}

function beginsClause(words: readonly Word[], index: number): boolean {
  const plain = plainAt(words, index);
  if (ends.test(plain) || opens.test(plain)) return true;
  if (joins.test(plain)) return pronoun.test(plainAt(words, index + 1));
  if (plain !== ",") return false;
  if (conditions.test(plainAt(words, 0)) && words.findIndex((word) => word.plain === ",") === index) return true;
  const next = joins.test(plainAt(words, index + 1)) ? index + 2 : index + 1;
  if (person.test(plainAt(words, next))) return true;
  return subject.test(plainAt(words, next)) && hasVerb(words.slice(next + 1, next + 7));
}

function hasVerb(words: readonly Word[]): boolean {
  const comma = words.findIndex(({ plain }) => plain === ",");
  return words.slice(0, comma === -1 ? undefined : comma).some(({ plain }) => verb.test(plain));
}

function plainAt(words: readonly Word[], index: number): string {
  return words[index]?.plain ?? "";
}

const asks =
  /^ (?:(?:so|and|but|or|ok|hi|hey|wait|please|well) (?:, )?)?(?:¿|can|does|do|did|is|are|am|will|how|what|who|should|why|which|when|where|was|were|has|have|could (?:my|i|it|the|they)|would (?:it|the|a|my|you (?:like|want)))(?= )/;
/** Asks, and offers or tells someone to do something. */
const offers = said(
  "sounds?|how would you like|what would you do with|what if i|why (wait|not|pay)|who else|what is the best (card|way)|quiere|le gustaria|list[oa]",
);

/** Asks whether it is so, and offers nothing: "Want it guaranteed?" does. */
function isAsked(plain: string): boolean {
  return plain.includes(" ? ") && asks.test(plain) && !offers.test(plain);
}

const teller = String.raw`(they|he|she|someone|somebody|anyone|anybody|caller|company|compan\w*|outfits?|ads?|postcard|whoever|one|collector|owner|agent)`;
const claimed = String.raw`(promis\w*|guarantee\w*|says?|said|tells?|told|claim\w*|quoted|offer\w*|wrote|mention\w*|wants? cash|asked|asks( you)?)`;
const reports = said(String.raw`
  ${teller} ((who|that|you (told|wrote|mention\w*)) )?${claimed}|
  any (outfit|company|one) (who|that)|(a|some|the other) (company|caller|outfit)|(some|the|an) ads?|
  you (asked|wrote|told (us|me)|mentioned|were told|said you|will (see|hear) in)|we get that question|(is|of) (a|the) phrase|
  si alguien|(les?) (dijeron|prometi\w*|ofreci\w*|pidieron|ofrecieron)|otra compania|dice que|dijo|dicen que`);
const warnings = said(String.raw`
  scam\w*|illegal|crime|fraud\w*|against (the|federal) law|breaking the law|warning sign|red flag|(is to|,|please|and|then|just) walk away \.|walk away (\.|from (it|them|any\w*|a company))|run from|careful|beware|watch out|suspicious|nonsense|lying|do not (believe|trust)|should not (trust|believe)|
  isnt one i|not one i would trust|bad advice|doing you harm|(was|were) wrong|too good to be true|stay away from (any|anyone)|if (someone|somebody|anyone|a company|a caller|they) (says?|promises?|offers?|tells?|asks?|claims?|wants?)|
  estafa\w*|fraude|engano|delito|ilegal|mentira|cuidado con`);
/** Says that it is none: "it's not illegal". */
const noWarning = said(
  String.raw`(not|no|nothing|never|perfectly|isnt) (an? )?(scam\w*|illegal|crime|fraud\w*|lying)|i am warning`,
);

/** Tells what others say, or warns of them. */
function isReported(plain: string): boolean {
  return reports.test(plain) || (warnings.test(plain) && !noWarning.test(plain));
}
