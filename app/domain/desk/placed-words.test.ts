import { expect, it } from "vitest";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { type Placed, placeBack, placeSentence, placeTemplate } from "./placed-words.ts";

const letter =
  "Hi Omar,\n\nwe guarantee a loan. The Ally card from 2019 is first.\nOn Friday we guarantee a loan. Call me.\nwe guarantee a loan.";
const selected = ({ words, placed }: Placed) => words.slice(placed.start, placed.end);

it("replaces the sentence on its own line, and puts it back, also after words were added above", () => {
  const [first, second, third] = checkClaims(letter).filter(({ severity }) => severity === "change");
  expect([first?.line, second?.line, third?.line]).toEqual([3, 4, 5]);
  for (const found of [first, second, third]) {
    const done = found && placeSentence(letter, found);
    if (!found || done?.placed.is !== "sentence") throw new Error("Nothing was replaced");
    expect(done.placed).toMatchObject({ line: found.line, was: found.sentence });
    expect(selected(done)).toBe(found.instead);
    expect(done.words.split("\n")[found.line - 1]).toContain(found.instead);
    expect(done.words.replace(found.instead, found.sentence)).toBe(letter);
    const { start, was } = done.placed;
    const back = placeBack(done.words, { start, was, now: found.instead });
    expect(back).toMatchObject({ words: letter, placed: { is: "own", line: found.line } });
    const later = placeBack(`Good morning.\n${done.words}`, { start, was, now: found.instead });
    expect(later?.words).toBe(`Good morning.\n${letter}`);
    expect(later && selected(later)).toBe(found.sentence);
  }
});

it("puts nothing back when the sentence of ours was changed", () => {
  expect(placeBack("It depends on the lender.", { start: 0, was: "We promise.", now: "It depends." })).toBeNull();
  expect(placeBack("Hello", { start: 0, was: "We promise.", now: "" })).toBeNull();
  expect(placeSentence("Hello", { sentence: "We promise.", instead: "It depends.", line: 1 })).toBeNull();
});

it("puts a template below what is written, with the caret where it begins", () => {
  expect(placeTemplate("", "Dear Omar")).toEqual({
    words: "Dear Omar",
    placed: { is: "template", below: false, greets: false, replaces: false, start: 0, end: 0 },
  });
  const { words, placed } = placeTemplate("Thank you.", "Dear Omar");
  expect(words.slice(placed.start)).toBe("Dear Omar");
  expect(placed).toMatchObject({ below: true });
});

it("replaces a template that was not changed, also with itself", () => {
  const [first, second] = ["Hi Rosa,\n\nYour file is here.\n\nAna", "Hi Rosa,\n\nWe called you.\n\nAna"];
  for (const there of [first, second]) {
    const { words, placed } = placeTemplate(`${there}\n`, second, [first, second]);
    expect(words).toBe(second);
    expect(placed).toMatchObject({ is: "template", below: false, replaces: true });
  }
  const changed = placeTemplate(`${first}!`, second, [first, second]);
  expect(changed.words).toBe(`${first}!\n\nWe called you.\n\nAna`);
  expect(changed.placed).toMatchObject({ below: true, replaces: false });
});

it.each([
  ["Hello Rosa!", "Hi {{first_name}},\n\nThank you.", "Hello Rosa!\n\nThank you."],
  ["Good morning\n\nYour list came.\n", "Dear Ms. Lee:\nCall me.", "Good morning\n\nYour list came.\n\nCall me."],
  ["Hello, Rosa", "Hi there.\nThank you.", "Hello, Rosa\n\nThank you."],
  ["Hola José,", "hey\n\nSee below.", "Hola José,\n\nSee below."],
])("greets once where the letter greets already: %j", (written, template, words) => {
  const done = placeTemplate(written, template);
  expect(done.words).toBe(words);
  expect(done.placed).toMatchObject({ is: "template", below: true, greets: true });
  expect(done.words.slice(0, done.placed.start)).toBe(`${written.trimEnd()}\n\n`);
});

it.each([
  ["Thank you for the call.", "Hi Rosa,\n\nHere it is."],
  ["Hi Rosa,", "Hill Street is open.\nCall us."],
  ["Hi Rosa,", "Hi, thank you for the call\nIt was good."],
  ["Hi Rosa,", "Hello again. We have a loan officer for you.\nCall us."],
  ["", "Hi Rosa,\n\nHere it is."],
])("takes nothing out of a template where there is one greeting or none: %j", (written, template) => {
  expect(placeTemplate(written, template).words.endsWith(template)).toBe(true);
});

it.each(["thanks,\nana", "best regards, Ana", "kind regards\nAna", "talk soon!"])(
  "leaves the sign-off below the sentence that it replaces: %j",
  (signOff) => {
    const written = `Hi Omar,\n\nwe guarantee you a loan\n${signOff}`;
    const [found] = checkClaims(written);
    const done = found && placeSentence(written, found);
    expect(done?.words).toBe(`Hi Omar,\n\n${found?.instead}\n${signOff}`);
    expect(found?.sentence).toBe("we guarantee you a loan");
  },
);

it("still replaces a sentence whole that goes on in the next line", () => {
  const [found] = checkClaims("We guarantee you a loan\nthanks to your new score");
  expect(found?.sentence).toBe("We guarantee you a loan\nthanks to your new score");
});
