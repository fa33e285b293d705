import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyPath, type KeptPath, writePath } from "./kept-path.ts";
import { pathKey } from "./plan-mark.ts";

const path: KeptPath = { ...emptyPath, household: { savedCents: 3_400_00 }, seen: ["savings"] };
let texts: Map<string, string>;
let isFull: boolean;

const device = {
  getItem: (key: string) => texts.get(key) ?? null,
  removeItem: (key: string) => void texts.delete(key),
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException("no room", "QuotaExceededError");
    texts.set(key, text);
  },
};

beforeEach(() => {
  vi.resetModules();
  texts = new Map();
  isFull = false;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", device);
});
afterEach(() => vi.unstubAllGlobals());

/** The store of a page that just opened. */
const openStore = () => import("./kept-path.ts");

it("saves a plan under one key, and the next page finds it", async () => {
  const store = await openStore();
  expect(store.pathSnapshot()).toEqual({ kept: emptyPath, problem: null });
  store.keepPath(path);
  expect([...texts.keys()]).toEqual([pathKey]);
  vi.resetModules();
  expect((await openStore()).pathSnapshot()).toEqual({ kept: path, problem: null });
});

it("returns the same object until something changes, and reports each change", async () => {
  const store = await openStore();
  const listener = vi.fn();
  const stop = store.subscribeToPath(listener);
  expect(store.pathSnapshot()).toBe(store.pathSnapshot());
  store.keepPath(path);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.keepPath(emptyPath);
  expect(listener).toHaveBeenCalledTimes(1);
});

describe("on a keystroke, the store", () => {
  const more: KeptPath = { ...path, household: { savedCents: 3_500_00 } };
  const frames: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    frames.length = 0;
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  });
  afterEach(() => void vi.useRealTimers());

  const paint = () => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };

  it("answers at once, and updates the page and the device once the frame is painted", async () => {
    const store = await openStore();
    store.keepPath(path);
    store.keepTypedPath(more);
    expect([store.pathSnapshot().kept, store.settledPath().kept]).toEqual([more, path]);
    const listener = vi.fn();
    store.subscribeToPath(listener);
    paint();
    expect(store.settledPath()).toBe(store.pathSnapshot());
    expect(texts.get(pathKey)).toBe(writePath(more));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("saves the plan before the page might close", async () => {
    const store = await openStore();
    store.subscribeToPath(() => {});
    store.keepTypedPath(more);
    window.dispatchEvent(new Event("visibilitychange"));
    expect(texts.get(pathKey)).toBe(writePath(more));
  });

  it("saves the plan even without listeners, and restores it when a wipe is undone", async () => {
    const store = await openStore();
    const stop = store.subscribeToPath(() => {});
    store.keepTypedPath(more);
    stop();
    expect(texts.get(pathKey)).toBe(writePath(more));
    store.keepTypedPath(path);
    const undo = store.wipePath();
    expect(texts.size).toBe(0);
    undo();
    paint();
    expect(texts.get(pathKey)).toBe(writePath(path));
  });

  it("says one frame later that the device stores nothing", async () => {
    const store = await openStore();
    isFull = true;
    store.keepTypedPath(more);
    expect(store.pathSnapshot().problem).toBeNull();
    paint();
    expect(store.settledPath()).toEqual({ kept: more, problem: "unkept" });
  });

  it("never goes back to an older keystroke after another change", async () => {
    const store = await openStore();
    store.keepTypedPath(more);
    store.keepPath(emptyPath);
    expect(store.settledPath().kept).toEqual(emptyPath);
    paint();
    expect(store.settledPath().kept).toEqual(emptyPath);
  });
});

it("leaves no key behind when nothing is left to save", async () => {
  const store = await openStore();
  store.keepPath(path);
  store.keepPath(emptyPath);
  expect(texts.size).toBe(0);
});

it("follows other tabs, including one that wipes the plan", async () => {
  const store = await openStore();
  const listener = vi.fn();
  store.subscribeToPath(listener);
  texts.set(pathKey, writePath(path));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: pathKey }));
  expect(store.pathSnapshot().kept).toEqual(path);
  texts.clear();
  window.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  expect(store.pathSnapshot().kept).toEqual(emptyPath);
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
  expect(listener).toHaveBeenCalledTimes(2);
});

it("reads the device again when Back brings its page back, which no other tab could tell, and keeps what it could not write", async () => {
  const store = await openStore();
  const listener = vi.fn();
  store.subscribeToPath(listener);
  store.keepPath(path);
  const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  comeBack();
  expect(listener).toHaveBeenCalledTimes(1);
  texts.set(pathKey, writePath({ ...path, household: { savedCents: 9_100_00 } }));
  comeBack();
  expect(store.pathSnapshot().kept.household).toEqual({ savedCents: 9_100_00 });
  isFull = true;
  store.keepPath(path);
  comeBack();
  expect(store.pathSnapshot()).toEqual({ kept: path, problem: "unkept" });
});

it("starts empty if the text cannot be read, says so, and keeps that text until the visitor discards it", async () => {
  texts.set(pathKey, "{broken");
  const store = await openStore();
  expect(store.pathSnapshot()).toEqual({ kept: emptyPath, problem: "broken" });
  expect(store.asideText()).toBe("{broken");
  expect(texts.has(pathKey)).toBe(false);
  store.keepPath(path);
  vi.resetModules();
  const next = await openStore();
  expect(next.pathSnapshot()).toEqual({ kept: path, problem: "broken" });
  next.dropAside();
  expect(next.pathSnapshot()).toEqual({ kept: path, problem: null });
  expect([...texts.keys()]).toEqual([pathKey]);
});

it("changes nothing in a plan from a newer page", async () => {
  const newer = '{"pathToKeys":99,"new":"shape"}';
  texts.set(pathKey, newer);
  const store = await openStore();
  expect(store.pathSnapshot()).toEqual({ kept: emptyPath, problem: "newer" });
  store.keepPath(path);
  expect(store.pathSnapshot()).toEqual({ kept: path, problem: "newer" });
  expect(texts.get(pathKey)).toBe(newer);
});

it("wipes everything, and can put it back as it was", async () => {
  texts.set(pathKey, "{broken");
  const store = await openStore();
  store.keepPath(path);
  const before = new Map(texts);
  const undo = store.wipePath();
  expect(texts.size).toBe(0);
  expect(store.pathSnapshot()).toEqual({ kept: emptyPath, problem: null });
  undo();
  expect(texts).toEqual(before);
  expect(store.pathSnapshot()).toEqual({ kept: path, problem: "broken" });
});

it("works only on the page, and says so, if the browser stores nothing", async () => {
  const store = await openStore();
  isFull = true;
  store.keepPath(path);
  expect(store.pathSnapshot()).toEqual({ kept: path, problem: "unkept" });
  isFull = false;
  store.keepPath(path);
  expect(store.pathSnapshot()).toEqual({ kept: path, problem: null });
  vi.stubGlobal("localStorage", undefined);
  store.keepPath(path);
  expect(store.pathSnapshot()).toEqual({ kept: path, problem: "unkept" });
});
