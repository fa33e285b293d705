import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { calculatorQuestions } from "#app/content/calculators/calculator-list.ts";
import { whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./calculators.css?inline";
import { CalculatorsHead } from "./calculators-head.tsx";
import { MeasuredDoor } from "./measured-door-scene.tsx";
import { QuestionGroup } from "./question-group.tsx";

export const meta = pageMeta("/calculators");

export default function CalculatorsPage() {
  return (
    <>
      <InlineStyle name="calculators" layer="page" css={css} />
      <CalculatorsHead scene={<MeasuredDoor />} />
      <div className="leg leg--L cq__walk">
        {calculatorQuestions.map((group) => (
          <QuestionGroup key={group.id} group={group} />
        ))}
      </div>
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
