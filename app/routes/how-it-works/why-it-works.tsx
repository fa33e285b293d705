import { ButtonLink } from "#app/components/ui/button.tsx";
import { processBenefits } from "#app/content/pages/journey.ts";

/** Four reasons, said in a list rather than drawn: the drawing is the path itself. */
export function WhyItWorks() {
  return (
    <section className="leg leg--R sec hw-why">
      <div className="wrap hw-why__in">
        <div>
          <h2>Why Our Process Works</h2>
          <p className="lead">Not because it is clever. Because it does things in the order a lender looks at them.</p>
          <ButtonLink to="/calculators" look="line">
            Use Our Calculators
          </ButtonLink>
        </div>
        <ul>
          {processBenefits.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
