import { ButtonLink } from "#app/components/ui/button.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { type Opening, positions } from "#app/content/pages/careers.ts";

/** Six sample openings, each a door plate with its pay range on it. No JobPosting data: nobody can have these jobs. */
export function Openings() {
  return (
    <section className="leg leg--R sec ca-open" id="openings">
      <div className="wrap">
        <div className="head">
          <h2>Six openings, each with its pay</h2>
          <p className="lead">
            Department, place, hours and pay range stand at the top, because that is what you would ask first.
          </p>
        </div>
        <div className="ca-list">
          {positions.map((position) => (
            <Position key={position.slug} {...position} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Position({ slug, title, department, location, type, salary, description, requirements }: Opening) {
  return (
    <article aria-labelledby={slug}>
      <div>
        <Tag>Sample opening</Tag>
        <h3 id={slug}>{title}</h3>
        <p className="ca-pay">{salary}</p>
        <dl>
          <div>
            <dt>Department</dt>
            <dd>{department}</dd>
          </div>
          <div>
            <dt>Location</dt>
            <dd>{location}</dd>
          </div>
          <div>
            <dt>Type</dt>
            <dd>{type}</dd>
          </div>
        </dl>
      </div>
      <div>
        <p>{description}</p>
        <h4 className="ca-req">What you bring</h4>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ButtonLink small look="line" to={`/contact?position=${slug}#message`}>
          Apply<span className="vh">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
