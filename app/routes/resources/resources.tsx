import type { ComponentType } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { LetterSlot } from "#app/components/scenes/mailbox.tsx";
import { SearchForm } from "#app/components/search/search-form.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { allAnswers } from "#app/content/answers/all-answers.ts";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import { calculatorBySlug, calculators } from "#app/content/calculators/calculator-list.ts";
import { library } from "#app/content/claims/library.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { glossary } from "#app/content/glossary/all-terms.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import {
  calculatorCards,
  moreCalculators,
  type ResourceCardId,
  resourceCards,
} from "#app/content/pages/resources-words.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { Island } from "#app/islands/island.tsx";
import { formatRate } from "#app/lib/format/format-currency.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/resources";
import { Booklets, CalculatorAndTape, Clippings, Newspaper } from "./drawer-things-scene.tsx";
import css from "./resources.css?inline";

export const meta = pageMeta("/resources");

export function loader() {
  return {
    guides: guides.length,
    reports: reports.length,
    programs: programCounts.all,
    words: glossary.length,
    answers: allAnswers.length,
  };
}

type Counts = Route.ComponentProps["loaderData"];

export default function Resources({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="resources" layer="page" css={css} />
      <ResourcesHero counts={loaderData} />
      <Drawer counts={loaderData} />
      <CalculatorCards />
      {/* Links of the whole site lead here. */}
      <div id="calculators">
        <Tools />
      </div>
      <MoreCalculators />
      <Letter />
    </>
  );
}

/** Six questions on the way to the tools; the path comes out of the drawer. */
function CalculatorCards() {
  return (
    <section className="leg leg--L sec rs__six" aria-labelledby="six">
      <div className="wrap">
        <div className="head">
          <h2 id="six">Six questions with a number for an answer</h2>
          <p className="lead">You can work out two of them right below. Each has its own page.</p>
        </div>
        <ul className="rows cols cols--at800 six">
          {calculatorCards.map(({ slug, question }) => (
            <li key={slug}>
              <a className="card-link" href="/learn#calculators">
                <span>
                  <b>{question}</b>
                  <span>{calculatorBySlug(slug).title}</span>
                </span>
                <Arrow />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const things: Record<ResourceCardId, ComponentType> = {
  guides: Booklets,
  calculators: CalculatorAndTape,
  reports: Newspaper,
  articles: Clippings,
};

/** The kitchen drawer, pulled out and seen from above: four compartments, each with what it holds. */
function Drawer({ counts }: { counts: Counts }) {
  const today: Record<ResourceCardId, string> = {
    guides: `${counts.guides} today`,
    calculators: `${calculators.length} work today`,
    reports: `${counts.reports} today`,
    articles: `${counts.guides + counts.reports} pieces today`,
  };
  return (
    <section className="drawer" aria-labelledby="drawer">
      <div className="wrap">
        <h2 className="vh" id="drawer">
          What is in the drawer
        </h2>
        <ul className="drawer__in">
          {resourceCards.map(({ id, title, to, description }) => {
            const Things = things[id];
            return (
              <li key={id}>
                <a className="card-link" href={to}>
                  <Things />
                  <span className="apart drawer__label">
                    <b className="disp">{title}</b>
                    <span className="small">{today[id]}</span>
                    <span>{description}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="drawer__front" aria-hidden="true" />
    </section>
  );
}

/** The sign-up at the end of the page, on the sidewalk where the path stops. */
function Letter() {
  return (
    <section className="curb rs__letter" aria-labelledby="letter">
      <div className="wrap cols">
        <div>
          <h2 id="letter">New guides and reports, by email</h2>
          <p className="lead">What we added and what the market did, once a week.</p>
          <Newsletter id="weekly" />
        </div>
        <LetterSlot />
      </div>
    </section>
  );
}

/** Four more, each with where it works today, and the way to all of them. */
function MoreCalculators() {
  return (
    <section className="leg leg--L rs__more" aria-labelledby="more">
      <div className="wrap">
        <h2 id="more">Four more calculators</h2>
        <ul className="rows four">
          {moreCalculators.map((slug) => {
            const { title, description, path } = calculatorBySlug(slug);
            return (
              <li className="cols" key={slug}>
                <h3>{title}</h3>
                <p>{description}</p>
                <a className="tlink" href={path} aria-label={`Work it out: ${title}`}>
                  Work it out <Arrow />
                </a>
              </li>
            );
          })}
        </ul>
        <ButtonLink to="/calculators" look="line">
          View All Calculators <Arrow />
        </ButtonLink>
      </div>
    </section>
  );
}

/** The figures from the specification, next to the ones we count. */
function ResourcesHero({ counts }: { counts: Counts }) {
  return (
    <section className="wrap cols cols--end rs">
      <div>
        <nav className="crumb" aria-label="Breadcrumb">
          <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">Resources</span>
        </nav>
        <h1>Everything we know, in one drawer</h1>
        <p className="lead">
          Guides to read, calculators to try, reports to check. Free, and without a sign-up. Look through the drawer, or
          ask for what you need.
        </p>
        <SearchForm label="Search everything on this site" placeholder="Search resources..." inAddress />
      </div>
      <div>
        <ClaimFigures claims={[library.guides, library.calculators, library.resources, library.downloads]} />
        <p className="small rs__counted">
          Counted today: {counted(counts.guides, "guide")}, {counted(counts.reports, "report")},{" "}
          {counted(calculators.length, "calculator")}, <a href="/programs">{counted(counts.programs, "program")}</a>,{" "}
          <a href="/glossary">{counted(counts.words, "word")} explained</a> and{" "}
          <a href="/answers">{counted(counts.answers, "short answer")}</a>.
        </p>
      </div>
    </section>
  );
}

/** The two tools of the page, with what they assume. */
function Tools() {
  return (
    <section className="leg leg--L rs__tools" aria-labelledby="tools">
      <div className="wrap">
        <h2 id="tools">Work it out here</h2>
        <Island name="quick-affordability" when="near" />
        <Island name="quick-payment" when="near" />
        <Assumptions />
      </div>
    </section>
  );
}

function Assumptions() {
  const { annualRate, propertyTaxRate } = exampleMortgage;
  const { homeInsuranceRate, mortgageInsuranceRate } = planningAssumptions;
  return (
    <p className="cost small rs__cost">
      <b>Not an offer of credit.</b> Both work with a loan over 30 years at a fixed rate, at first{" "}
      {formatRate(annualRate)} (Freddie Mac’s survey average of {formatDay(latestAverage.day)}); with property tax of{" "}
      {formatRate(propertyTaxRate)} and home insurance of {formatRate(homeInsuranceRate)} of the price a year; and with
      mortgage insurance of {formatRate(mortgageInsuranceRate)} of the loan a year while less than 20% is paid down.
      Planning numbers, not quotes. Closing costs, repairs and dues come on top. The APR, which counts fees and mortgage
      insurance, is higher than the rate.
    </p>
  );
}
