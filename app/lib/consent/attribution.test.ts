import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attributionNow, keepTouch, touchOf } from "./attribution.ts";
import { cookieChoiceCookie } from "./kept-choice.ts";

const page = { cookie: "", referrer: "" };
const browser = { globalPrivacyControl: false };
const stored = new Map<string, string>();

beforeEach(() => {
  Object.assign(page, { cookie: "", referrer: "" });
  browser.globalPrivacyControl = false;
  stored.clear();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function arrive(address: string, referrer = ""): void {
  vi.stubGlobal("location", new URL(address, "https://site.example"));
  page.referrer = referrer;
}

function choose(...kinds: ("analytics" | "marketing")[]): void {
  page.cookie = cookieChoiceCookie({ id: "0".repeat(32), kinds }, { https: true });
}

test("a touch has a campaign's words and the page on another site, but never an ID or a search query", () => {
  const address =
    "https://site.example/x?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&gclid=1&fbclid=2&q=me#z";
  expect(touchOf(address, "https://elsewhere.example/list?q=me#me")).toEqual({
    utm_source: "s",
    utm_medium: "m",
    utm_campaign: "c",
    utm_term: "t",
    utm_content: "o",
    referrer: "https://elsewhere.example/list",
  });
  expect(touchOf("https://site.example/?utm_source=", "https://site.example/privacy-request/secret")).toEqual({});
  expect(touchOf("https://site.example/", "android-app://com.example/")).toEqual({});
  expect(touchOf(`https://site.example/?utm_term=${"x".repeat(999)}`, "").utm_term).toHaveLength(200);
  expect(touchOf("no address", "nor this")).toEqual({});
});

test("without consent, a form sends only this page view's data, and nothing is stored", () => {
  arrive("/?utm_source=letter", "https://elsewhere.example/list?q=me");
  keepTouch(false);
  expect(attributionNow()).toEqual({ utm_source: "letter", referrer: "https://elsewhere.example/list" });
  arrive("/contact", "https://site.example/");
  expect(attributionNow()).toEqual({});
  choose("analytics");
  expect(attributionNow()).toEqual({});
  expect(stored.size).toBe(0);
});

test("with consent, a form sends the first and the last touch, whatever pages came in between", () => {
  choose("marketing");
  for (const [address, referrer] of [
    ["/?utm_source=letter", ""],
    ["/faq", "https://site.example/"],
    ["/blog", "https://search.example/results?q=keys"],
    ["/contact", ""],
  ] as const) {
    arrive(address, referrer);
    keepTouch(true);
  }
  expect(attributionNow()).toEqual({ referrer: "https://search.example/results", first_utm_source: "letter" });
});

test("withdrawn consent, or Global Privacy Control, deletes the stored touches", () => {
  for (const withdraw of [() => choose(), () => Object.assign(browser, { globalPrivacyControl: true })]) {
    choose("marketing");
    arrive("/?utm_source=letter");
    keepTouch(true);
    expect(stored.size).toBe(1);
    arrive("/contact");
    withdraw();
    expect(attributionNow()).toEqual({});
    expect(stored.size).toBe(0);
  }
});

test("unexpected or blocked storage does no harm", () => {
  choose("marketing");
  arrive("/contact?utm_source=letter");
  for (const odd of ["{", "5", "null", '{"first":1}']) {
    stored.set("attribution", odd);
    expect(attributionNow()).toEqual({ utm_source: "letter" });
  }
  vi.stubGlobal("localStorage", undefined);
  keepTouch(true);
  keepTouch(false);
  expect(attributionNow()).toEqual({ utm_source: "letter" });
});
