import type { DebtRatios } from "#app/domain/buying/debt-to-income.ts";
import type { RuleTable } from "./rule-table.ts";
import { underwritingLines } from "./underwriting-lines.ts";

/**
 * The ratios that programs and lenders work with. Guides, not laws: automated approvals go beyond most of them, and VA
 * looks at what is left to live on as well.
 */
export const debtRatios = {
  id: "debt-ratios",
  source:
    "HUD Handbook 4000.1; 7 CFR 3555.151; 38 CFR 36.4340; Fannie Mae Selling Guide B3-6-02 of June 3, 2026; 28/36 and 31/43 by custom",
  effective: "2026-06-03",
  reviewBy: "2027-05-21",
  programs: {
    /**
     * Our planning line for a conventional loan: the ratios of HUD's guide, whose 43% was the limit of every general qualified
     * mortgage until October 2022. Between Fannie Mae's 36 to 45 by hand and its 50 by computer.
     */
    common: { housingShare: 0.31, debtsShare: 0.43 },
    classic: { housingShare: 0.28, debtsShare: 0.36 },
    fannieAutomated: underwritingLines.fannie.automated,
    fha: underwritingLines.fha.hand,
    va: underwritingLines.va.hand,
    usda: underwritingLines.usda.hand,
  },
} as const satisfies RuleTable & { programs: Readonly<Record<string, DebtRatios>> };
