import { searchWords, singular } from "./search-words.ts";

/** Questions as people type them, and the pages that answer them, the best first. */
export type AskedBefore = { accept: readonly string[]; questions: readonly string[] };

/** The third part of the index: for pages, by their numbers in `paths`, the telling stems of questions that they answer. */
export type QuestionIndex = { paths: readonly string[]; asked: readonly (readonly [pages: string, stems: string])[] };

/** A page's own words, which also say what is asked there. */
export type PageWords = { path: string; title: string; summary: string };

const emptyWords = new Set(
  "a the an i im is it its to of in on and or my me for do does did be am are was can could will would should you your u we our us at this that they them there so have has had got get with if what whats how".split(
    " ",
  ),
);

/** What few numbers tell: `#k` and `#big` are amounts of money, `#580` a credit score that the facts treat alike. */
function kindOfNumber(word: string): string {
  if (/^\d{3}$/.test(word)) {
    const from = [640, 620, 580, 500, 300].find((least) => Number(word) >= least);
    if (from && Number(word) <= 850) return `#${from}`;
  }
  if (/^\d+k$/.test(word) && !/^(401|403|203)k$/.test(word)) return "#k";
  return /^\d{4,}$/.test(word) && !/^(19|20)\d\d$|^1099$/.test(word) ? "#big" : word;
}

/** Longer stems find as much, and are more to fetch. */
const stemLength = 5;

function stemsOf(text: string): string[] {
  return searchWords(text)
    .filter((word) => word.length > 1 && !emptyWords.has(word))
    .map((word) => singular(kindOfNumber(word)).slice(0, stemLength));
}

/**
 * Written once, when the site is built. A question whose stems other questions for the same pages have tells nothing new, and is
 * left out. `say`: a question as the search reads it, in English.
 */
export function questionIndex(
  lists: readonly AskedBefore[],
  found: readonly string[],
  say: (question: string) => string,
): QuestionIndex {
  const known = new Set(found);
  const groups = new Map<string, string[][]>();
  for (const { accept, questions } of lists) {
    const pages = accept.filter((path) => known.has(path)).slice(0, mostPages);
    const stems = questions.map((question) => stemsOf(say(question))).filter(({ length }) => length > 0);
    if (pages.length > 0) groups.set(pages.join(" "), [...(groups.get(pages.join(" ")) ?? []), ...stems]);
  }
  const paths = [...new Set([...groups.keys()].flatMap((pages) => pages.split(" ")))].toSorted();
  const numbers = new Map(paths.map((path, number) => [path, number]));
  const asked = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const seen = new Map(paths.map((path) => [path, new Set<string>()]));
  return {
    paths,
    asked: asked.flatMap(([pages, questions]) => {
      const [first = "", ...rest] = pages.split(" ");
      const telling = tellingNew(questions, seen.get(first) ?? new Set());
      const row = [first, ...rest].flatMap((path) => numbers.get(path) ?? []).join(" ");
      return telling.length > 0 ? [[row, telling.map((stems) => stems.join(" ")).join(";")] as const] : [];
    }),
  };
}

function tellingNew(questions: readonly (readonly string[])[], seen: Set<string>) {
  return questions
    .toSorted((one, other) => other.length - one.length)
    .filter((stems) => {
      const isNew = stems.some((stem) => !seen.has(stem));
      for (const stem of stems) seen.add(stem);
      return isNew;
    });
}

/** Of the pages that answer a question, the best. */
const mostPages = 2;
const mostNear = 60;
/** How much more a near question says than a farther one. */
const sharpness = 2.5;
/** Of a long question each word says less, but not as much less as its length would have it. */
const evenness = 0.7;
const weights = { pair: 0.7, title: 0.8, summary: 0.4 } as const;

type Example = { pages: readonly string[]; weight: number };

/** Finds the pages that answered questions with the same words. */
export class NearestQuestions {
  readonly #examples: Example[] = [];
  readonly #found = new Map<string, { example: number; size: number }[]>();
  readonly #slips = new Map<string, string>();
  readonly #worth: (feature: string) => number;

  constructor({ paths, asked }: QuestionIndex, pages: readonly PageWords[]) {
    const all: { pages: readonly string[]; weight: number; stems: readonly string[] }[] = [
      ...pages.flatMap(({ path, title, summary }) => [
        { pages: [path], weight: weights.title, stems: stemsOf(title) },
        { pages: [path], weight: weights.summary, stems: stemsOf(`${title} ${summary}`) },
      ]),
      ...asked.flatMap(([numbers, questions]) => {
        const answering = numbers.split(" ").flatMap((number) => paths[Number(number)] ?? []);
        return questions.split(";").map((stems) => ({ pages: answering, weight: 1, stems: stems.split(" ") }));
      }),
    ];
    const counts = new Map<string, number>();
    const features = all.map(({ stems }) => featuresOf(stems));
    for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    this.#worth = (feature) => {
      const isPair = feature.includes(" ");
      const count = counts.get(feature);
      if (!count || (isPair && count < 2)) return isPair ? 0 : 0.5;
      return (Math.log(1 + all.length / count) / Math.log(1 + all.length)) * (isPair ? weights.pair : 1);
    };
    for (const [example, { pages: answering, weight }] of all.entries()) {
      this.#examples.push({ pages: answering, weight });
      for (const [feature, size] of this.#sizesOf(features[example] ?? [])) {
        const found = this.#found.get(feature);
        if (found) found.push({ example, size });
        else this.#found.set(feature, [{ example, size }]);
      }
    }
    const known = [...counts].filter(([feature]) => mayBeSlip(feature)).toSorted((one, other) => one[1] - other[1]);
    for (const [stem] of known) for (const short of shortened(stem)) this.#slips.set(short, stem);
  }

  /** How near questions that each page answers are to this one. */
  votesFor(question: string): Map<string, number> {
    const near = new Map<number, number>();
    const stems = stemsOf(question).map((stem) => this.#known(stem));
    for (const [feature, size] of this.#sizesOf(featuresOf(stems))) {
      for (const { example, size: other } of this.#found.get(feature) ?? [])
        near.set(example, (near.get(example) ?? 0) + size * other);
    }
    const weighed = [...near].map(([number, likeness]) => {
      const example = this.#examples[number] as Example;
      return { example, likeness, score: likeness * example.weight };
    });
    const votes = new Map<string, number>();
    for (const { example, likeness } of weighed.toSorted((a, b) => b.score - a.score).slice(0, mostNear)) {
      for (const page of example.pages)
        votes.set(page, (votes.get(page) ?? 0) + likeness ** sharpness * example.weight);
    }
    return votes;
  }

  /** The stem, or the one that was meant when a letter is wrong, missing, too many or swapped with the next. */
  #known(stem: string): string {
    if (this.#found.has(stem) || !mayBeSlip(stem)) return stem;
    return (
      shortened(stem)
        .map((short) => this.#slips.get(short))
        .find(Boolean) ?? stem
    );
  }

  #sizesOf(features: readonly string[]): [feature: string, size: number][] {
    const worth = features.map((feature): [string, number] => [feature, this.#worth(feature)]);
    const length = Math.sqrt(worth.reduce((sum, [, size]) => sum + size * size, 0)) ** evenness || 1;
    return worth.flatMap(([feature, size]) => (size > 0 ? [[feature, size / length]] : []));
  }
}

/** The stems and the pairs of them, each once. */
function featuresOf(stems: readonly string[]): string[] {
  return [...new Set([...stems, ...stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`)])];
}

function mayBeSlip(stem: string): boolean {
  return stem.length > 3 && !/[\d ]/.test(stem);
}

/** The word itself, and without any one of its letters: two words with one of these in common are a slip apart. */
function shortened(word: string): string[] {
  return [word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))];
}
