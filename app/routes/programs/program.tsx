import { data, redirect } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ProgramDoor } from "#app/components/scenes/doors.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { RowsTable } from "#app/components/ui/rows-table.tsx";
import { movedProgramPath } from "#app/content/finder/local-programs.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { programMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { HelpInDollars } from "#app/lib/programs/help-in-dollars.ts";
import type { Route } from "./+types/program";
import type { ExitYears } from "./exit-years.ts";
import { type ProgramPage, programPage } from "./page.server.ts";
import css from "./programs.css?inline";

export function loader({ params }: Route.LoaderArgs) {
  const program = programPage(params.slug);
  if (program) return program;
  const target = movedProgramPath(params.slug);
  throw target ? redirect(target, 301) : data(null, { status: 404 });
}

const programs = { label: "Programs", to: "/programs" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, path, title, description } = loaderData;
  return [
    ...programMeta(path, { title, description }),
    { "script:ld+json": breadcrumbList([programs, { label: name, to: path }]) },
  ];
}

export default function ProgramDetailsPage({ loaderData: program }: Route.ComponentProps) {
  const { name, lead, seen, doubt, terms, contact, questions, papers } = program;
  return (
    <>
      <InlineStyle name="programs" layer="page" css={css} />
      <PageHero
        name={name}
        trail={[programs]}
        className="pp-hero"
        title={name}
        lead={lead}
        aside={
          program.help ? (
            <HelpNote help={program.help} />
          ) : (
            <ProgramDoor plate={program.plate} lit={program.lit} wall={program.lit ? "brick" : "cream"} />
          )
        }
      >
        {doubt !== null && (
          <p className="note note--bad">
            <b>It may be closed or changed.</b> {doubt}
          </p>
        )}
        <p className="fine">{seen}</p>
      </PageHero>
      <section className="wrap cols cols--start pp" aria-labelledby="terms">
        <h2 id="terms">What it pays, and who it is for</h2>
        <dl className="rows terms pp-terms" data-program-terms="">
          {terms.map(([term, words]) => (
            <Term key={term} term={term} words={words} />
          ))}
          <div>
            <dt>Who to ask</dt>
            <dd>
              <Contact {...contact} />
            </dd>
          </div>
        </dl>
      </section>
      <Later later={program.later} />
      <section className="wrap cols cols--start pp" aria-labelledby="ask">
        <h2 id="ask">Say this when you call</h2>
        <div>
          <ol className="numbered lines lines--barred pp-ask">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <h3>Have these papers ready</h3>
          <ul className="lines lines--closed pp-papers">
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          <p className="small">
            Lenders ask for more later. <a href="/mortgage-process#documents">See the whole list</a>.
          </p>
        </div>
      </section>
      <NextStep program={program} />
    </>
  );
}

/** The most it pays, in dollars, before anybody reads a percentage. */
function HelpNote({ help: { most, on } }: { help: HelpInDollars }) {
  return (
    <p className="pp-note" data-program-terms="">
      <span>It pays at most</span> <b>{most}</b> {on && <span className="small">{on}</span>}
    </p>
  );
}

function Term({ term, words }: { term: string; words: string | readonly string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      {[words].flat().map((each) => (
        <dd key={each}>{each}</dd>
      ))}
    </div>
  );
}

function Contact({ administrator, site, phone, agency }: ProgramPage["contact"]) {
  return (
    <>
      {site === null ? administrator : <OutsideLink url={site}>{administrator}</OutsideLink>}
      {phone !== null && (
        <>
          , <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
      {agency !== null && (
        <>
          . We have no address for it; <OutsideLink url={agency}>your state’s housing agency</OutsideLink> can help you
          find it.
        </>
      )}
    </>
  );
}

function OutsideLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} rel="noopener">
      {children}
    </a>
  );
}

/** Nothing where nothing is known: the questions ask. */
function Later({ later: { words, years } }: Pick<ProgramPage, "later">) {
  if (words.length === 0) return null;
  return (
    <section className="wrap cols cols--start pp" aria-labelledby="later">
      <h2 id="later">What you owe later</h2>
      {years ? (
        <div>
          <p className="pp-say">{years.point}</p>
          {words.map(([term, each]) => (
            <p key={term}>{each}</p>
          ))}
          <ExitTable {...years} />
        </div>
      ) : (
        <dl className="rows terms pp-terms" data-program-terms="">
          {words.map(([term, each]) => (
            <Term key={term} term={term} words={each} />
          ))}
        </dl>
      )}
    </section>
  );
}

function ExitTable({ helpCents, isWorstCase, other, rows, basis }: ExitYears) {
  return (
    <div data-worked-out="">
      <RowsTable
        className="table pp-years"
        head={["Sell after", isWorstCase ? "You owe up to" : "You owe", ...(other === null ? [] : [other])]}
        rows={rows.map(({ year, owedCents, otherCents }) => [
          counted(year, "year"),
          <OwedBar key="owed" owedCents={owedCents} helpCents={helpCents} />,
          ...(other === null ? [] : [formatDollars(otherCents)]),
        ])}
      />
      <p className="small">
        {basis} A refinance may count like a sale. The rate of your first loan may be higher with such help.
      </p>
    </div>
  );
}

function OwedBar({ owedCents, helpCents }: { owedCents: number; helpCents: number }) {
  return (
    <>
      {formatDollars(owedCents)}
      <svg aria-hidden="true" width="100%" height="10">
        <rect className="pp-kept" width="100%" height="10" />
        <rect className="pp-owed" width={`${Math.min(100, (owedCents / helpCents) * 100)}%`} height="10" />
      </svg>
    </>
  );
}

function NextStep({ program: { place, sources, reviewBy } }: { program: ProgramPage }) {
  return (
    <section className="curb" aria-labelledby="next">
      <div className="wrap cols cols--start pp-next">
        <div>
          <h2 id="next">See what else may fit you</h2>
          <div className="acts">
            <ButtonLink to={place ? `/assistance-finder?state=${place.state}` : "/assistance-finder"}>
              Find My Programs <Arrow />
            </ButtonLink>
            <ButtonLink to="/book" look="line">
              Book a Call
            </ButtonLink>
          </div>
        </div>
        <ul className="lines lines--closed">
          {place && (
            <>
              <li>
                <a href={place.listPath}>All programs in {place.stateName}</a>
              </li>
              <li>
                <a href={place.path}>Rents, incomes and loan limits in {place.name}</a>
              </li>
            </>
          )}
          <li>
            <a href="/guides/down-payment-assistance-explained">How assistance works</a>
          </li>
          <li className="small">
            Source:{" "}
            {sources.map(({ title, url }, index) => (
              <span key={url}>
                {index > 0 && ", "}
                <OutsideLink url={url}>{title}</OutsideLink>
              </span>
            ))}
            . We look again by {formatDay(reviewBy)}.
          </li>
        </ul>
      </div>
    </section>
  );
}
