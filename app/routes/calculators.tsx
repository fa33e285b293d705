import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { MeasuredDoor } from "#app/components/scenes/measured-door.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { calculatorQuestions } from "#app/content/calculators.ts";
import { pageMeta } from "#app/lib/seo.ts";
import css from "./calculators/calculators.css?inline";
import { CalculatorsHead } from "./calculators/calculators-head.tsx";
import { QuestionGroup } from "./calculators/question-group.tsx";

export const meta = pageMeta("/calculators");

function CalculatorsPage() {
  return (
    <>
      <InlineStyle name="calculators" layer="page" css={css} />
      <CalculatorsHead scene={<MeasuredDoor />} />
      <div className="leg leg--L cq__walk">
        {calculatorQuestions.map((group) => (
          <QuestionGroup key={group.id} group={group} />
        ))}
      </div>
      <section className="kerb cq__end">
        <div className="wrap">
          <div>
            <h2>Rather have somebody do it with you?</h2>
            <p className="lead">A free credit analysis starts from your own numbers, within 24 hours.</p>
          </div>
          <ButtonLink to="/get-started">
            Get Your Free Credit Analysis <Arrow />
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

export default import.meta.env.SSR ? CalculatorsPage : ReloadDocument;
