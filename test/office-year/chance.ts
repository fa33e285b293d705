/** Random choices that are the same in each run. */
export type Chance = {
  /** A number from 0 up to 1. */
  next(): number;
  is(probability: number): boolean;
  of<Item>(items: readonly Item[]): Item;
  /** A whole number between two others, both included. */
  from(least: number, most: number): number;
};

/** The generator known as Mulberry32, which is in the public domain. */
export function createChance(seed: number): Chance {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    is: (probability) => next() < probability,
    of: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    from: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
