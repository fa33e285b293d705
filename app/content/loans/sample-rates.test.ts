import { expect, it } from "vitest";
import { fhaRules } from "#app/content/rules/fha.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import type { LoanProgram } from "#app/domain/buying/home-cost.ts";
import { programApr } from "#app/domain/programs/apr.ts";
import { exampleMortgage } from "./example-mortgage.ts";
import { sampleApr, sampleRates } from "./sample-rates.ts";

const programs = {
  conventional: { program: { kind: "conventional", insuranceRate: 0 }, downShare: 0.2 },
  fha: { program: { kind: "fha", rules: fhaRules }, downShare: 0.035 },
  va: { program: { kind: "va", rules: vaRules, laterUse: false, exempt: false }, downShare: 0 },
  usda: { program: { kind: "usda", rules: usdaRules }, downShare: 0 },
} satisfies Record<keyof typeof sampleApr, { program: LoanProgram; downShare: number }>;

it.each([100_000_00, exampleMortgage.priceCents, 600_000_00])(
  "names the APR that each sample makes on %i cents",
  (priceCents) => {
    for (const [name, { program, downShare }] of Object.entries(programs) as [
      keyof typeof sampleApr,
      (typeof programs)["fha"],
    ][]) {
      const home = {
        priceCents,
        downCents: Math.round(priceCents * downShare),
        annualRate: sampleRates[name],
        termMonths: 360,
      };
      expect(`${(programApr(home, program) * 100).toFixed(2)}%`, name).toBe(sampleApr[name]);
    }
  },
);
