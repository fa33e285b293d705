import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  companyNotes,
  type DisputeDetail,
  type DisputeProof,
  disputeBureauNames,
  disputeBureaus,
  disputeDetails,
  disputeProofs,
  disputeReason,
  disputeReasonNames,
  type disputeReasons,
  letterPaperNames,
  letterPapers,
} from "#app/content/disputes/reasons.ts";
import { markKinds } from "#app/content/my-path/mark-kinds.ts";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { blank, letterText } from "#app/lib/letters/paper-letter.ts";
import { type DisputeLine, emptyDisputes, type KeptDisputes } from "./kept-disputes.ts";
import { disputeLetters, lineProblems } from "./letters.ts";

const month = (year: number, number: number) => year * 12 + number - 1;
const now = month(2026, 11);

/** A line with everything that its reason asks for. */
const line = (change: Partial<DisputeLine> = {}): DisputeLine => ({
  id: 1,
  company: "Blue Bank",
  account: "4821",
  reason: "paid-on-time",
  details: { payment: "March 2026" },
  age: null,
  words: "",
  bureaus: ["equifax"],
  toCompany: true,
  proofs: ["statement"],
  ...change,
});
const kept = (lines: readonly DisputeLine[]): KeptDisputes => ({
  ...emptyDisputes,
  name: "Rosa Delgado",
  address: "12 Elm Street\nMesa, AZ 85201",
  papers: ["report", "id"],
  lines,
});
const notes = companyNotes("Blue Bank");
const texts = (lines: readonly DisputeLine[]) => disputeLetters(kept(lines), now).map(letterText);

it("writes one page for a bureau, and only notes for the company", () => {
  const [bureau = "", company = "", ...more] = texts([line()]);
  expect(more).toEqual([]);
  expect(bureau).toBe(`Rosa Delgado
12 Elm Street
Mesa, AZ 85201
Date of birth: ${blank}
Date: ${blank}

Equifax
${blank}

Subject: Dispute of information in my credit file

I dispute the following in my credit file.

1. Blue Bank, account ending in 4821
The report shows this payment as late: March 2026. I paid it before it was 30 days late.
Please correct this line, or delete what cannot be verified.

Please look into this as 15 U.S.C. 1681i requires, and send me the result in writing, with a free copy of my report if it changes.

I enclose copies:
- copy of my report, with each line circled
- copy of my ID
- bank statement or canceled check

Signed: ${blank}
Rosa Delgado
`);
  expect(company).toBe(`Notes for your own letter to Blue Bank

${notes.opening}

1. Blue Bank, account ending in 4821
A payment was on time, and is shown as late.
Which payment? March 2026
You can ask them: Please correct it, and tell every bureau that you reported it to.

${notes.closing}

Enclose copies:
- copy of my report, with each line circled
- copy of my ID
- bank statement or canceled check
`);
});

it("gives a company no sentence of ours about the account, whatever is wrong", () => {
  for (const reason of disputeReasonNames) {
    const details = Object.fromEntries(Object.keys(disputeDetails).map((name) => [name, "Typed"]));
    const old = { kind: "late-payment", firstMissed: month(2015, 1) } as const;
    const [own] = disputeLetters(kept([line({ reason, details, age: old, bureaus: [] })]), now);
    if (own === undefined) continue;
    expect(own.areNotes).toBe(true);
    expect(letterText(own)).not.toMatch(/Signed:|12 CFR 1022\.43|I dispute/);
    for (const sentence of disputeReason(reason)
      .says.split(/\{\w+\}/)
      .filter((part) => part.length > 12))
      expect(letterText(own)).not.toContain(sentence.trim());
  }
});

it("groups lines that go to the same place, ignoring case in names", () => {
  const letters = disputeLetters(
    kept([line(), line({ id: 2, company: "blue bank ", bureaus: ["equifax", "experian"], account: "" })]),
    now,
  );
  expect(letters.map(({ id, points }) => [id, points.map((point) => point.title)])).toEqual([
    ["equifax", ["Blue Bank, account ending in 4821", "blue bank"]],
    ["experian", ["blue bank"]],
    ["company-1", ["Blue Bank, account ending in 4821", "blue bank"]],
  ]);
});

describe("no letter is made", () => {
  it.each([
    ["without a reason", { reason: null }, ["reason"]],
    ["without a company", { company: " " }, ["company"]],
    ["without what the reason asks for", { details: {} }, ["payment"]],
    ["to no one", { bureaus: [], toCompany: false }, ["recipient"]],
    [
      "to a company that does not have to answer it",
      { reason: "inquiry", details: { seen: "May 1" }, bureaus: [] },
      ["recipient"],
    ],
    ["about age without a date", { reason: "too-old" }, ["age"]],
  ] as const)("%s", (_when, change, problems) => {
    expect(lineProblems(line(change), now)).toEqual(problems);
    expect(texts([line(change)])).toEqual([]);
  });

  it("that says a mark is too old while the law still allows it", () => {
    const aged = (firstMissed: number, kind: "late-payment" | "collection" = "late-payment") =>
      lineProblems(line({ reason: "too-old", age: { kind, firstMissed } }), now);
    expect(aged(month(2019, 11))).toEqual(["not-yet"]);
    expect(aged(month(2019, 10))).toEqual([]);
    // A collection stays 180 days longer.
    expect(aged(month(2019, 10), "collection")).toEqual(["not-yet"]);
    expect(aged(month(2019, 4), "collection")).toEqual([]);
  });
});

it("needs no company for what a file says about a person", () => {
  const about = line({ company: "", reason: "about-me", details: { says: "Rose Delgado", right: "Rosa Delgado" } });
  expect(texts([about])[0]).toContain("1. What my file says about me\nThe report says this about me: Rose Delgado.");
});

describe("every reason", () => {
  const full = (reason: DisputeLine["reason"]) =>
    line({
      reason,
      details: Object.fromEntries(Object.keys(disputeDetails).map((name) => [name, "Typed"])),
      age: { kind: "late-payment", firstMissed: month(2015, 1) },
      proofs: Object.keys(disputeProofs) as DisputeProof[],
      bureaus: disputeBureauNames,
    });

  it.each(disputeReasonNames)("%s: says nothing the law forbids", (reason) => {
    const { label, pickIf, notIf } = disputeReason(reason);
    for (const text of [label, pickIf, notIf, ...texts([full(reason)])]) expect(checkClaims(text)).toEqual([]);
    expect(texts([full(reason)]).length).toBe(disputeReason(reason).asks.company === null ? 3 : 4);
  });
});

/** Words that are in none of our sentences, so that each one is recognizable. */
const word = fc
  .string({ unit: fc.constantFrom("q", "x", "z", "j", "v"), minLength: 3, maxLength: 9 })
  .map((text) => `Q${text}`);
const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const anyLine = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  company: word,
  account: fc.constantFrom("", "4821"),
  reason: fc.constantFrom(null, ...disputeReasonNames),
  details: fc.dictionary(fc.constantFrom(...(Object.keys(disputeDetails) as DisputeDetail[])), word),
  age: fc.option(
    fc.record({
      kind: fc.constantFrom(...markKinds.map(({ value }) => value)),
      firstMissed: fc.integer({ min: month(2005, 1), max: now }),
    }),
  ),
  words: fc.oneof(fc.constant(""), word),
  bureaus: some(disputeBureauNames),
  toCompany: fc.boolean(),
  proofs: some(Object.keys(disputeProofs) as DisputeProof[]),
});
const anyKept = fc.record({
  name: fc.oneof(fc.constant(""), word),
  address: fc.oneof(
    fc.constant(""),
    fc.tuple(word, word).map((lines) => lines.join("\n")),
  ),
  papers: some(letterPaperNames),
  lines: fc.uniqueArray(anyLine, { maxLength: 5, selector: ({ id }) => id }),
  mailings: fc.constant({}),
});

it("has only the picked and typed answers: the frame, the sentences for its reasons, and the visitor’s words", () => {
  fc.assert(
    fc.property(anyKept, (household) => {
      for (const letter of disputeLetters(household, now)) {
        const lines = letter.points.flatMap(({ id }) => household.lines.filter((each) => each.id === id));
        const typed = lines.flatMap(({ company, account, words, reason, details }) => [
          // A company is not responsible for what a file says about a person.
          ...(reason === "about-me" ? [words] : [company, account, words]),
          ...(reason ? disputeReason(reason).details.map((name) => details[name] ?? "") : []),
        ]);
        const picked = lines.flatMap(({ reason, proofs }) => [
          ...(reason ? sentencesOf(reason, letter.to) : []),
          ...proofs.map((proof) => disputeProofs[proof]),
        ]);
        const papers = household.papers.map((paper) => letterPapers[paper]);
        const allowed = [
          ...frame[letter.to],
          ...picked,
          ...papers,
          letter.name,
          ...(letter.areNotes ? [] : [household.name, ...household.address.split("\n")]),
          ...typed,
        ];
        expect(without(letterText(letter), allowed)).toBe("");
        // And it includes everything picked and typed for it.
        for (const text of [...typed, ...papers].filter(Boolean)) expect(letterText(letter)).toContain(text);
        // A line for one address isn't in the letter to another.
        expect(
          lines.every((each) =>
            letter.to === "company"
              ? each.toCompany
              : each.bureaus.some((name) => disputeBureaus[name] === letter.name),
          ),
        ).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

const frame = {
  bureau: [
    "Dispute of information in my credit file",
    "I dispute the following in my credit file.",
    "Please look into this as 15 U.S.C. 1681i requires, and send me the result in writing, with a free copy of my report if it changes.",
  ],
  company: ["Notes for your own letter to", "Enclose copies:", notes.opening, notes.closing, "You can ask them:"],
} as const;
const always = ["Date of birth:", "Date:", "Subject:", "I enclose copies:", "Signed:", ", account ending in ", blank];

function sentencesOf(reason: keyof typeof disputeReasons, to: "bureau" | "company"): string[] {
  const { says, asks, title, label, details } = disputeReason(reason);
  return to === "bureau"
    ? [...says.split(/\{\w+\}/), asks.bureau, title ?? ""]
    : [label, ...details.map((name) => disputeDetails[name].label), asks.company ?? "", title ?? ""];
}

/** What is left of a text without these parts, its numbering, spaces and punctuation. */
function without(text: string, parts: readonly string[]): string {
  const byLength = [...parts, ...always].filter(Boolean).toSorted((one, other) => other.length - one.length);
  const unnumbered = text.replace(/^\d+\. /gm, "");
  return byLength.reduce((left, part) => left.replaceAll(part, " "), unnumbered).replace(/[\s.,-]+/g, "");
}
