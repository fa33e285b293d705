import { percentSign } from "#app/content/figures/figure-words.ts";
import { sampleApr, sampleFigures } from "#app/content/loans/sample-rates.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { type Claim, statedByUs } from "./claim-record.ts";

/** The terms that must appear next to an example rate (Regulation Z, 12 CFR 1026.24). */
const exampleRate = `Sample interest rates, as of November 2026, not an offer and not for everyone: 30-year fixed, one-family home you live in, credit score of 740. The APR counts each program’s own fees and insurance, too: ${sampleApr.conventional} conventional with 20% down; with the least down ${sampleApr.fha} FHA, ${sampleApr.va} VA on a first use and ${sampleApr.usda} USDA; no lender fees. ${averageOfTheWeek} Your rate depends on your credit, down payment, loan and state.`;

/** The note that must appear next to a minimum: many lenders ask for these; the law does not. */
const guideline =
  "Minimums are common lender guidelines as of November 2026, not a promise of approval; lenders may ask for more.";

const [fhaUsual] = fhaDownPayments.byScore;

/** Said beside our own goal, so that no one waits for a score that no lender asks for. */
export const askLendersNow = `FHA takes ${fhaUsual.from} with ${percentSign(fhaUsual.share)} down, so you may be able to ask lenders now.`;

const rate = { kind: "sample", terms: exampleRate, ...statedByUs } as const;
const minimum = { kind: "fact", terms: guideline, ...statedByUs } as const;

/** The example rates and common minimums of the four loans. */
export const loans = {
  conventionalRate: {
    id: "conventional-rate",
    figure: sampleFigures.conventional,
    text: "sample interest rate, conventional",
    ...rate,
  },
  fhaRate: { id: "fha-rate", figure: sampleFigures.fha, text: "sample interest rate, FHA", ...rate },
  vaRate: { id: "va-rate", figure: sampleFigures.va, text: "sample interest rate, VA", ...rate },
  usdaRate: { id: "usda-rate", figure: sampleFigures.usda, text: "sample interest rate, USDA", ...rate },

  conventionalDown: { id: "conventional-down", figure: "3%", text: "down at least, conventional", ...minimum },
  fhaDown: { id: "fha-down", figure: "3.5%", text: "down at least, FHA", ...minimum },
  vaDown: { id: "va-down", figure: "0%", text: "down at least, VA", ...minimum },
  usdaDown: { id: "usda-down", figure: "0%", text: "down at least, USDA", ...minimum },

  conventionalScore: {
    id: "conventional-score",
    figure: `${scoreMinimums.conventional.lenders}+`,
    text: "credit score, conventional",
    ...minimum,
    terms: `${guideline} Fannie Mae dropped its own floor of 620 in November 2025; many lenders keep it.`,
  },
  fhaScore: {
    id: "fha-score",
    figure: `${scoreMinimums.fha.lenders}+`,
    text: "credit score, FHA",
    ...minimum,
    terms: `${guideline} FHA itself allows 500 to 579 with 10% down.`,
  },
  vaScore: {
    id: "va-score",
    figure: "None",
    text: "credit score, VA",
    ...minimum,
    terms: `${guideline} VA sets no minimum score; most lenders set their own.`,
  },
  usdaScore: {
    id: "usda-score",
    figure: `${scoreMinimums.usda.lenders}+`,
    text: "credit score, USDA",
    ...minimum,
    terms: `${guideline} 640 is where USDA’s automated approval usually begins; below it a person decides.`,
  },
  fhaDebtToIncome: {
    id: "fha-debt-to-income",
    figure: "under 43%",
    text: "debt-to-income for FHA",
    ...minimum,
    terms: `${guideline} 43% is the usual guide for FHA, not a fixed cap; strong files go higher.`,
  },
  noMortgageInsurance: {
    id: "no-mortgage-insurance",
    figure: "20% down",
    text: "and a conventional loan needs no mortgage insurance",
    ...minimum,
    terms: "The 20% counts from the price or the appraised value, whichever is lower.",
  },
  mortgageReadyScore: {
    id: "mortgage-ready-score",
    figure: "720+",
    text: "the score we call mortgage-ready",
    kind: "offer",
    ...statedByUs,
    terms: "This is our own goal for a good rate, not a lender’s minimum.",
  },
} as const satisfies Record<string, Claim>;
