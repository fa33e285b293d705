import { percentSign } from "#app/content/figures/figure-words.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { type Answer, type AnswerSource, together } from "./answer-record.ts";

const [usual, least] = fhaDownPayments.byScore;
const { conventional: conventionalMinimum, usda: usdaMinimum } = scoreMinimums;
const [conventional, usda] = [conventionalMinimum.lenders, usdaMinimum.lenders];
const [worst, best] = [300, 850];

/** The scores that lenders commonly start at. */
export const commonLeast = { fha: usual.from, conventional, usda } as const;

const lenders: AnswerSource = { source: "Common lender guidelines", effective: "2026-11-21" };
const fannieMae: AnswerSource = { source: "Fannie Mae, Desktop Underwriter 12.0", effective: "2025-11-16" };
const both = together(fhaDownPayments, lenders);

const compare = { label: "What each loan asks for", to: "/loan-programs" };
const raise = { label: "What moves a credit score", to: "/guides/what-moves-a-credit-score" };
const more = "A lender also looks at your income, your debts and your last year of payments.";

type ScoreAnswer = Pick<Answer, "verdict" | "text" | "from" | "next">;

/** `Is 580 to 619 enough to buy a home?` for each span of scores in which the answer is the same. */
function spans(
  loan: { id: string; question: string; words: string },
  answers: readonly (readonly [from: number, answer: ScoreAnswer])[],
): Answer[] {
  return answers.map(([from, answer], index) => {
    const to = (answers[index + 1]?.[0] ?? best + 1) - 1;
    return {
      ...answer,
      id: `${loan.id}-${from}`,
      question: `Is ${scoreSpan([from, to])} enough ${loan.question}?`,
      words: `credit score good okay qualify low ${loan.words}`,
      scores: [from, to],
    };
  });
}

/** How a question names its scores; a search for one score puts that one in its place. */
function scoreSpan([from, to]: readonly [number, number]): string {
  return `${from} to ${to}`;
}

const none: ScoreAnswer = {
  verdict: "No, not yet",
  text: `FHA takes no score under ${least.from}, and few lenders go lower. Start with the errors on your report.`,
  from: both,
  next: raise,
};

export const scoreAnswers: readonly Answer[] = [
  ...spans({ id: "score-for-a-home", question: "to buy a home", words: "house loan mortgage minimum need what" }, [
    [worst, none],
    [
      least.from,
      {
        verdict: "It depends",
        text: `FHA allows ${least.from} to ${usual.from - 1} with ${percentSign(least.share)} down. Many lenders want ${usual.from}.`,
        from: both,
        next: raise,
      },
    ],
    [
      usual.from,
      {
        verdict: "Yes, for FHA",
        text: `FHA takes ${usual.from} or more with ${percentSign(usual.share)} down. Many lenders want ${conventional} for a conventional loan. ${more}`,
        from: both,
        next: compare,
      },
    ],
    [
      conventional,
      {
        verdict: "Yes, for most loans",
        text: `FHA starts at ${usual.from} and most conventional loans at ${conventional}. A higher score mostly buys a lower rate. ${more}`,
        from: both,
        next: compare,
      },
    ],
  ]),
  ...spans({ id: "score-for-fha", question: "for an FHA loan", words: "fha minimum" }, [
    [worst, none],
    [
      least.from,
      {
        verdict: `Yes, with ${percentSign(least.share)} down`,
        text: `FHA’s own line is ${least.from} with ${percentSign(least.share)} down. Many lenders want ${usual.from}, so ask more than one.`,
        from: both,
        next: { label: "FHA loans, explained", to: "/guides/fha-loans-explained" },
      },
    ],
    [
      usual.from,
      {
        verdict: "Yes",
        text: `FHA takes ${usual.from} or more with ${percentSign(usual.share)} down. Some lenders set their own, higher line. ${more}`,
        from: both,
        next: { label: "FHA loans, explained", to: "/guides/fha-loans-explained" },
      },
    ],
  ]),
  ...spans(
    { id: "score-for-conventional", question: "for a conventional loan", words: "conventional fannie freddie" },
    [
      [
        worst,
        {
          verdict: "No, at most lenders",
          text: `Fannie Mae ended its own minimum of 620 in November 2025, but many lenders kept it. Ask more than one. FHA starts at ${usual.from}.`,
          from: together(fannieMae, lenders),
          next: { label: "Conventional or FHA?", to: "/guides/conventional-or-fha" },
        },
      ],
      [
        conventional,
        {
          verdict: "Yes",
          text: `${conventional} is where most lenders start. A higher score makes the loan and its insurance cheaper.`,
          from: lenders,
          next: { label: "What your score costs", to: "/calculators/credit-score-price" },
        },
      ],
    ],
  ),
  ...spans({ id: "score-for-usda", question: "for a USDA loan", words: "usda rural" }, [
    [
      worst,
      {
        verdict: "It depends",
        text: `At ${usda} a computer can approve a USDA loan. Below that, a person at the lender decides.`,
        from: lenders,
        next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
      },
    ],
    [
      usda,
      {
        verdict: "Yes",
        text: `${usda} is where automatic approval for USDA usually starts. Your income and the home’s address count too.`,
        from: lenders,
        next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
      },
    ],
  ]),
  ...spans({ id: "score-for-va", question: "for a VA loan", words: "va veteran military" }, [
    [
      worst,
      {
        verdict: "It depends",
        text: "VA sets no minimum score, but most lenders set one. Ask three lenders for theirs.",
        from: lenders,
        next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
      },
    ],
  ]),
];
