import { House } from "#app/components/scenes/house.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { analysisWithin } from "#app/content/site/answer-times.ts";

/** The line ends: down the right rail, along the last sidewalk, up to the step of a lit door. */
export function Closing() {
  return (
    <>
      <div className="wrap close__in">
        <h2>The line ends at your door.</h2>
        <p className="lead">It starts with a free credit analysis. You get it {analysisWithin}.</p>
        <ButtonLink to="/get-started">
          Get Your Free Credit Analysis <Arrow />
        </ButtonLink>
      </div>
      <div className="close__scene screen-only">
        <House />
      </div>
      <div className="pave screen-only">
        <div className="close__to" />
      </div>
    </>
  );
}
