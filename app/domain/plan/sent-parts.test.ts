import { describe, expect, it } from "vitest";
import { sentParts } from "#test/sent-parts.ts";
import { canBeSent, readSentText, sentPartNames, sentPartsProblem, sentPartsSchema } from "./sent-parts.ts";

const { parts } = sentParts;

function problems(sent: unknown): string[] {
  return (sentPartsSchema.safeParse(sent).error?.issues ?? []).map(sentPartsProblem);
}

describe("the parts of a path that a visitor sends", () => {
  it("come back unchanged, whether all of them or just one", () => {
    expect(sentPartsSchema.parse(readSentText(JSON.stringify(sentParts)))).toEqual(sentParts);
    for (const name of sentPartNames) {
      const one = { version: 1, parts: { [name]: parts[name] } };
      expect(sentPartsSchema.parse(one)).toEqual(one);
      expect(canBeSent(name, parts[name]), name).toBe(true);
    }
    expect(problems({ version: 1, parts: { debts: [], marks: [], score: "unknown" } })).toEqual([]);
    const second = { version: 2, asOf: 24_322, parts: { debts: [{ kind: "car", monthlyCents: 309_00 }] } };
    expect(problems(second)).toEqual([]);
  });

  it.each([
    ["an unknown part", { version: 1, parts: { ...parts, pets: 2 } }, "a part that we don’t know"],
    ["another version", { ...sentParts, version: 3 }, "this version of your path"],
    ["a key next to the parts", { ...sentParts, notes: "x" }, "a part that we don’t know"],
    ["no parts", { version: 1, parts: {} }, "the parts of your path"],
    ["text that isn't JSON", readSentText("{"), "the parts of your path"],
    ["a list", [], "the parts of your path"],
    ["a key that a debt doesn't have", { version: 1, parts: { debts: [{ ...parts.debts?.[0], bank: "x" }] } }, "debts"],
    ["an empty part", { version: 1, parts: { savings: {} } }, "savings"],
    ["half a cent", { version: 1, parts: { lease: { rentCents: 0.5 } } }, "lease"],
    ["an amount below 0", { version: 1, parts: { home: { priceCents: -1 } } }, "home"],
    [
      "an email address for a place",
      { version: 1, parts: { place: { ...parts.place, name: "a@b.example" } } },
      "place",
    ],
    ["markup for a place", { version: 1, parts: { place: { ...parts.place, name: "<b>Mesa</b>" } } }, "place"],
    ["a score off the scale", { version: 1, parts: { score: { points: 900, from: "bank" } } }, "score"],
    ["an unknown program", { version: 1, parts: { month: { ...parts.month, program: "jumbo" } } }, "month"],
  ])("are refused with a sentence if there is %s", (_, sent, said) => {
    const found = problems(sent);
    expect(found).not.toEqual([]);
    for (const sentence of found) expect(sentence).toContain(said);
    expect(found.join()).not.toMatch(/pets|example|<b>/);
  });

  it("stay far below the size limit of a request, however long the lists are", () => {
    const debt = { kind: "personal", balanceCents: 1e10, monthlyCents: 1e10, annualRate: 0.123456789012345 };
    const most = {
      income: Array(10).fill({ kind: "self-employed", monthlyCents: 1e10, since: 24_290 }),
      debts: Array(40).fill({ ...debt, limitCents: 1e10, paymentsLeft: 600 }),
      marks: Array(40).fill({ kind: "bankruptcy-13", month: 24_200, discharged: 24_206 }),
    };
    const sent = { version: 1, parts: { ...parts, ...most } };
    expect(problems(sent)).toEqual([]);
    expect(JSON.stringify(sent).length).toBeLessThan(12_000);
    expect(problems({ version: 1, parts: { ...parts, debts: [...most.debts, debt] } })[0]).toContain("debts");
  });
});
