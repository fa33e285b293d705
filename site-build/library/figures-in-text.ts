/** A figure in a text: as written, where, and a key that two spellings of one figure share: "thirty days", "30-day". */
export type Figure = { written: string; key: string; at: number };

const ones = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** Numbers from two up: "one month" says too little to be a figure. */
const numberWords = [
  ...ones.slice(2),
  ...teens,
  ...tens.flatMap((ten) => ones.map((one) => (one ? `${ten}-${one}` : ten))),
];

const months = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const number = String.raw`(?<![\w$])(?<!\d[.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const inWords = String.raw`\b(?:${numberWords.toSorted((a, b) => b.length - a.length).join("|")})\b`;
const units = "(?:points?|minutes?|hours?|days?|weeks?|months?|years?)";
const unit = String.raw`(?:%| percent\b|[ -](?:(?:business|calendar|working|full) )?${units}\b)`;

const numbered = [
  "form",
  "section",
  "chapter",
  "part",
  "page",
  "line",
  "box",
  "schedule",
  "title",
  "letter",
  "step",
].flatMap((name) => [name, `${name[0]?.toUpperCase()}${name.slice(1)}`]);

/** Digits of names: laws, forms, programs, scores by version, steps, loans by their usual length. These are no figures. */
const names = new RegExp(
  [
    String.raw`§§? ?\d[\w.()–-]*(?:(?:,| and|, and| to) \d[\w.()–-]*)*`,
    String.raw`\b\d+ (?:CFR|U\.S\.C\.|USC|Stat\.|FR|Fed\. Reg\.)(?: parts?)? ?§?(?:\d[\w.()–-]*)?`,
    String.raw`\b(?:${numbered.join("|")})(?:e?s)? [A-Z]{0,3}-?\d[\w.-]*(?:\(\w+\))*`,
    String.raw`\b(?:Pamphlet|Handbook|Regulation|Bulletin|Notice|Publication|Rule|Appendix|FICO|FICO Score|VantageScore|Days?|Weeks?|Months?|Years?) \d[\w.-]*`,
    String.raw`\b\d+\([a-z]\)(?:\(\d+\))*`,
    String.raw`\b(?:401k|203k|529|1040|1098|1099s?)\b(?:-[A-Z]+)?`,
    String.raw`\b[A-Z]{1,4}\d*-\d[\w.-]*`,
    String.raw`\b\d{3,4}-[A-Z]{1,2}\b`,
    String.raw`\b(?:15|30)-year\b`,
  ].join("|"),
  "g",
);

/** In this order: a longer figure goes before what it is made of. */
const figures = new RegExp(
  [
    String.raw`\b\d{3}-\d{3}-\d{4}\b`,
    String.raw`\b${months} (?:\d{1,2}\b(?:, \d{4})?|\d{4}\b)`,
    String.raw`\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?: (?:million|billion)\b)?`,
    `(?:${number}|${inWords})${unit}`,
    // The first of "30 or 45 days".
    `(?:${number}|${inWords})(?= (?:to|or|and) (?:${number}|${inWords})(?<unit>${unit}))`,
    // A bare number of one or two digits says too little: "step 2", "3 × $3,000".
    String.raw`(?<![\w$])(?<!\d[.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d{3,})`,
  ].join("|"),
  "gi",
);

/** All figures of a text: amounts, shares, counts of time, dates, scores, phone numbers. */
export function figuresIn(text: string): Figure[] {
  const plain = text.replaceAll("\u00a0", " ");
  const withoutNames = plain.replace(names, (name) => " ".repeat(name.length));
  return [...withoutNames.matchAll(figures)].map((match) => {
    const [written] = match;
    return { written, key: keyOf(written + (match.groups?.unit ?? "")), at: match.index };
  });
}

function keyOf(figure: string): string {
  return figure
    .toLowerCase()
    .replace(new RegExp(`^${inWords}`), (word) => `${numberWords.indexOf(word) + 2}`)
    .replace(" percent", "%")
    .replace(/(?<=\d)-(?=[a-z])/, " ")
    .replace(/(?<=[a-z])s$/, "");
}
