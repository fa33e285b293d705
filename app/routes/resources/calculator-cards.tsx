import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { calculatorBySlug } from "#app/content/pages/calculators.ts";
import { calculatorCards } from "#app/content/pages/resources.ts";

/** Six questions on the way to the tools; the path comes out of the drawer. */
export function CalculatorCards() {
  return (
    <section className="leg leg--L sec rs__six" aria-labelledby="six">
      <div className="wrap">
        <div className="head">
          <h2 id="six">Six questions with a number for an answer</h2>
          <p className="lead">Two of them you can work out right below. All have a page of their own.</p>
        </div>
        <ul className="six">
          {calculatorCards.map(({ slug, question }) => (
            <li key={slug}>
              <SiteLink to="/learn#calculators">
                <span>
                  <b>{question}</b>
                  <span>{calculatorBySlug(slug).title}</span>
                </span>
                <Arrow />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
