import type { Word } from "./sentence-words.ts";

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
