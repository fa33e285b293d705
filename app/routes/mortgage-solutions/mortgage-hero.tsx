import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHeroText } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import css from "./mortgage-solutions.css?inline";

/** The page's promise, and the ways into it. */
export function HeroText() {
  return (
    <>
      <InlineStyle name="mortgage-solutions" layer="page" css={css} />
      <PageHeroText
        name="Mortgage"
        title="Four loans, side by side, in plain numbers"
        lead="No one loan is best. One of them fits how you earn, what you saved and where the house is."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="#payment" look="line">
              Calculate Payment
            </ButtonLink>
          </>
        }
      >
        <ul className="ms-more">
          <li>
            <a className="tlink" href="/loan-programs">
              All six programs and their rules <Arrow />
            </a>
          </li>
          <li>
            <a className="tlink" href="/mortgage-process">
              The eight steps and the papers <Arrow />
            </a>
          </li>
        </ul>
      </PageHeroText>
    </>
  );
}
