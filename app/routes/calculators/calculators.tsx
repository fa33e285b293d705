import { readSent } from "#app/components/calculators/page/address.ts";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PlannedMark } from "#app/components/layout/head-links.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { type CalculatorSlug, calculatorQuestions } from "#app/content/calculators/calculator-list.ts";
import { whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { Island } from "#app/islands/island.tsx";
import { queriedPageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/calculators";
import css from "./calculators.css?inline";
import { threeNumbers } from "./door-answers.ts";
import { type CarriedName, carriedFields, type HallQuestion } from "./hall.tsx";
import { modelOf } from "./models.server.ts";

export const meta = queriedPageMeta("/calculators");

/** The visitor's input is in the address only when no script runs: the form sends it in the query. */
export function loader({ request }: Route.LoaderArgs) {
  const questions = calculatorQuestions.map((question): HallQuestion => {
    const { id, answer: about, calculators } = question;
    return {
      id,
      question: question.question,
      about,
      also: "also" in question ? question.also : null,
      calculators: calculators.map(({ slug, title }) => ({ slug, title, takes: takenBy(slug) })),
    };
  });
  return { questions, sent: readSent(threeNumbers.rules, new URL(request.url).search) };
}

/** The fields of a calculator that the hall has numbers for: one of the same name may mean something else. */
function takenBy(slug: CalculatorSlug): CarriedName[] {
  const { rules } = modelOf(slug);
  const names = Object.keys(carriedFields) as CarriedName[];
  return names.filter((name) => rules[name]?.own === carriedFields[name]);
}

export default function CalculatorsPage({ loaderData: { questions, sent } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="calculators" layer="page" css={css} />
      <nav className="wrap crumb hl__crumb" aria-label="Breadcrumb">
        <a href="/">Home</a> <span aria-hidden="true">/</span>
        <a href="/resources">Resources</a> <span aria-hidden="true">/</span>
        <span aria-current="page">Calculators</span>
      </nav>
      <PlannedMark />
      <Island name="calculator-hall" when="idle" props={{ questions, sent }} />
      <CurbCall
        title="Would you rather do it with someone?"
        text={
          <p className="lead">
            Ask for a free credit analysis. {whatTheAnalysisIs} You get it {analysisWithin}.
          </p>
        }
      />
    </>
  );
}
