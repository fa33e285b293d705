import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type AskedStop, heldWays } from "#app/domain/contact/contact-stops.ts";
import type { AskedToStop } from "#app/domain/desk/shown-thread.ts";
import { StopQuestion } from "./stop-question.tsx";

function show(change: Partial<AskedStop>, more: Partial<AskedToStop> = {}) {
  const asked: AskedStop = { verdict: "stop", channel: "all", scope: "all", ...change };
  const question = {
    source: "message",
    id: "m1",
    sentence: "Enough <b>now</b>",
    agreed: null,
    isForged: false,
    isProven: false,
    confirmed: null,
    address: null,
    ...more,
  };
  const element = <StopQuestion {...question} asked={asked} holds={heldWays(asked, true)} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

it("asks a colleague about the sentence, as plain text, and sends what it is about", () => {
  const shown = show({ channel: "text", scope: "marketing" });
  expect(shown.text).toContain("Does this ask us to stop advertising by text?");
  expect(shown.querySelector("q")?.text).toBe("Enough <b>now</b>");
  expect(shown.querySelectorAll("q b")).toEqual([]);
  expect(shown.querySelectorAll("button").map((button) => button.getAttribute("value"))).toEqual([
    "stop",
    "not",
    "hours",
  ]);
  expect(shown.querySelectorAll("select").map((select) => select.getAttribute("name"))).toEqual(["from", "until"]);
  const hidden = shown.querySelectorAll("input[type=hidden]").map((input) => [input.attrs.name, input.attrs.value]);
  expect(Object.fromEntries(hidden)).toEqual({ do: "stop-decide", source: "message", id: "m1", ways: "ticked" });
});

it.each<[Partial<AskedStop>, string[]]>([
  [{ channel: "all" }, ["stops-call", "stops-text", "stops-email"]],
  [{ channel: "text", verdict: "maybe" }, ["stops-text"]],
  [{ channel: "email", scope: "marketing" }, ["stops-email"]],
])("lets a colleague choose what to stop, and ticks what the sentence names: %o", (asked, ticked) => {
  const shown = show(asked);
  expect(shown.querySelectorAll("input[checked]").map((box) => box.getAttribute("name"))).toEqual(ticked);
  expect(shown.querySelectorAll("label.check").map(({ text }) => text.trim())).toEqual(["Calls", "Texts", "Emails"]);
});

it("offers to stop one address, and says which address stays open and which one may not be theirs", () => {
  const address = { here: "a@work.example", others: ["a@home.example"], unknown: ["b@else.example"] };
  const shown = show({ channel: "email", isOnlyHere: true }, { address });
  expect(shown.text).toContain("Does this ask us to stop emails to a@work.example?");
  const ticked = shown.querySelectorAll("input[checked]").map((box) => box.getAttribute("name"));
  expect(ticked).toEqual(["stops-email", "only-here"]);
  expect(shown.text).toContain("Then a@home.example stays open, and answers go there.");
  expect(shown.text).toContain("It names b@else.example, and nothing shows that this is theirs.");
  const plain = show({ channel: "email" }, { address });
  expect(plain.querySelectorAll("input[checked]").map((box) => box.getAttribute("name"))).toEqual(["stops-email"]);
});

it("says how far each answer goes, which for somebody else's stop of a number the question says itself", () => {
  for (const verdict of ["stop", "maybe", "hours"] as const) {
    const shown = show({ verdict }).text;
    expect(shown).toContain("It covers each address and number of theirs that we know, and those that this came with.");
    expect(shown).toContain("Each other message that may ask the same is a question by itself.");
  }
  expect(show({}, { source: "number-stopped" }).text).not.toContain("It covers each address");
});

it.each<[Partial<AskedStop>, string]>([
  [{ channel: "all" }, "they get no calls and no texts, and no email, except an answer"],
  [{ channel: "call" }, "they get no calls and no texts. By email only your own answers go to them."],
  [{ channel: "text", verdict: "maybe" }, "they get no calls and no texts. By email only your own answers"],
  [{ channel: "email" }, "they get no email, except an answer to what they ask for later"],
  [{ channel: "email", verdict: "maybe" }, "nothing goes to them but your own answers."],
  [{ scope: "marketing" }, "nothing goes to them but your own answers."],
])("says what waits until it is decided: %o", (asked, words) => {
  expect(show(asked).text).toContain(`Until you decide, ${words}`);
});

it("asks of a wish for hours which ones to keep, before anything else", () => {
  const shown = show({ verdict: "hours", channel: "call" });
  expect(shown.text).toContain("Does this ask for certain hours?");
  expect(shown.text).toContain("Emails go out as usual.");
  expect(shown.querySelectorAll("button").map((button) => button.getAttribute("value"))).toEqual([
    "hours",
    "stop",
    "not",
  ]);
});

it("says that nothing proves the sender, or that a yes came later, which the press outweighs", () => {
  expect(show({}).text).toContain("anyone can type their address into a form");
  expect(show({}, { source: "mail-in" }).text).toContain("anyone can write with their address");
  const agreed = { source: "mail-in", isProven: true, agreed: "Mon, Nov 30, 10:24 AM ET" };
  expect(show({}, agreed).text).toContain("They agreed in writing since then, on Mon, Nov 30, 10:24 AM ET.");
  expect(show({}, agreed).text).not.toContain("Nothing proves");
  expect(show({}, { ...agreed, isProven: false }).text).toContain("Nothing proves");
});

it.each(["stop", "maybe", "hours"] as const)("warns of what nothing proves, whatever it may ask for: %s", (verdict) => {
  expect(show({ verdict, channel: "call" }).text).toContain("Nothing proves that they sent it: anyone can type");
  const proven = { source: "mail-in", isProven: true };
  expect(show({ verdict, channel: "call" }, proven).text).not.toContain("Nothing proves");
});

it("offers to go on with a call that they confirmed before it, in one press", () => {
  expect(show({}).querySelectorAll("form")).toHaveLength(1);
  const confirmed = { call: "Thu, Dec 3, 3:00 PM ET", at: "Mon, Nov 30, 10:24 AM ET" };
  const shown = show({}, { confirmed });
  expect(shown.text).toContain("the call of Thu, Dec 3, 3:00 PM ET from their mailbox, on Mon, Nov 30, 10:24 AM ET");
  const form = shown.querySelectorAll("form")[1];
  const hidden = form?.querySelectorAll("input").map((input) => [input.attrs.name, input.attrs.value]) ?? [];
  expect(Object.fromEntries(hidden)).toEqual({ do: "call-keep", source: "message", id: "m1" });
  expect(form?.querySelectorAll("button").map(({ text }) => text)).toEqual(["Go On With This Call"]);
});

it("says of a forged email that nothing waits, and leads from a number to the thread that stopped it", () => {
  const forged = show({}, { source: "mail-in", isForged: true }).text;
  expect(forged).toContain("it is forged, so nothing waits for this");
  expect(forged).not.toMatch(/Until you decide|anyone can/);
  const number = show({ channel: "call" }, { source: "number-stopped", sentence: "t9" });
  expect(number.text).toContain("asked us to stop calls");
  // Somebody else's stop of the number names no hours.
  expect(number.querySelectorAll("select")).toEqual([]);
  // It is about the number, so there are no emails to choose.
  expect(number.querySelectorAll("input[type=checkbox]")).toEqual([]);
  expect(number.querySelector("a")?.getAttribute("href")).toBe("/desk/threads/t9");
});
