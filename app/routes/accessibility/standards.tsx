import { CardTable } from "#app/components/ui/card-table.tsx";
import {
  accessibilityReviewed,
  accessibilityStandards,
  assistiveTechnology,
  knownLimits,
} from "#app/content/pages/accessibility.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

export function Standards() {
  return (
    <>
      <section className="wrap sec split" aria-labelledby="standards">
        <div>
          <h2 id="standards">What we measure it by</h2>
          <p className="lead">We build to these. Where we fall short, we want to know.</p>
        </div>
        <dl className="ac__standards">
          {accessibilityStandards.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap ac__at" aria-labelledby="assistive">
        <h2 id="assistive">What you may bring along</h2>
        <CardTable
          caption="Assistive technology, what works with it and how we check"
          columns={["With", "What works", "How we check it"]}
          rows={assistiveTechnology.map(({ kind, support, checked }) => [kind, support, checked])}
        />
        <div className="cost">
          <b>What falls short.</b>
          {knownLimits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </div>
        <p className="fine ac__day">This statement was last checked on {formatDay(accessibilityReviewed)}.</p>
      </section>
    </>
  );
}
