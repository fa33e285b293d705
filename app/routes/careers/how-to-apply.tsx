import { HiringStep } from "#app/components/scenes/hiring-steps.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { applicationSteps } from "#app/content/pages/careers.ts";

/** From edge to edge: the path over the pavement, with a number for each of the four steps. */
export function HowToApply() {
  return (
    <section className="ca-apply" id="how-to-apply">
      <div className="wrap">
        <h2>Four steps from the form to an answer</h2>
        <ol>
          {applicationSteps.map(({ title, description }, index) => (
            <li key={title}>
              <HiringStep step={index + 1} />
              {index === 0 ? <Plate state="next">1</Plate> : <Plate>{index + 1}</Plate>}
              <h3 className="h4">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <p className="small">
          Need the form in another way, or help with a step? Our{" "}
          <SiteLink to="/accessibility">accessibility page</SiteLink> says how to ask. Nothing on this list fits, but
          you do? <SiteLink to="/contact">Write to us.</SiteLink>
        </p>
      </div>
    </section>
  );
}
