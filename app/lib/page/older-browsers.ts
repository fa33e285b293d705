/*
 * Features that our scripts use and that the oldest browsers we serve (`browserslist` in package.json) do not have. Part of
 * the file that every other script loads first. The build lists features that are in use but missing both
 * in those browsers and here.
 */

type Test = (item: unknown) => unknown;

fillIn(Array.prototype, {
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  findLast(this: unknown[], isIt: Test) {
    return [...this].reverse().find(isIt);
  },
  findLastIndex(this: unknown[], isIt: Test) {
    const fromEnd = [...this].reverse().findIndex(isIt);
    return fromEnd === -1 ? -1 : this.length - 1 - fromEnd;
  },
});

fillIn(Map, {
  groupBy(items: Iterable<unknown>, keyOf: Test) {
    const groups = new Map<unknown, unknown[]>();
    for (const item of items) {
      const key = keyOf(item);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
  },
});

fillIn(URL, {
  canParse(address: string, base?: string) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  },
});

fillIn(AbortSignal, {
  timeout(ms: number) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  },
});

fillIn(globalThis.HTMLFormElement?.prototype ?? {}, {
  requestSubmit(this: HTMLFormElement, submitter: HTMLElement | null = null) {
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
    if (this.dispatchEvent(event)) this.submit();
  },
});

function fillIn(target: object, members: Record<string, (...args: never[]) => unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}
