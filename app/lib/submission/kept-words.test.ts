import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPost, forgetWords, keepWords } from "./kept-words.ts";

/** As much of a form as keeping its words takes. */
function formOf(id: string, texts: Record<string, string>, choices: Record<string, string[]> = {}) {
  const listeners: (() => void)[] = [];
  const rows = [
    ...Object.entries(texts).map(([name, value]) => ({ type: "text", name, value, checked: false })),
    ...Object.entries(choices).flatMap(([name, values]) =>
      values.map((value) => ({ type: "radio", name, value, checked: false })),
    ),
  ];
  const inputs = rows.map((row) => ({
    ...row,
    dispatchEvent() {
      for (const listener of listeners) listener();
    },
  }));
  const form = {
    id,
    querySelectorAll: () => inputs,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  } as unknown as HTMLFormElement;
  return {
    form,
    texts: () =>
      Object.fromEntries(inputs.filter(({ type }) => type === "text").map(({ name, value }) => [name, value])),
    chosen: () => inputs.filter(({ checked }) => checked).map(({ value }) => value),
    choose(value: string) {
      for (const input of inputs) if (input.type === "radio") input.checked = input.value === value;
      for (const listener of listeners) listener();
    },
    type(name: string, value: string) {
      const input = inputs.find((one) => one.name === name);
      if (input) Object.assign(input, { value });
      for (const listener of listeners) listener();
    },
  };
}

const empty = { firstName: "", email: "", message: "" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("brings back what was typed after a reload, for this form alone, until it is sent", () => {
  const before = formOf("credit-analysis", empty);
  expect(keepWords(before.form, { over: false })).toBe(false);
  before.type("firstName", "Zoë");
  before.type("message", "Lease ends in May");
  const after = formOf("credit-analysis", empty);
  expect(keepWords(after.form, { over: false })).toBe(true);
  expect(after.texts()).toEqual({ firstName: "Zoë", email: "", message: "Lease ends in May" });
  const other = formOf("contact", empty);
  keepWords(other.form, { over: false });
  expect(other.texts()).toEqual(empty);
  forgetWords("credit-analysis");
  const sent = formOf("credit-analysis", empty);
  keepWords(sent.form, { over: false });
  expect(sent.texts()).toEqual(empty);
});

it("leaves what the page brings, unless what was typed is newer", () => {
  const before = formOf("booking", empty);
  keepWords(before.form, { over: true });
  before.type("email", "ana@visitor.example");
  const brought = { ...empty, email: "old@visitor.example" };
  const [leaves, replaces] = [formOf("booking", brought), formOf("booking", brought)];
  keepWords(leaves.form, { over: false });
  expect(leaves.texts().email).toBe("old@visitor.example");
  keepWords(replaces.form, { over: true });
  expect(replaces.texts().email).toBe("ana@visitor.example");
});

it("brings back a choice, unless the page brings another one", () => {
  const choices = { requestType: ["access", "delete", "correct"] };
  const before = formOf("privacy-request", empty, choices);
  keepWords(before.form, { over: false });
  before.choose("delete");
  before.choose("correct");
  const [after, brings] = [formOf("privacy-request", empty, choices), formOf("privacy-request", empty, choices)];
  expect(keepWords(after.form, { over: false })).toBe(true);
  expect(after.chosen()).toEqual(["correct"]);
  brings.choose("access");
  expect(keepWords(brings.form, { over: false })).toBe(false);
  expect(brings.chosen()).toEqual(["access"]);
});

it("does without a browser's storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { form, type, texts } = formOf("contact", empty);
  keepWords(form, { over: false });
  type("message", "Hello");
  expect(texts().message).toBe("Hello");
});

it("replaces the page's entry by its own address, and keeps the entry's state", () => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: { at: 3 }, replaceState });
  vi.stubGlobal("location", { href: "https://visitor.example/book/details?start=1#part" });
  forgetPost();
  expect(replaceState.mock.calls).toEqual([[{ at: 3 }, "", "https://visitor.example/book/details?start=1#part"]]);
});
