import type { CSSProperties } from "react";
import { Plate } from "#app/components/ui/plate.tsx";
import { sixSteps } from "#app/content/pages/features.ts";

/** The three floors as one flight of six steps: the path climbs them from the left rail to the right one. */
export function SixSteps() {
  return (
    <section className="fx-stairs">
      <div className="wrap">
        <div className="fx-stairs__head">
          <h2>Six steps, and each carries the next</h2>
          <p className="lead">You can start on the first one today, and stop on any of them.</p>
        </div>
        <ol>
          {sixSteps.map(({ title, description }, index) => (
            <li key={title} style={{ "--step": index } as CSSProperties}>
              <Plate small>{index + 1}</Plate>
              <h3 className="h4">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
