import { PageHero } from "#app/components/sections/page-hero.tsx";
import { CounselorCall } from "./counselor-call.tsx";
import { Street, type StreetDoor } from "./street.tsx";

/** A place's doors, so that somebody sees what an answer looks like. */
export type Sample = { place: string; basis: string; doors: readonly StreetDoor[] };

/** What the page is for, with a sample that says so, before anything is answered. */
export function BeforeAnswer({ sample: { place, basis, doors } }: { sample: Sample }) {
  return (
    <>
      <PageHero
        name="Assistance Finder"
        trail={[{ label: "Financial Aid", to: "/financial-aid" }]}
        className="af-hero"
        title="Find the doors to try first"
        lead="A ZIP code is enough. Each answer sorts the programs: what one pays at most, who to call, and what is ruled out."
      />
      <Street label={`Sample: ${place}`} doors={doors} leads={false} />
      <p className="wrap fine af-sample">
        Sample: {place}, {basis}.
      </p>
    </>
  );
}

/** The one call that helps anywhere. */
export function FirstCall() {
  return (
    <section className="wrap af-out" aria-labelledby="finder-answer">
      <h2 id="finder-answer">To call</h2>
      <ul className="rows af-calls">
        <CounselorCall say="I rent and want to buy. Which down payment help is open where I live?" />
      </ul>
    </section>
  );
}
