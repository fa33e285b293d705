import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { helpKinds, type RankedBy, rankPrograms, reaches } from "./rank.ts";

type Named = RankedBy & { name: string };
const named = (name: string, changes: Partial<RankedBy>): Named => ({
  name,
  verdict: "ask",
  reach: "national",
  kind: "grant",
  isNarrow: false,
  isUnseen: false,
  openCount: 1,
  ...changes,
});
const doorsOf = (programs: readonly Named[]) => rankPrograms(programs).doors.map(({ name }) => name);

const local = named("local", { reach: "local" });
const state = named("state", { reach: "state", kind: "unknown" });
const bank = named("bank", { kind: "forgivable" });
const fha = named("fha", { kind: "loan", verdict: "fits" });
const certificate = named("certificate", { kind: "tax-credit" });

describe("the three doors", () => {
  it("are the county's program, then the state's, then a national one", () => {
    expect(doorsOf([certificate, bank, state, local])).toEqual(["local", "state", "bank"]);
  });

  it("include a program that fits, and put a nearer one that waits for a score last", () => {
    expect(doorsOf([bank, certificate, fha, state, { ...local, verdict: "waits" }])).toEqual(["state", "fha", "local"]);
  });

  it("put a local grant that fits before a national loan", () => {
    expect(doorsOf([fha, { ...local, verdict: "fits" }])).toEqual(["local", "fha"]);
  });

  it("put a state's program before one from a county that the visitor didn't name", () => {
    expect(doorsOf([{ ...local, reach: "elsewhere" }, state])).toEqual(["state", "local"]);
  });

  it("put a state program whose terms we have seen before one whose terms we haven't", () => {
    expect(doorsOf([named("heard of", { reach: "state", isUnseen: true }), state])).toEqual(["state", "heard of"]);
  });

  it("put a loan for anyone before help only for teachers", () => {
    expect(doorsOf([{ ...local, isNarrow: true }, fha, bank])).toEqual(["bank", "fha", "local"]);
  });

  it("can all be waiting when nothing else is left, and never include a no", () => {
    const waiting = [local, state, bank, certificate].map((one) => ({ ...one, verdict: "waits" as const }));
    expect(doorsOf([...waiting, { ...fha, verdict: "no" }])).toEqual(["local", "state", "bank"]);
  });
});

const anyProgram = fc.record({
  name: fc.uuid(),
  verdict: fc.constantFrom("fits", "ask", "waits", "no"),
  reach: fc.constantFrom(...reaches),
  kind: fc.constantFrom(...helpKinds),
  isNarrow: fc.boolean(),
  isUnseen: fc.boolean(),
  openCount: fc.nat(5),
});

describe("for any set of programs", () => {
  it("each program is in one place, and the counts add up", () => {
    fc.assert(
      fc.property(fc.array(anyProgram), (programs) => {
        const { doors, more, no, tally } = rankPrograms(programs);
        expect([...doors, ...more, ...no]).toHaveLength(programs.length);
        expect(new Set([...doors, ...more, ...no])).toEqual(new Set(programs));
        expect(tally.fits + tally.ask + tally.waits + tally.no).toBe(programs.length);
        expect(no).toHaveLength(tally.no);
        expect(doors).toHaveLength(Math.min(3, programs.length - tally.no));
      }),
    );
  });

  it("no door says no, and at least one door fits if any program does", () => {
    fc.assert(
      fc.property(fc.array(anyProgram), (programs) => {
        const { doors, tally } = rankPrograms(programs);
        const verdicts = doors.map(({ verdict }) => verdict);
        expect(verdicts).not.toContain("no");
        if (tally.fits > 0) expect(verdicts).toContain("fits");
        expect(verdicts.indexOf("waits")).toBe(
          verdicts.includes("waits") ? verdicts.filter((verdict) => verdict !== "waits").length : -1,
        );
      }),
    );
  });
});
