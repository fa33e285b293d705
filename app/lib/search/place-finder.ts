import { countyPath, stateNames, statePath } from "#app/content/places/county-list.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { commonWords, type SearchAnswer, type SearchHit, saysNothing } from "./engine.ts";
import { parseSearchQuery, searchWords } from "./words.ts";

/** A county in the second part of the index, in dollars. `high` where HUD's areas are towns, else equal to `low`. */
export type PlaceRow = readonly [
  name: string,
  fha: number,
  conforming: number,
  low: number,
  high: number,
  rentYear: number,
];

/** The second part of the index: all counties by state, with who published their figures. */
export type PlaceIndex = {
  states: Readonly<Record<string, readonly PlaceRow[]>>;
  fha: PublishedFor;
  conforming: PublishedFor;
  /** By fiscal year, since some counties keep the rents of the year before. */
  rents: readonly PublishedFor[];
};

type PublishedFor = { year: number; source: string; effective: string };

type Place = {
  path: string;
  title: string;
  name: string;
  row: PlaceRow;
  nameWords: string[];
  /** Those that tell it apart: of Isle of Wight County, isle and wight. */
  ownWords: string[];
  stateWords: string[];
};

type Match = Place & { score: number; whole: boolean };

/** Short names, as the tables write them. */
const shortNames = new Map([
  ["saint", ["st"]],
  ["philly", ["philadelphia"]],
  ["nyc", ["new", "york"]],
  ["atl", ["atlanta"]],
  ["nola", ["new", "orleans"]],
  ["indy", ["indianapolis"]],
  ["jax", ["jacksonville"]],
  ["dc", ["district", "of", "columbia"]],
]);

/** The words for the parts of a state: they tell counties apart only together with a name. */
const kinds = new Set(
  "county parish borough municipality census area city and district island municipio planning region".split(" "),
);
const topics = {
  rent: new Set(["rent", "rents", "apartment"]),
  limit: new Set(["limit", "limits", "maximum", "max", "fha", "conforming", "conventional", "jumbo"]),
  price: new Set(["price", "prices", "value", "values", "cost", "costs"]),
};
/** What people ask about a county. Next to "county" it is still a name: Price County, Wisconsin. */
const besides = new Set([
  ...Object.values(topics).flatMap((words) => [...words]),
  ..."average bedroom fair home homes house houses income loan loans market median most much two".split(" "),
]);
const mostHits = 8;
/** What people ask for when they look for a place's programs. */
const helps = new Set(
  "aid assist assistance bond dpa downpayment grant grants help homebuyer homebuyers program programs".split(" "),
);
const besidesHelp = new Set(
  "apply available down first free local low money near payment payments state time".split(" "),
);

/** Finds counties by name and state, and answers what the limit or the rent is in one of them. */
export class PlaceFinder {
  readonly #index: PlaceIndex;
  readonly #places: readonly Place[];

  constructor(index: PlaceIndex) {
    this.#index = index;
    this.#places = Object.entries(index.states).flatMap(([state, rows]) => {
      const stateName = stateNames.get(state) ?? state;
      const stateWords = [...placeWords(stateName), state.toLowerCase()];
      return rows.map((row) => ({
        path: countyPath(state, row[0]),
        name: `${row[0]}, ${stateName}`,
        title: `${row[0]}, ${state}`,
        row,
        nameWords: placeWords(row[0]),
        ownWords: ownWordsOf(placeWords(row[0])),
        stateWords,
      }));
    });
  }

  /** The likeliest counties first. `whole`: these words are exactly one county's name. `sure`: they mean a county. */
  find(raw: string): { hits: SearchHit[]; sure: boolean; whole: boolean; answer: SearchAnswer | null } {
    const words = placeWords(parseSearchQuery(raw)).filter((word) => !/^20\d\d$/.test(word));
    const named = words.filter((word, index) => {
      // In, me and or are states as well, where they come last.
      const isState = index > 0 && index === words.length - 1 && stateNames.has(word.toUpperCase());
      const mayName = !(saysNothing(word) || besides.has(word)) || kinds.has(words[index + 1] ?? "");
      // A census area is a kind of county, and the Bay Area is none.
      const isArea = word === "area" && words[index - 1] !== "census";
      return (mayName || isState) && (isName(word, index) || isArea);
    });
    const all = named.length > 0 ? this.#matches(named, words) : [];
    const matches = all[0]?.whole ? all.filter(({ whole }) => whole) : all;
    const [best, next] = matches;
    // Rent in Oregon is not asked about Oregon County, Missouri.
    const isState = stateNamed(named.join(" ")) !== null && !words.some((word) => kinds.has(word));
    const isWhole = best?.whole === true && !isState;
    return {
      hits: matches.slice(0, mostHits).map((match) => this.#hit(match, words)),
      whole: isWhole,
      sure: isWhole && (named.length > 1 || words.some((word) => kinds.has(word) || isTopic(word))),
      answer: isWhole && next?.score !== best.score ? this.#answer(best, words) : null,
    };
  }

  /** The county at a path; null where there is none. */
  at(path: string): SearchHit | null {
    const place = this.#places.find((each) => each.path === path);
    return place ? this.#hit(place, []) : null;
  }

  /**
   * The programs of the places that a question for help names; empty for a question that asks for no help, or names no place.
   * `counties`: what it means, by path and the likeliest first, for those who know cities, too.
   */
  programsIn(raw: string, counties?: readonly string[]): SearchHit[] {
    const { words, left, asksHelp } = placeNamedIn(raw);
    if (!asksHelp || left.length === 0) return [];
    const state = stateNamed(left.join(" "));
    if (state) return [programsOf(statePath(state).replace("/places/", "/programs#"), stateNames.get(state) ?? state)];
    const named = counties
      ? counties.flatMap((path) => this.#places.find((place) => place.path === path) ?? [])
      : this.#matches(left, words).filter(({ whole }) => whole);
    return named.slice(0, mostHits).map(({ path, title }) => programsOf(`${path}#programs`, title));
  }

  #matches(named: readonly string[], words: readonly string[]): Match[] {
    return this.#places
      .flatMap((place) => {
        const score = scoreOf(place, named);
        if (score === null) return [];
        const whole = place.ownWords.every((word) => named.includes(word));
        const kind = place.nameWords.some((word) => kinds.has(word) && words.includes(word)) ? 1 : 0;
        return [{ ...place, score: score + kind + (whole ? 10 : 0), whole }];
      })
      .toSorted((one, other) => other.score - one.score || other.row[4] - one.row[4]);
  }

  #hit({ path, title, row: [, fha, conforming, low, high] }: Place, words: string[]): SearchHit {
    const rent = formatDollarRange({ low: low * 100, high: high * 100 });
    const summary = `Two-bedroom rent about ${rent} a month. Loan limits of ${this.#index.fha.year}: FHA ${formatDollars(fha * 100)}, conforming ${formatDollars(conforming * 100)}.`;
    return { path, kind: "Place", title, summary, met: words, exact: true };
  }

  #answer({ path, name, row: [, fha, conforming, low, high, rentYear] }: Place, words: readonly string[]) {
    const next = { label: `All figures for ${name.replace(/,.*/, "")}`, to: path };
    const rent = this.#index.rents.find(({ year }) => year === rentYear);
    if (rent && words.some((word) => topics.rent.has(word))) {
      return {
        question: `What does a two-bedroom rent for in ${name}?`,
        verdict: `${formatDollarRange({ low: low * 100, high: high * 100 })} a month`,
        text: `That is HUD’s Fair Market Rent for fiscal year ${rentYear}, in force from ${formatDay(rent.effective)}, utilities included.`,
        source: rent.source,
        asOf: rent.effective,
        next,
      };
    }
    if (words.includes("income") || !words.some((word) => topics.limit.has(word))) return null;
    const isFha = words.includes("fha");
    const published = isFha ? this.#index.fha : this.#index.conforming;
    return {
      question: `What is the ${published.year} ${isFha ? "FHA" : "conforming"} limit in ${name}?`,
      verdict: formatDollars((isFha ? fha : conforming) * 100),
      text: isFha
        ? "That is the most FHA insures on a home of one unit there."
        : `That is the most Fannie Mae and Freddie Mac buy on a home of one unit there. FHA’s limit is ${formatDollars(fha * 100)}.`,
      source: published.source,
      asOf: published.effective,
      next,
    };
  }
}

/** The words that may name a place in a question, its state last; and what it asks for there. */
export function placeNamedIn(raw: string) {
  const words = placeWords(parseSearchQuery(raw));
  const isPart = (index: number) => kinds.has(words[index + 1] ?? "");
  const isHelp = (word: string, index: number) => helps.has(word) && !isPart(index);
  const left = words.filter((word, index) => {
    const isState = index > 0 && index === words.length - 1 && stateNames.has(word.toUpperCase());
    const isOther = [besides, besidesHelp, commonWords].some((list) => list.has(word)) || saysNothing(word);
    return isState || isPart(index) || !(isOther || isHelp(word, index) || /^\d+$/.test(word));
  });
  const text = words.join(" ");
  const asksHelp = words.some(isHelp) || /\bdown payment\b|\bfirst time (home ?)?buyer/.test(text);
  return { words, left: stateLast(left), state: stateIn(text), asksHelp, asksFigure: words.some(isTopic) };
}

/** `texas houston` → `houston texas` */
function stateLast(words: readonly string[]): string[] {
  const text = words.join(" ");
  for (const name of stateNames.values()) {
    const state = name.toLowerCase();
    if (text.startsWith(`${state} `) && !text.endsWith(" county"))
      return [...text.slice(state.length + 1).split(" "), ...state.split(" ")];
  }
  return [...words];
}

/** The state that a question names in full; not where its name is that of a county, as in Iowa County. */
function stateIn(text: string): string | null {
  const named = [...stateNames].filter(([, name]) =>
    new RegExp(`\\b${name.toLowerCase()}\\b(?! (county|city)\\b)`).test(text),
  );
  // West Virginia is not Virginia.
  return named.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

function stateNamed(text: string): string | null {
  const found = [...stateNames].find(([code, name]) => [code.toLowerCase(), name.toLowerCase()].includes(text));
  return found?.[0] ?? null;
}

function programsOf(path: string, title: string): SearchHit {
  const summary =
    "Who helps with the down payment there: what each program pays, who it is for, and what you owe later.";
  return { path, kind: "Place", title: `Programs in ${title}`, summary, met: [], exact: true };
}

/** Island County is named that. */
function isName(word: string, index: number): boolean {
  return index === 0 || !kinds.has(word);
}

function isTopic(word: string): boolean {
  return Object.values(topics).some((words) => words.has(word));
}

function ownWordsOf(nameWords: readonly string[]): string[] {
  const names = nameWords.filter(isName);
  const telling = names.filter((word) => !saysNothing(word));
  return telling.length > 0 ? telling : names;
}

/** How well the words name the place; null if one of them is missing from both its name and its state's. */
function scoreOf({ nameWords, ownWords, stateWords }: Place, named: readonly string[]): number | null {
  let score = 0;
  let hasName = false;
  for (const [index, word] of named.entries()) {
    const begins = index === named.length - 1 && word.length > 2;
    if (nameWords.includes(word)) score += 2;
    else if (stateWords.includes(word)) score += 1;
    else if (begins && nameWords.some((each) => each.startsWith(word))) score += 1;
    else if (begins && stateWords.some((each) => each.startsWith(word))) score += 0;
    else return null;
    hasName ||= ownWords.some((each) => each.startsWith(word));
  }
  return hasName ? score : null;
}

/** `Prince George’s County` → prince georges county; `Saint` is written `St.` in the names. A mobile home is not in Mobile. */
function placeWords(text: string): string[] {
  const plain = text.replace(/['’]/g, "").replace(/\bmobile (?=homes?\b)/i, "");
  return searchWords(plain).flatMap((word) => shortNames.get(word) ?? word);
}
