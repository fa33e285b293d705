import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { values } from "#app/content/pages/about.ts";

/** Four values, each beside a page of this site where it can be held against us. */
export function Values() {
  return (
    <>
      <div className="turn turn--RL" />
      <section className="leg leg--L sec ab-values">
        <div className="wrap">
          <div className="head">
            <h2>Values you can check</h2>
            <p className="lead">
              Anybody can print a value. So each of ours names a page of this site where you can see if we keep it.
            </p>
          </div>
          <ul>
            {values.map(({ title, description, proof }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
                <SiteLink className="tlink" to={proof.to}>
                  {proof.label} <Arrow />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
