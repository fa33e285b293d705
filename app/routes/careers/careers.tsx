import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { careers } from "#app/content/claims/outcomes.ts";
import { applicationSteps, type Opening, positions } from "#app/content/pages/company/careers-words.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import pathStart from "#app/styles/compositions/path-start.css?inline";
import css from "./careers.css?inline";
import { EmptyChair, HiringStep } from "./careers-scenes.tsx";

export const meta = pageMeta("/careers");

export default function CareersPage() {
  return (
    <>
      <InlineStyle name="path-start" layer="page" css={pathStart} />
      <InlineStyle name="careers" layer="page" css={css} />
      <PageHero
        name="Careers"
        trail={[{ label: "About", to: "/about" }]}
        title="Pull up a chair, and help a renter get home"
        lead="The work is reading closely, explaining plainly, and telling people the truth about a number. If you like that, read on."
        actions={
          <>
            <a className="btn" href="#openings">
              See Six Openings
            </a>
            <a className="btn btn--line" href="#how-to-apply">
              How to Apply
            </a>
          </>
        }
        aside={<EmptyChair />}
      >
        <p className="small ca-note">
          <Tag>Sample openings</Tag> They show what a position looks like. You can still send us an application.
        </p>
      </PageHero>
      <Openings />
      <Benefits />
      <HowToApply />
    </>
  );
}

const weeksOfLeave = Number.parseInt(careers.parentalLeave.figure, 10);

/** The two benefits the business states, drawn: weeks as a calendar, a year's budget as its months. */
function Benefits() {
  return (
    <section className="sunk">
      <div className="turn turn--RL" />
      <div className="leg leg--L">
        <div className="wrap ca-benefits">
          <h2>Time for your family, money for learning</h2>
          <ul className="cols cols--at800">
            <li>
              <p className="ca-fig">
                <ClaimFigure claim={careers.parentalLeave} />
              </p>
              <h3 className="h4">of paid parental leave</h3>
              <WeekStrip weeks={weeksOfLeave} />
              <p className="small">If it starts on New Year’s Day, it lasts until late April.</p>
            </li>
            <li>
              <p className="ca-fig">
                <ClaimFigure claim={careers.trainingBudget} />
              </p>
              <h3 className="h4">training budget</h3>
              <p className="small">
                For a license, a course, a conference or a language. Whatever helps you explain this better.
              </p>
            </li>
          </ul>
          <DisclosureText>
            <Disclosure claims={[careers.trainingBudget, careers.parentalLeave]} /> Ask about health insurance,
            retirement savings and time off on the first call.
          </DisclosureText>
        </div>
      </div>
    </section>
  );
}

/** Half a year of weeks; those of the leave are filled. */
function WeekStrip({ weeks }: { weeks: number }) {
  return (
    <div className="ca-weeks" aria-hidden="true">
      {Array.from({ length: 26 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks differ in nothing but their place.
        <i key={index} className={index < weeks ? "on" : ""} />
      ))}
    </div>
  );
}

/** From edge to edge: the path over the sidewalk, with a number for each of the four steps. */
function HowToApply() {
  return (
    <section className="paved ca-apply" id="how-to-apply">
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
          Need the form in another format, or help with a step? Our <a href="/accessibility">accessibility page</a> says
          how to ask. Don’t see a job that fits? <a href="/careers/apply?position=other">Apply anyway.</a>
        </p>
      </div>
    </section>
  );
}

/** Six sample openings, each a door plate with its pay range on it. No JobPosting data: no one can get these jobs. */
function Openings() {
  return (
    <section className="leg leg--R leg--first sec ca-open" id="openings">
      <div className="wrap">
        <div className="head">
          <h2>Six openings, each with its pay</h2>
          <p className="lead">
            Department, place, hours and pay range come first, because you would ask about them first.
          </p>
        </div>
        <div className="lines ca-list">
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
    <article className="cols" aria-labelledby={slug}>
      <div>
        <Tag>Sample opening</Tag>
        <h3 id={slug}>{title}</h3>
        <p className="ca-pay">{salary}</p>
        <dl className="lines">
          <div>
            <dt className="small">Department</dt>
            <dd>{department}</dd>
          </div>
          <div>
            <dt className="small">Location</dt>
            <dd>{location}</dd>
          </div>
          <div>
            <dt className="small">Type</dt>
            <dd>{type}</dd>
          </div>
        </dl>
      </div>
      <div>
        <p>{description}</p>
        <h4 className="small ca-req">What you bring</h4>
        <ul className="lines">
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ButtonLink small look="line" to={`/careers/apply?position=${slug}`}>
          Apply<span className="vh"> as {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
