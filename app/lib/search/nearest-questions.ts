import { searchWords, singular } from "./words.ts";

/** Questions as people type them, and the pages that answer them, the best first. */
export type AskedBefore = { accept: readonly string[]; questions: readonly string[] };

/** The third part of the index: for pages, by their numbers in `paths`, the telling stems of questions that they answer. */
export type QuestionIndex = { paths: readonly string[]; asked: readonly (readonly [pages: string, stems: string])[] };

/** A page's own words, which also say what is asked there. */
export type PageWords = { path: string; title: string; summary: string };

/** In every question. `You`, `how` and `what` are not here: they tell whom it is about, and what kind of answer. */
const emptyWords = new Set(
  "a an the of to is it its and in on i my for be are was at this that so will do does did".split(" "),
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
const stemLength = 6;

/** `450,000` and `300 000` are one number each. Without a lookbehind, which Safari before 16.4 cannot read. */
const thousands = /(\d),(?=\d{3}\b)|\b(\d{1,3}) (?=000\b)/g;

function stemsOf(text: string): string[] {
  return searchWords(text.replace(thousands, "$1$2"))
    .filter((word) => word.length > 1 && !emptyWords.has(word))
    .map((word) => singular(kindOfNumber(word)).slice(0, stemLength));
}

/**
 * Written once, when the site is built. A question whose stems and pairs of them two others for the same page have tells nothing
 * new, and is left out. `say`: a question as the search reads it, in English.
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
  const seen = new Map(paths.map((path) => [path, new Map<string, number>()]));
  return {
    paths,
    asked: asked.flatMap(([pages, questions]) => {
      const [first = "", ...rest] = pages.split(" ");
      const telling = tellingNew(questions, seen.get(first) ?? new Map());
      const row = [first, ...rest].flatMap((path) => numbers.get(path) ?? []).join(" ");
      return telling.length > 0 ? [[row, telling.join(";")] as const] : [];
    }),
  };
}

/** In the order of the alphabet, in which they are less to fetch. `seen`: how many questions of the page have a feature. */
function tellingNew(questions: readonly (readonly string[])[], seen: Map<string, number>) {
  return questions
    .toSorted((one, other) => other.length - one.length)
    .filter((stems) => {
      const features = featuresOf(stems);
      const isNew = features.some((feature) => (seen.get(feature) ?? 0) < mostAlike);
      if (isNew) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
      return isNew;
    })
    .map((stems) => stems.join(" "))
    .toSorted();
}

const mostAlike = 2;
/** Of the pages that answer a question, the best. */
const mostPages = 2;
const mostNear = 60;
/** How much more a near question says than a farther one. */
const sharpness = 2.5;
/** Of a long question each word says less, but not as much less as its length would have it. */
const evenness = 0.7;
const weights = { pair: 0.7, title: 0.8, summary: 0.4, secondPage: 0.5 } as const;
/** What all questions for a page have in common says less than the nearest, and less sharply. */
const together = { weight: 0.8, sharpness: 1.5 } as const;

type Example = { pages: readonly string[]; weight: number; features: readonly string[] };

/** How many questions for a page have a feature, each as much as it counts, and how much all of it is. */
type PageQuestions = { counts: Map<string, number>; length: number };

/** Finds the pages that answered questions with the same words. */
export class NearestQuestions {
  readonly #examples: readonly Example[];
  readonly #lengths: readonly number[];
  /** The examples with a feature, by their numbers. */
  readonly #found = new Map<string, number[]>();
  readonly #worths = new Map<string, number>();
  #slips: ReadonlyMap<string, string> | null = null;
  readonly #pages = new Map<string, PageQuestions>();

  constructor({ paths, asked }: QuestionIndex, pages: readonly PageWords[]) {
    this.#examples = [
      ...pages.flatMap(({ path, title, summary }) => [
        { pages: [path], weight: weights.title, features: featuresOf(stemsOf(title)) },
        { pages: [path], weight: weights.summary, features: featuresOf(stemsOf(`${title} ${summary}`)) },
      ]),
      ...asked.flatMap(([numbers, questions]) => {
        const answering = numbers.split(" ").flatMap((number) => paths[Number(number)] ?? []);
        return questions.split(";").map((stems) => ({
          pages: answering,
          weight: 1,
          features: featuresOf(stems.split(" ")),
        }));
      }),
    ];
    for (const [number, { features }] of this.#examples.entries()) {
      for (const feature of features) {
        const found = this.#found.get(feature);
        if (found) found.push(number);
        else this.#found.set(feature, [number]);
      }
    }
    this.#lengths = this.#examples.map(({ features }) => this.#lengthOf(features));
    this.#addPages();
  }

  /** How near questions that each page answers are to this one. */
  votesFor(question: string): Map<string, number> {
    const features = featuresOf(stemsOf(question).map((stem) => this.#known(stem)));
    const length = this.#lengthOf(features);
    const near = new Map<number, number>();
    for (const feature of features) {
      const worth = this.#worth(feature);
      if (worth === 0) continue;
      for (const number of this.#found.get(feature) ?? []) near.set(number, (near.get(number) ?? 0) + worth * worth);
    }
    const weighed = [...near].map(([number, shared]) => {
      const { pages, weight } = this.#examples[number] as Example;
      const likeness = shared / length / (this.#lengths[number] as number);
      return { pages, weight, likeness, counts: likeness * weight };
    });
    // Thousands share a small word; only numbers are sorted fast.
    const least =
      Float64Array.from(weighed, ({ counts }) => counts)
        .sort()
        .at(-mostNear) ?? 0;
    const votes = this.#together(features, length);
    for (const { pages, weight, likeness } of weighed
      .filter(({ counts }) => counts >= least)
      .toSorted((one, other) => other.counts - one.counts)
      .slice(0, mostNear)) {
      for (const [rank, page] of pages.entries())
        votes.set(page, (votes.get(page) ?? 0) + likeness ** sharpness * weight * shareOf(rank));
    }
    return votes;
  }

  #addPages() {
    for (const { pages, weight, features } of this.#examples) {
      for (const [rank, page] of pages.entries()) {
        const { counts } = this.#pages.get(page) ?? { counts: new Map<string, number>() };
        for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + weight * shareOf(rank));
        this.#pages.set(page, { counts, length: 0 });
      }
    }
    for (const [page, { counts }] of this.#pages) {
      const sizes = [...counts].map(([feature, count]) => Math.log(1 + count) * this.#worth(feature));
      this.#pages.set(page, { counts, length: Math.sqrt(Math.sqrt(sizes.reduce((sum, size) => sum + size ** 2, 0))) });
    }
  }

  /** How like this question all questions for a page are, taken together. */
  #together(features: readonly string[], ofQuestion: number): Map<string, number> {
    const worths = features.map((feature) => [feature, this.#worth(feature) ** 2] as const);
    return new Map(
      [...this.#pages].flatMap(([page, { counts, length }]) => {
        const shared = worths.reduce(
          (sum, [feature, worth]) => sum + worth * Math.log(1 + (counts.get(feature) ?? 0)),
          0,
        );
        const vote = together.weight * (shared / ofQuestion / (length || 1)) ** together.sharpness;
        return shared > 0 ? [[page, vote] as const] : [];
      }),
    );
  }

  /** Each is asked for thousands of times. */
  #worth(feature: string): number {
    const known = this.#worths.get(feature);
    if (known !== undefined) return known;
    const worth = this.#countWorth(feature);
    if (this.#found.has(feature)) this.#worths.set(feature, worth);
    return worth;
  }

  /** Rarer features say more; a pair that one example has says nothing, and a stem that none has still makes a question longer. */
  #countWorth(feature: string): number {
    const isPair = feature.includes(" ");
    const count = this.#found.get(feature)?.length ?? 0;
    if (isPair && count < 2) return 0;
    if (count === 0) return 0.5;
    const all = this.#examples.length;
    return (Math.log(1 + all / count) / Math.log(1 + all)) * (isPair ? weights.pair : 1);
  }

  #lengthOf(features: readonly string[]): number {
    return Math.sqrt(features.reduce((sum, feature) => sum + this.#worth(feature) ** 2, 0)) ** evenness || 1;
  }

  /** Only a word that nobody asked with needs them. */
  #findSlips(): Map<string, string> {
    const known = [...this.#found].filter(([feature]) => mayBeSlip(feature));
    // Of two stems with the same slip, the one that more people ask.
    const byUse = known.toSorted(([, one], [, other]) => one.length - other.length);
    return new Map(byUse.flatMap(([stem]) => shortened(stem).map((short) => [short, stem] as const)));
  }

  /** The stem, or the one that was meant when a letter is wrong, missing, too many or swapped with the next. */
  #known(stem: string): string {
    if (this.#found.has(stem) || !mayBeSlip(stem)) return stem;
    this.#slips ??= this.#findSlips();
    const slips = this.#slips;
    return (
      shortened(stem)
        .map((short) => slips.get(short))
        .find(Boolean) ?? stem
    );
  }
}

/** The best page that answers a question counts whole. */
function shareOf(rank: number): number {
  return rank === 0 ? 1 : weights.secondPage;
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
