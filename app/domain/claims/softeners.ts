import { said, type Word } from "./sentence-words.ts";

/**
 * What takes the promise out of words: a question, what others say, a "no" before them, a "may", an "if", somebody else
 * who acts, what is over.
 */
export type Softener = "asked" | "reported" | "denied" | "hedged" | "conditional" | "others" | "past";

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
const conditions =
  /^ (?:[,;] )?(?:(?:and|or|but|only|even|y|o) )?(?:if|whether|unless|when|whenever|once|until|provided|as long as|in case|si|cuando|en caso|a menos que|hasta)(?= )/;
const others = said(String.raw`
  bureaus?|lenders?|collectors?|creditors?|landlords?|courts?|judge|law|laws|rules?|regulat\w*|sellers?|underwriters?|agenc\w*|hud|fha|the va|usda|cfpb|ftc|irs|equifax|experian|transunion|servicers?|banks?|company|companies|scammers?|state|county|inspector|
  they|he|she|someone|somebody|buro|buros|banco|bancos|ley|acreedor\w*|cobrador\w*|juez|corte|compania|companias`);
const past = said("was|were|had|went|dropped|used to|had been|ago|fue|era|eran|habia|estaba");
const ours = said(String.raw`we|us|our|i|my|me|ours|nosotros|nuestr\w*|mi|mis|you|usted`);

/** Reads one clause for what softens it. */
export function softenersIn(words: readonly Word[]): Softened[] {
  const plain = ` ${words.map((word) => word.plain).join(" ")} `;
  const found: Softened[] = [];
  const add = (how: Softener, from: number | null, end = words.length) => {
    if (from !== null) found.push({ how, at: from, end });
  };
  add("denied", placeOf(denials, withoutEmptyDenials(plain)));
  add("denied", placeOf(laterDenials, plain) === null ? null : 0);
  add("hedged", isRequest.test(plain) ? null : placeOf(hedges, plain));
  add("past", placeOf(past, plain));
  add("conditional", conditions.test(plain) ? 0 : null);
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
