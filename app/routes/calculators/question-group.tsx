import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { calculatorBySlug, type calculatorQuestions } from "#app/content/pages/calculators-words.ts";
import type { Calculator } from "#app/content/site/records.ts";

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
        {calculators.map((slug) => (
          <CalculatorRow key={slug} calculator={calculatorBySlug(slug)} />
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
        {path ? (
          <a className="tlink" href={path} aria-label={`Work it out: ${title}`}>
            Work it out <Arrow />
          </a>
        ) : (
          <Tag>Being built</Tag>
        )}
        <p className="small">
          {path ? "To read: " : "Read meanwhile: "}
          <a href={guide.path}>{guide.label}</a>
        </p>
      </div>
    </li>
  );
}
