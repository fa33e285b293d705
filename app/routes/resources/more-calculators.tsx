import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { calculatorBySlug } from "#app/content/pages/calculators.ts";
import { moreCalculators } from "#app/content/pages/resources.ts";

/** Four more, each with where it works today, and the way to all thirteen. */
export function MoreCalculators() {
  return (
    <section className="leg leg--L rs__more" aria-labelledby="more">
      <div className="wrap">
        <h2 className="rs__h" id="more">
          Four more calculators
        </h2>
        <ul className="four">
          {moreCalculators.map((slug) => {
            const { title, description, path, guide } = calculatorBySlug(slug);
            return (
              <li key={slug}>
                <h3>{title}</h3>
                <p>{description}</p>
                {path ? (
                  <SiteLink className="tlink" to={path} aria-label={`Work it out: ${title}`}>
                    Work it out <Arrow />
                  </SiteLink>
                ) : (
                  <p className="small">
                    <Tag>Being built</Tag> Read meanwhile: <SiteLink to={guide.path}>{guide.label}</SiteLink>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        <ButtonLink to="/calculators" look="line">
          View All Calculators <Arrow />
        </ButtonLink>
      </div>
    </section>
  );
}
