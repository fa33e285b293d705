// cspell:disable -- words in the languages that people write
/** How wishes for hours are worded, in English and Spanish: "only call after 6pm", "not on weekends". */

/** What may follow a bare number that is an hour: "after 2 lenders" is none. */
const ofDay = String.raw`(?=\s*(?:$|[.;!?)\]–-]|,(?!\d)|(?:and|or|to|till|until|in the|at night|please|pls|thanks?|because|since|as|so|only|on|every|each|my|your|our|if|when|i|we|unless|except|tonight|today|tomorrow|eastern|central|mountain|pacific|[ecmp][sd]?t)\b))`;
const numbers = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m|o'?clock)\b|\d{1,2}:\d\d|(?:\d{1,2}|${numbers})\b${ofDay}|(?:noon|midday|midnight|lunch(?:time)?|dinner|work|breakfast|sunrise|dark)\b)`;
const limit = String.raw`\b(?:(?:before|earlier than|after|later than|past|until|till|til|between)\s+(?:(?:the|my|about|around|like|say|at least)\s+){0,2}${clock}|from\s+${clock}\s*(?:to|until|till|-|–))`;
const dayNames = String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|on (?:sat|sun))\b`;
const partOfDay = String.raw`\b(?:in|during|at|on)\s+(?:the\s+|my\s+)?(?:mornings?|afternoons?|evenings?|day(?:time)?(?! or two)|nights?|(?:work|working|business|office|school)\s+(?:hours|days?)|lunch(?: break| hour)?|week-?ends?|week-?days?)\b`;
const bare = String.raw`\b(?:(?:early )?mornings|afternoons|evenings|nights|week-?ends|week-?days|business hours|daytime|late at night|(?:so|too|very) (?:early|late))\b`;
const atWork = String.raw`\b(?:(?:while|when)\s+(?:i'?m|i am|we'?re|we are)\s+(?:at|on|in)\s+(?:the\s+|a\s+|my\s+)?(?:work|job|office|shift|school|class)|at\s+(?:my\s+)?(?:work|job|workplace))\b`;
/** What they do at hours that they name beside it. */
const busy = String.raw`\b(?:(?:during|outside(?: of)?)\s+(?:my|our)\s+(?:\w+\s+)?shifts?|(?:while|when)\s+(?:(?:i'?m|i am|we'?re|we are)\s+(?:asleep|sleeping|working|in bed|on shift)|(?:i|we)\s+(?:sleep|work)))\b`;
const parts = `${limit}|${partOfDay}|${bare}|${atWork}|${busy}`;
const when = `(?:${parts}|${dayNames})`;

const reach = `(?:call|calls|calling|phone|phoning|ring|text|texts|texting|contact|contacting|reach|bother|disturb|wake|dial|voicemails?)`;
/** They name a limit with "not" or "only". */
const limits = String.raw`\b(?:(?:don't|do not|dont|never|not)(?! (?:forget|hesitate|mind|worry))|no|only|avoid|except|prefer)\b`;
const gap = `[^.;!?]{0,60}?`;

const hour = String.raw`(?:\d{1,2}(?:[:.]\d\d)?|${numbers}|noon|midnight)`;
/** "7 to 3", "8 am – 2 pm", "7a-3p": hours only beside words that refuse or ask for calls, since shops and shifts have them, too. */
const span = String.raw`\b${hour}\s*(?:[ap]m?\b)?\s*(?:to|until|till|til|through|-|–|—)\s*(?:${clock}|\d{1,2}(?:[:.]\d\d)?\s*[ap]\b)`;
const refuses = String.raw`\b(?:don't|do not|dont|never|no|not|avoid)\s+(?:(?:please|ever|to|try|trying)\s+){0,2}${reach}\b(?! (?:you|with)\b)`;

const english = [
  // "Don't call me, I sleep 8 to 2", "I work 10 pm to 6 am, so please don't call", "do not call me then".
  `${refuses}${gap}${span}`,
  `${span}${gap}${refuses}`,
  String.raw`${refuses}(?:\s+(?:me|us))?\s+(?:then|during (?:it|that(?: time)?|those hours)|(?:at|in) (?:that time|those (?:hours|times)))\b`,
  // "Please call outside of my shift".
  String.raw`(?:^|[,;]\s*|\b(?:please|pls|just|only|but|so|and)\s+)(?:call|text|phone|ring|reach|contact)(?:\s+(?:me|us|only)){0,2}\s+${busy}`,
  // "Don't call before noon", "no texts on Sundays, please", "only reach me after 6".
  String.raw`${limits}${gap}\b${reach}\b(?! you\b)${gap}${when}`,
  // "Before noon please don't call".
  String.raw`${when}${gap}${limits}${gap}\b${reach}\b(?! you\b)`,
  String.raw`\b${reach}\b(?! you\b)${gap}\b(?:only|never|not)\b${gap}${when}`,
  // "Call me after 5", "text us in the evening".
  String.raw`\b${reach}(?:\s+(?:or|and)\s+${reach})?\s+(?:me|us|my (?:cell|phone|number|husband|wife))\b${gap}(?:${parts})`,
  // "Please call after 5", "call in the evening please", "best to text before noon".
  String.raw`(?:^|[,;:–-]\s*|\b(?:please|pls|just|only|kindly|so|but|(?:best|better|easier|easiest|good) to)\s+)${reach}(?:\s+(?:or|and)\s+${reach})?(?:\s+(?:back|out|any ?time|only|again))?\s+(?:${parts})`,
  // "The best time to reach me is after 3", "evenings are better".
  String.raw`\b(?:best|better|good|easiest|easier|ideal|convenient|worst|bad)\b[^.;!?]{0,20}\b(?:time|times|hours?|days?)\b${gap}${when}`,
  String.raw`\b(?:mornings|afternoons|evenings|nights|week-?ends|week-?days)\b\s+(?:are|is|work|would be)\s+(?:\w+\s+)?(?:best|better|good|fine|easiest|ideal|bad|worst|ok|okay|not)\b`,
  // "I can only talk after 6", "I'm free between 4 and 6", "I sleep until noon".
  String.raw`\b(?:i|we)\b${gap}\b(?:talk|speak|available|pick up|take calls|answer (?:the|my) phone|be reached|reachable)\b${gap}(?:${parts})`,
  String.raw`\b(?:i'?m|i am|we'?re|we are)\s+(?:\w+\s+)?(?:free|reachable|awake|asleep|sleeping|up)\s+(?:\w+\s+){0,2}(?:${parts})`,
  String.raw`\b(?:i|we)\s+(?:usually\s+|always\s+)?sleep\b${gap}(?:${parts})`,
];

/** A sentence that is nothing but the wish: "not on weekends", "evenings only", "after 6pm please". */
const lone = String.raw`^[^\p{L}\d]*(?:(?:but|and|please|pls|also|just|only|not|never|no|ok|okay|or|any ?time|preferably|ideally)[\s,]+)*${when}(?:[\s,–-]*(?:and|or|to|only|please|pls|thanks|thank you|if possible|(?:is |are )?best|[ecmp][sd]?t|eastern|central|mountain|pacific|time|not|${when}|${clock})(?![\p{L}]))*[^\p{L}\d]*$`;

const spanishWhen = String.raw`(?:(?:antes|despu[eé]s)\s+de(?:l| las?| la)?\s*(?:\d{1,2}|mediod[ií]a|trabajo|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|entre las? \d|(?:en|por|durante) la (?:ma[nñ]ana|tarde|noche)|(?:en|por) las (?:ma[nñ]anas|tardes|noches)|(?:los|el|en)\s+(?:fin(?:es)? de semana|s[aá]bados?|domingos?|lunes)|entre semana|mientras (?:trabajo|duermo|estoy \p{L}+)|(?:durante|fuera de) mi (?:turno|horario|trabajo))`;
const spanish = [
  String.raw`(?:ll[aá]m|escr[ií]b|text|marqu|contact|comun[ií]qu|habl)\p{L}*${gap}${spanishWhen}`,
  String.raw`${spanishWhen}${gap}(?:ll[aá]m|escr[ií]b|text|marqu|contact)\p{L}*`,
  `(?:disponible|contestar|atender|libre)${gap}${spanishWhen}`,
];

const hourPhrases = [...english, ...spanish].map((phrase) => new RegExp(phrase, "iu"));
const loneWish = new RegExp(lone, "iu");
/** "Friday", alone, is the answer to a question of ours. */
const moreThanADay = new RegExp(`${parts}|${limits}`, "iu");

/** Others call, or they want to call us: nothing about our hours. */
const notOurHours =
  /\b(?:they|collectors?|collection agenc\w+|telemarketers?|robocallers?|scammers?|he|she)\s+(?:\w+\s+){0,2}(?:calls?|texts?|phone|contact|bother)\b|\b(?:can|could|may|should|will|shall|did|do|if) i (?:\w+ )?(?:call|text|phone|reach|contact)\b|\bi(?:'ll| will| can| could| may| might|'m going to| am going to|'d like to| tried to| want to) (?:\w+ )?(?:call|text|phone|contact|ring)\b/iu;
const asksUs =
  /(?:^|[,;]|\b(?:and|but|so|because)\b)\s*(?:please\s+)?(?:don't|do not|dont|never|only|no)\s+(?:\w+\s+)?(?:calls?|phone|ring|texts?|contact|reach|bother)\b/iu;

const namesSpan = new RegExp(`${span}|${limit}|${busy}|${spanishWhen}`, "iu");

/** Whether a sentence names hours for what it asks: "no calls please, I sleep from 8 to 2". */
export function namesHours(sentence: string): boolean {
  return namesSpan.test(sentence) && wishesHours(sentence);
}

/** Whether a sentence wishes for certain hours of calls or texts. A colleague reads it: it limits nothing by itself. */
export function wishesHours(sentence: string): boolean {
  const isWish = hourPhrases.some((phrase) => phrase.test(sentence));
  if (!isWish && !(loneWish.test(sentence) && moreThanADay.test(sentence))) return false;
  return !notOurHours.test(sentence) || asksUs.test(sentence);
}
