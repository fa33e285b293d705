import { said, type Word, wordsOf } from "./sentence-words.ts";

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

/**
 * What takes the promise out of words: a question, what others say, a "no" before them, a "may", an "if", somebody else
 * who acts, what is over.
 */
type Softener = "asked" | "reported" | "denied" | "hedged" | "conditional" | "others" | "past";

/** Words of a clause that are softened, by their places in it. */
type Softened = { how: Softener; at: number; end: number };

/** Says no and denies nothing: "no doubt", "don't worry". */
const emptyDenials = said(String.raw`
  no (matter|doubt|problem\w*|worr\w*|questions?|exceptions?|strings|catch|time|risk|sweat|choice|expiry|hassle|stress|trouble|brainer|way you|way they|more than|later than|less than)|
  not (only|just|worry|hesitate|a (problem|big deal)|miss|wait|be afraid|a penny|one penny)|
  (can|could) not (fail|lose|miss|go wrong|wait|beat)|never (fails?|misses?)|nothing (but|to lose)|
  without (a doubt|fail|any doubt|exception|a hitch|a problem)|why not|or not|not to mention|whether or not|
  no (se preocupe|importa|hay (duda|problema)|tenga (miedo|pena)|espere)|now or never|ahora o nunca|no (lo )?(piense|dude) (tanto|mas)|sin (duda|falta|problema\w*|preguntas|importar|excepcion\w*)`);
const denials = said(String.raw`
  not|no|never|none|nothing|neither|nor|without|rather than|instead of|avoid\w*|unlike|refus\w* to|stop short|
  nunca|jamas|nadie|ninguna?|ningun|sin|ni|tampoco`);
/** After the words: "removing it is illegal". */
const laterDenials = said(String.raw`
  (is|are|was|be|would be) (illegal|impossible|a crime|forbidden|prohibited|against the|up to (the|each|them))|
  (is|are) (not|never) (legal|allowed|possible|something|how|what|a thing|the same|true|real|ours)|
  (does|do) not (exist|work like)|(es|son) (ilegal\w*|imposible\w*|un delito)`);
const hedges = said(String.raw`
  may|might|could|perhaps|maybe|possibly|possible|sometimes|often|usually|generally|typically|tends? to|can help|a chance|
  hopes?|hoping|aims? to|try|tries|trying|depends|whether|almost always|in many cases|as a favor|
  puede ser|podria\w*|quizas?|tal vez|a veces|a menudo|suele\w*|depende\w*|es posible|casi siempre|intent\w*|trata\w* de`);
/** "Could you send …" asks for a deed. */
const isRequest = /^ (?:so , |and )?(?:could|would|might|can) you /;
const conditionWords =
  /^ (?:[,;] )?(?:(?:and|or|but|only|even|y|o) )?(?:if|whether|unless|when|whenever|once|until|provided|as long as|in case|si|cuando|en caso|a menos que|hasta)(?= )/;
const others = said(String.raw`
  bureaus?|lenders?|collectors?|creditors?|landlords?|courts?|judge|law|laws|rules?|regulat\w*|sellers?|underwriters?|agenc\w*|hud|fha|the va|usda|cfpb|ftc|irs|equifax|experian|transunion|servicers?|banks?|company|companies|scammers?|state|county|inspector|
  they|he|she|someone|somebody|buro|buros|banco|bancos|ley|acreedor\w*|cobrador\w*|juez|corte|compania|companias`);
const past = said("was|were|had|went|dropped|used to|had been|ago|fue|era|eran|habia|estaba");
const ours = said(String.raw`we|us|our|i|my|me|ours|nosotros|nuestr\w*|mi|mis|you|usted`);

/** Reads one clause for what softens it. */
function softenersIn(words: readonly Word[]): Softened[] {
  const plain = ` ${words.map((word) => word.plain).join(" ")} `;
  const found: Softened[] = [];
  const add = (how: Softener, from: number | null, end = words.length) => {
    if (from !== null) found.push({ how, at: from, end });
  };
  add("denied", placeOf(denials, withoutEmptyDenials(plain)));
  add("denied", placeOf(laterDenials, plain) === null ? null : 0);
  add("hedged", isRequest.test(plain) ? null : placeOf(hedges, plain));
  add("past", placeOf(past, plain));
  add("conditional", conditionWords.test(plain) ? 0 : null);
  add("others", isAboutOthers(plain) ? 0 : null);
  return found;
}

/** Someone else is the first to be named, early in the clause, and none of us. */
function isAboutOthers(plain: string): boolean {
  const at = placeOf(others, plain);
  const ourPlace = placeOf(ours, plain);
  return at !== null && at <= 4 && (ourPlace === null || ourPlace > at);
}

function withoutEmptyDenials(plain: string): string {
  let rest = plain;
  for (let hit = emptyDenials.exec(rest); hit; hit = emptyDenials.exec(rest)) {
    rest = rest.slice(0, hit.index) + hit[0].replace(/[^ ]+/g, "#") + rest.slice(hit.index + hit[0].length);
  }
  return rest;
}

/** Which word of a plain text a search finds first. */
function placeOf(expression: RegExp, plain: string): number | null {
  const hit = expression.exec(plain);
  return hit ? plain.slice(0, hit.index).split(" ").length - 1 : null;
}
