// cspell:words twen thir eigh increas improv rais irán aument arás puntos promis driv
/** Five and up: fewer are a rate's points, or a list's. */
const tens = "(?:twen|thir|for|fif|six|seven|eigh|nine)ty";
const digits = String.raw`(?:[5-9]|\d{2,3})(?: ?(?:-|–|to|or) ?\d{1,3})?\+?`;
const number = String.raw`(?:${digits}|(?:an? |one |two )?hundred(?: and \w+)?|${tens}(?:[- ]\w+)?|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)`;
const points = `${number} (?:more |extra |additional |full |whole |credit |score )?points?`;

/** "Ten points to check", "20 points apart": not what somebody gains. */
const otherPoints =
  "(?!,? (?:to (?!you|the|each|every|his|her|their|my|our)|about|above|below|over|short|apart|between|less|lower|down|off|lost|fewer|different|on (?:the|this|our) (?:list|agenda|loan))\\b)";

const measure =
  "(?:(?:by|up|at|as|no|than|to|of|about|around|roughly|some|somewhere|exactly|almost|nearly|over|least|most|much|little|less|fewer|more|between|another|an?|extra|additional|easy|sure|automatic|full|whole|good|solid|the|those|these|your|back|is|be|me|you|yourself|everyone|every client) )*";
const whose = String.raw`(?:(?:(?:your|the|each|every|that|this|their|any|our) (?:\w+ ){0,2}?(?:scores?|number|credit|file|fico)|it|you) )?`;

/** What is over, as in "went up 40 points", is a fact and no promise. */
const rises = String.raw`(?:(?:go|shoot|move)(?:s|es|ing)? up|ris(?:e|es|ing)|climb(?:s|ing)?|jump(?:s|ing)?|soar(?:s|ing)?|increas(?:e|es|ing)|improv(?:e|es|ing)|bump(?:s|ing)?|rais(?:e|es|ing)|boost(?:s|ing)?|lift(?:s|ing)?|add(?:s|ing)?|bring(?:s|ing)? (?:you|it|your score|people) up|gain(?:s|ing)?|earn(?:s|ing)?|pick(?:s|ing)? up|get(?:s|ting)?|giv(?:e|es|ing)|hand(?:s|ing)?|deliver(?:s|ing)?|(?<!\bI )see|expect|recover|regain|collect|win|be|means?|equals?|worth|good for|buys?|(?:rewarded|credited) with)`;
const gain = "(?:boost|jump|rise|raise|lift|increase|bump|improvement|gain|bounce|swing|pickup|head start)";
/** "A paid card can raise a score by 20 points" teaches, and promises nothing to anyone. */
const notPerhaps = String.raw`(?<!\b(?:can|could|may|might)(?: \w+){0,2} )`;

/** "We will raise your score to 640", "that’ll get you past 700"; "you will need to get your score to 640" is none. */
const toScore = String.raw`\b(?:(?:will|shall|going to|promise\w*|pledge|swear|vow)(?: (?:you|that|to|we|I|will|shall|can|easily|surely|definitely|then|soon))*|(?:we|I|it|that|this)['’]ll(?: (?:easily|surely|definitely|then|soon))?) (?:rais|boost|increas|lift|improv|bring|get|tak|push|mov|bump|driv)e? (?:you|(?:your|the) (?:\w+ )?(?:scores?|credit|number))(?: (?:back|up))? (?:to|past|above|over|into) (?:at least |about |around |the )?[5-8]\d\d`;

/**
 * Finds a promise that a score rises by a number of points, or to one: "goes up 40 points", "a jump of fifty points", "a
 * 35-point gain", "we will raise your score to 640".
 */
export const pointsPromise = new RegExp(
  [
    String.raw`\b${notPerhaps}${rises} ${whose}${measure}${points}\b${otherPoints}`,
    String.raw`\b${gain} of ${measure}${points}\b`,
    String.raw`(?<!\b(?:that|any|your) )\b${number}[ -]points? ${gain}\b`,
    String.raw`\b${points} (?:guaranteed|overnight|every (?:single )?time|are yours|in your pocket)\b`,
    String.raw`\b(?:sub(?:e|en|ir|irá|irán)|aument(?:a|an|ar|ará)|gan(?:a|ar|ará|arás)) (?:\S+ ){0,3}\d{1,3} puntos\b`,
    toScore,
  ].join("|"),
  "i",
);

/** Rewards of a card, what is told of others, and what a score differs by. */
export const noPointsPromise =
  /\b(?:rewards?|miles|cash ?back|average|example|apart|alleged|promis(?:es|ed|ing) (?:my|you|her|him|them)|texts?|flyer|brochure|ads?|your (?:kind )?(?:message|note))\b/i;

/** What we promise of ourselves, as "I promise to call you", is ours to keep; what lenders and bureaus do is not. */
export const ourPromise =
  /\b(?:I|we)(?:['’](?:d|ll))?(?: (?:can|do|could|will|hereby|personally|even))? (?:promise|pledge|swear|vow)\b(?!(?: you)?(?: that)?(?: (?:I|we)(?:['’]ll| will)| to) (?:never |always |also )?(?:call|write|answer|reply|email|send|look|read|tell|explain|check|listen|ask|share|review)\b)/i;
