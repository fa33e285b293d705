import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { findArticle, guides, reports } from "#app/content/articles/articles.server.ts";
import { calculators } from "#app/content/calculators/calculator-list.ts";
import { finderPrograms } from "#app/content/finder/listing.ts";
import { findTerm, glossary, type SubjectTerm, termPath } from "#app/content/glossary/all-terms.ts";
import { glossarySubjects } from "#app/content/glossary/terms/glossary-term.ts";
import { isPage, pageHead } from "#app/content/heads/page-heads.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { canonicalUrl, termMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { Route } from "./+types/term-page";
import css from "./glossary.css?inline";

type TermPage = NonNullable<ReturnType<typeof termPageData>>;

export function loader({ params }: Route.LoaderArgs) {
  const term = termPageData(params.slug);
  if (!term) throw data(null, { status: 404 });
  return term;
}

const glossaryPage = { label: "Glossary", to: "/glossary" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { term, names, meaning, path } = loaderData;
  return [
    ...termMeta(path, { title: `${term}: what it means`, description: meaning.join(" ") }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "DefinedTerm",
        name: term,
        alternateName: names,
        description: meaning.join(" "),
        url: canonicalUrl(path),
        inDefinedTermSet: canonicalUrl(glossaryPage.to),
      },
    },
    { "script:ld+json": breadcrumbList([glossaryPage, { label: term, to: path }]) },
  ];
}

export default function TermDetailsPage({ loaderData: term }: Route.ComponentProps) {
  const { names, meaning, from } = term;
  return (
    <>
      <InlineStyle name="glossary" layer="page" css={css} />
      <PageHero
        name={term.term}
        trail={[glossaryPage]}
        className="gt-hero"
        title={term.term}
        lead={meaning[0]}
        aside={<Example term={term} />}
      >
        <p>{meaning[1]}</p>
        {names && <p className="small">Also called: {names.join(", ")}</p>}
        {from && (
          <p className="fine">
            Source: {from.source} ({formatDay(from.effective)}).
          </p>
        )}
      </PageHero>
      <Beside term={term} />
      <CurbCall
        title="Is this word on your paperwork?"
        text={<p>Ask us what it means for you. We read your report with you and tell you what to do first, free.</p>}
      />
    </>
  );
}

/** One case on an index card; where it has a sum, the lines of it. */
function Example({ term: { example, sum } }: { term: TermPage }) {
  return (
    <figure className="gt-card" data-worked-out="">
      <figcaption>
        <Tag>Example</Tag>
      </figcaption>
      <p>{example}</p>
      {sum && (
        <dl className="rows pairs">
          {sum.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  );
}

/** The words to read with it, the pages where it counts, and its neighbors in the alphabet. */
function Beside({ term: { beside, pages, subject, subjectName, before, after } }: { term: TermPage }) {
  return (
    <div className="wrap gt">
      <div className="cols cols--start">
        <section aria-labelledby="beside">
          <h2 id="beside">Words to read with it</h2>
          <ul className="rows">
            {beside.map(({ name, to, is }) => (
              <li key={to}>
                <a className="card-link" href={to}>
                  <b>{name}</b>
                  <span className="small">{is}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pages">
          <h2 id="pages">Where you need it</h2>
          <ul className="rows">
            {pages.map(({ kind, label, to }) => (
              <li key={to}>
                <a className="card-link" href={to}>
                  <span className="small">{kind}</span>
                  <b>{label}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <nav className="apart gt-turn" aria-label="Glossary">
        {before && (
          <a className="tap" href={before.to}>
            <span aria-hidden="true">←</span> {before.name}
          </a>
        )}
        <a className="tap" href={`/glossary#${subject}`}>
          All words: {subjectName}
        </a>
        {after && (
          <a className="tap" href={after.to}>
            {after.name} <span aria-hidden="true">→</span>
          </a>
        )}
      </nav>
    </div>
  );
}

type PageLink = { kind: string; label: string; to: string };

/** The data for a term's page; null for an unknown slug. */
function termPageData(slug: string) {
  const term = findTerm(slug);
  if (!term) return null;
  const place = glossary.indexOf(term);
  return {
    ...term,
    path: termPath(slug),
    subjectName: glossarySubjects.find(({ id }) => id === term.subject)?.name ?? "",
    beside: term.see.map((other) => {
      const { term: name, meaning } = termOf(other);
      return { name, to: termPath(other), is: meaning[0] };
    }),
    pages: [...term.more.map((path) => pageLink(term, path)), ...textsWith(term)],
    before: neighbor(place - 1),
    after: neighbor(place + 1),
  };
}

const mostTexts = 4;

/** The guides and reports that explain it in place, beside those that its entry names. */
function textsWith({ slug, more }: SubjectTerm): PageLink[] {
  return [...guides, ...reports]
    .filter(({ terms, path }) => terms.includes(slug) && !more.includes(path))
    .slice(0, mostTexts)
    .map(({ path, title }) => ({ kind: kindOf(path), label: title, to: path }));
}

function pageLink({ slug }: SubjectTerm, path: string): PageLink {
  const label =
    findArticle(path)?.title ??
    calculators.find((calculator) => calculator.path === path)?.title ??
    finderPrograms.find((program) => path === `/programs/${program.slug}`)?.name ??
    (isPage(path) ? pageHead(path).title : null);
  if (label === null) throw new Error(`The term "${slug}" names ${path}, and that page doesn't exist`);
  return { kind: kindOf(path), label, to: path };
}

function kindOf(path: string): string {
  const kinds = { guides: "Guide", reports: "Report", calculators: "Calculator", programs: "Program" };
  return Object.entries(kinds).find(([folder]) => path.startsWith(`/${folder}/`))?.[1] ?? "Page";
}

function neighbor(place: number): { name: string; to: string } | null {
  const term = glossary[place];
  return term ? { name: term.term, to: termPath(term.slug) } : null;
}

function termOf(slug: string): SubjectTerm {
  const term = findTerm(slug);
  if (!term) throw new Error(`A term links to "${slug}", which isn't in the glossary`);
  return term;
}
