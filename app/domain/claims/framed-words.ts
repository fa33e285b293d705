import type { Frame, Softener } from "./kinds/frame.ts";
import { type Reading, saidIn } from "./read-sentence.ts";
import { type Search, searchFor } from "./word-table.ts";

/** Finds which of the frames are in a sentence, and the words that say so. */
export type FrameReader = (reading: Reading) => ReadonlyMap<Frame, string>;

/** A frame ready to search with. `says` are places in a list of searches, because many frames share a table. */
type Prepared = { frame: Frame; says: number[]; unless: Search | null; despite: readonly Softener[]; key: string };
type Place = { from: number; to: number } | null;
type PlaceIn = (nth: number, one: Prepared) => Place;

/**
 * Reads sentences by frames: gives the words that say what a frame is about, from the first to the last. Only the frames
 * whose tables have a word that is in the sentence are searched for, or a letter would take too long.
 */
export function frameReader(frames: readonly Frame[]): FrameReader {
  const searches: Search[] = [];
  const places = new Map<string, number>();
  const placeOfTable = (table: string) => {
    const known = places.get(table) ?? searches.push(searchFor(table)) - 1;
    places.set(table, known);
    return known;
  };
  const all = frames.map((frame) => prepared(frame, placeOfTable));
  const byBeginning = beginningsOf(searches);
  const longest = Math.max(...[...byBeginning.keys()].map((begin) => begin.length));
  return (reading) => {
    const isPossible = possibleIn(reading, { byBeginning, longest, count: searches.length });
    const placeIn = placesIn(reading, searches);
    const found = new Map<Frame, string>();
    for (const one of all) {
      if (!one.says.every((nth) => isPossible[nth] === 1)) continue;
      const words = wordsOf(reading, one, placeIn);
      if (words !== null) found.set(one.frame, words);
    }
    return found;
  };
}

function prepared(frame: Frame, placeOfTable: (table: string) => number): Prepared {
  const { says, unless, despite = [] } = frame;
  return {
    frame,
    says: says.map(placeOfTable),
    unless: unless === undefined ? null : searchFor(unless),
    despite,
    key: [...despite].sort().join(),
  };
}

/** Which searches can begin with a word, or with its first letters. */
function beginningsOf(searches: readonly Search[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [nth, { begins }] of searches.entries()) {
    for (const begin of new Set(begins)) {
      const known = found.get(begin);
      if (known) known.push(nth);
      else found.set(begin, [nth]);
    }
  }
  return found;
}

type Beginnings = { byBeginning: ReadonlyMap<string, readonly number[]>; longest: number; count: number };

/** Marks the searches that can find something in a sentence. */
function possibleIn({ words }: Reading, { byBeginning, longest, count }: Beginnings): Uint8Array {
  const marks = new Uint8Array(count);
  const mark = (begin: string) => {
    for (const nth of byBeginning.get(begin) ?? []) marks[nth] = 1;
  };
  for (const plain of new Set(words.map((word) => word.plain))) {
    mark(/^[\d$]/.test(plain) ? "#" : `=${plain}`);
    for (let length = 1; length <= Math.min(plain.length, longest); length++) mark(plain.slice(0, length));
  }
  return marks;
}

/** Where searches find something in a sentence, each searched for once. */
function placesIn(reading: Reading, searches: readonly Search[]): PlaceIn {
  const texts = new Map<string, { said: string; places: Map<number, Place> }>();
  return (nth, { despite, key }) => {
    const text = texts.get(key) ?? { said: saidIn(reading, despite), places: new Map() };
    texts.set(key, text);
    const known = text.places.get(nth);
    if (known !== undefined) return known;
    const search = searches[nth];
    const place = search === undefined ? null : placeOf(search, text.said);
    text.places.set(nth, place);
    return place;
  };
}

function wordsOf(reading: Reading, one: Prepared, placeIn: PlaceIn): string | null {
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (const nth of one.says) {
    const place = placeIn(nth, one);
    if (place === null) return null;
    first = Math.min(first, place.from);
    last = Math.max(last, place.to);
  }
  if (one.unless?.expression.test(reading.plain)) return null;
  return reading.sentence.slice(reading.words[first]?.start ?? 0, reading.words[last]?.end);
}

/** The first and last word that a search finds. */
function placeOf({ expression }: Search, said: string): Place {
  const hit = expression.exec(said);
  if (!hit) return null;
  const from = said.slice(0, hit.index).split(" ").length - 1;
  return { from, to: from + hit[0].trim().split(" ").length - 1 };
}
