import type { ReactNode } from "react";
import { ClosingScene, PreparationScene, ShoppingScene } from "#app/components/scenes/buying-phases.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { buyingPhases } from "#app/content/pages/first-time-buyers.ts";

const scenes: readonly ReactNode[] = [
  <PreparationScene key="preparation" />,
  <ShoppingScene key="shopping" />,
  <ClosingScene key="closing" />,
];

/** One street from edge to edge, in three stretches; the path walks along it. On phones each stands over its phase. */
export function Phases() {
  return (
    <section className="ft-phases" id="phases" aria-labelledby="phases-title">
      <div className="wrap head">
        <h2 id="phases-title">Three phases, one street</h2>
        <p className="lead">
          The first takes the longest, and it is the one you can start tonight. The times are typical, not a promise.
        </p>
      </div>
      <ol className="ft-street">
        {buyingPhases.map(({ step, title, description, duration, todo, link }, index) => (
          <li key={title}>
            <div className="ft-street__scene">{scenes[index]}</div>
            <div className="ft-street__walk" aria-hidden="true">
              <Plate>{step}</Plate>
            </div>
            <div className="ft-street__words">
              <h3>{title}</h3>
              <p className="ft-street__time">{duration}</p>
              <p>{description}</p>
              <ul>
                {todo.map((job) => (
                  <li key={job}>{job}</li>
                ))}
              </ul>
              <SiteLink className="tlink" to={link.to}>
                {link.label} <Arrow />
              </SiteLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
