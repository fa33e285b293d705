import { Arrow } from "#app/components/ui/icons.tsx";
import type { Calculator, calculatorQuestions } from "#app/content/calculators/calculator-list.ts";

type Group = (typeof calculatorQuestions)[number];

/** A question on the left, the calculators that answer it on the right. */
export function QuestionGroup({ group }: { group: Group }) {
  const { id, question, answer, calculators } = group;
  return (
    <section className="wrap cols cols--start quiet cq" id={id} aria-labelledby={`${id}-title`}>
      <div className="cq__q">
        <h2 id={`${id}-title`}>{question}</h2>
        <p>{answer}</p>
        {"also" in group && (
          <p>
            <a className="tlink" href={group.also.to}>
              {group.also.label}
            </a>
          </p>
        )}
      </div>
      <ul className="rows cq__list">
        {calculators.map((calculator) => (
          <CalculatorRow key={calculator.slug} calculator={calculator} />
        ))}
      </ul>
    </section>
  );
}

function CalculatorRow({ calculator }: { calculator: Calculator }) {
  const { slug, title, description, path, guide } = calculator;
  return (
    <li className="cols cols--at700" id={slug}>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className="cq__go">
        <a className="tlink" href={path} aria-label={`Work it out: ${title}`}>
          Work it out <Arrow />
        </a>
        <p className="small">
          To read: <a href={guide.path}>{guide.label}</a>
        </p>
      </div>
    </li>
  );
}
