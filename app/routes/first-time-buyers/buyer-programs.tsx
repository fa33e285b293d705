import { ProgramList } from "#app/components/sections/program-list.tsx";
import { Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { firstBuyerPrograms } from "#app/content/pages/first-time-buyers.ts";

export function Programs() {
  return (
    <section className="leg leg--R sec" aria-labelledby="programs">
      <div className="wrap">
        <div className="head">
          <h2 id="programs">Programs made for a first purchase</h2>
          <p className="lead">
            Three that many first-time buyers put together: help, a loan with little down, and a course.
          </p>
        </div>
        <div className="ft-programs">
          <ProgramList programs={firstBuyerPrograms} />
          <DisclosureText>
            <Disclosure claims={firstBuyerPrograms.map(({ claim }) => claim)} />
          </DisclosureText>
          <SiteLink className="tlink" to="/financial-aid#programs">
            See all programs and what they ask <Arrow />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
