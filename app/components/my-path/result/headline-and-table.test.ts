import fc from "fast-check";
import { expect, it } from "vitest";
import type { PathAnswer, ProgramAnswer } from "#app/domain/path/answer.ts";
import { mayLead, waitsForService } from "#app/domain/path/lead-door.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { designHousehold } from "#test/path-household.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import { now, randomHousehold } from "#test/random-household.ts";
import { monthWords } from "./doors-table.tsx";
import type { Headline } from "./no-month-headline.ts";
import { headlineOf, headlineText, leadDoor } from "./path-headline.ts";

/** What a row says of a loan: a month, a closed door, or that it cannot be told. */
function rowSays(door: ProgramAnswer, answer: PathAnswer): "open" | "shut" | "unknown" {
  const words = monthWords(door, answer);
  if (words === "Cannot tell") return "unknown";
  return /^(No month|Not with)/.test(words) ? "shut" : "open";
}

const sayingNoLoan: readonly Headline["state"][] = ["score", "late", "shrinks", "closed"];

/** Fails where the headline and the table of the same answer do not agree. */
function expectAgreement(answer: PathAnswer, headline: Headline): void {
  const said = headlineText(headline);
  const lead = leadDoor(answer);
  if (lead?.month != null) {
    const row = monthWords(lead, answer);
    expect(rowSays(lead, answer), `${said} | ${row}`).toBe("open");
    const words = lead.month === answer.now ? /today/i : monthName(lead.month);
    expect(said).toMatch(words);
    expect(row).toMatch(words);
    expect(/ if /.test(said) && headline.state === "if").toBe(lead.open.length > 0);
    return;
  }
  const own = answer.programs.filter((door) => door.assistance === null);
  for (const door of own) {
    const isForService = waitsForService(door) && said.includes("if you did not serve");
    if (sayingNoLoan.includes(headline.state) && !isForService) {
      expect(rowSays(door, answer), `${said} | ${door.program}: ${monthWords(door, answer)}`).toBe("shut");
    }
    if (!mayLead(door) && !waitsForService(door)) expect(rowSays(door, answer), said).toBe("shut");
  }
}

const points = fc.integer({ min: 480, max: 640 });

it("agree on what is open and what is shut at every score from 480 to 640", () => {
  fc.assert(
    fc.property(randomHousehold, points, (household, score) => {
      const asked = { ...household, score: { points: score, from: "bank" as const } };
      const answer = planPath(asked, now, pathRulesOf2026);
      expectAgreement(answer, headlineOf(answer, asked, {}));
    }),
    { numRuns: 150 },
  );
});

it.each([480, 499, 500, 560, 579, 580, 600, 619, 620, 640])("agree on the design's household at %s", (score) => {
  for (const change of [{}, { savedCents: 40_000_00 }, { served: true }, { priceCents: 400_000_00 }]) {
    const asked = { ...designHousehold, ...change, score: { points: score, from: "bank" as const } };
    const answer = planPath(asked, now, pathRulesOf2026);
    expectAgreement(answer, headlineOf(answer, asked, {}));
  }
});

it("puts the question of service before VA’s month, for whoever was not asked", () => {
  const { served: _served, ...unasked } = { ...designHousehold, savedCents: 25_000_00 };
  const vaRow = (asked: typeof unasked & { served?: boolean }) => {
    const answer = planPath(asked, now, pathRulesOf2026);
    return answer.programs.flatMap((door) => (door.program === "va" ? [monthWords(door, answer)] : [])).join();
  };
  expect(vaRow(unasked)).toMatch(/^If you served: (could be today|not before|ask a lender)/);
  expect(vaRow({ ...unasked, served: true })).not.toContain("If you served");
});
