import { Stoop } from "#app/components/scenes/stoop.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";

/** The door that is high up, and what its steps are made of. The path leaves from the foot of the stoop. */
export function Hero() {
  return (
    <>
      <PageHero
        name="Financial aid"
        stands
        className="fa-hero"
        title="The first step up is the high one"
        lead="Down payment and closing costs come due on one day. Grants, gifts and second loans can cover part of them. Each has rules of its own, and some of it you pay back."
        actions={
          <>
            <ButtonLink to="/assistance-finder">
              Find My Programs <Arrow />
            </ButtonLink>
            <ButtonLink to="#savings" look="line">
              Calculate Savings
            </ButtonLink>
          </>
        }
        aside={
          <div className="fa-hero__scene">
            <Stoop />
          </div>
        }
      />
      <div className="pave fa-hero__pave" />
    </>
  );
}
