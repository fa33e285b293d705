import { InlineStyle } from "#app/components/inline-style.tsx";
import { Newsletter } from "#app/components/layout/newsletter-sign-up.tsx";
import { Mailbox } from "#app/components/scenes/mailbox.tsx";
import { SearchForm } from "#app/components/search/search-form.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { type Article, guides, reports } from "#app/content/articles/articles.server.ts";
import { offers } from "#app/content/claims/offers.ts";
import { frontPage } from "#app/content/pages/front-page.ts";
import { categories } from "#app/content/site/categories.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/blog";
import css from "./blog.css?inline";
import {
  Byline,
  categoryAnchor,
  type Entry,
  FrontPage,
  Guides,
  type Headline,
  type ReportEntry,
  type Shelf,
} from "./guides.tsx";
import { LittleLibrary } from "./little-library-scene.tsx";

export const meta = pageMeta("/blog");

const mostRecent = 5;
const onShelf = 4;

export function loader() {
  const guideEntries = guides.map(entry);
  const shelves = categories.map(({ name }) => shelfOf(name, guideEntries));
  const reportEntries = reports.map((report): ReportEntry => ({ ...entry(report), keyInsights: report.keyInsights }));
  const all: Entry[] = [...guideEntries, ...reportEntries];
  return {
    front: frontPage.flatMap((path) => all.find((article) => article.path === path) ?? []),
    recent: [...guides, ...reports]
      .filter(({ path }) => !frontPage.includes(path))
      .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
      .slice(0, mostRecent)
      .map(headline),
    featured: guideEntries.filter(({ featured, path }) => featured && !frontPage.includes(path)),
    shelves,
    latest: reportEntries.filter(({ featured }) => featured),
    reports: reports.map(headline),
    counts: shelves.map(({ count }) => count),
  };
}

/** The newest of a category; the page of all guides has the rest. */
function shelfOf(name: Entry["category"], all: readonly Entry[]): Shelf {
  const own = all.filter(({ category }) => category === name);
  const shown = own.slice(0, onShelf).map(({ path, title, minutes, publishDate }) => {
    return { path, title, minutes, publishDate };
  });
  return { name, count: own.length, guides: shown };
}

/** An article in a list of titles. */
function headline({ path, title, category, minutes, publishDate }: Article): Headline {
  return { path, title, category, minutes, publishDate };
}

/** As much of an article as this page shows. */
function entry(article: Article): Entry {
  const { path, title, description, category, minutes, publishDate, featured } = article;
  return { path, title, description, category, minutes, publishDate, featured };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { front, recent, featured, shelves, latest, reports, counts } = loaderData;
  return (
    <>
      <InlineStyle name="blog" layer="page" css={css} />
      <BlogHero />
      <Drawers counts={counts} />
      <FrontPage front={front} recent={recent} />
      <Guides featured={featured} shelves={shelves} />
      <Market latest={latest} reports={reports} />
      <Letter />
    </>
  );
}

/** The promise and the search box; the street library is on the sidewalk, and the path starts at its post. */
function BlogHero() {
  return (
    <section>
      <div className="wrap cols bl__top">
        <div className="bl__txt">
          <nav className="crumb" aria-label="Breadcrumb">
            <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">Blog</span>
          </nav>
          <h1>Read it here before you sign it there</h1>
          <p className="lead">
            Guides and market reports in plain words. Each one lists its sources, the day we last checked it, and how
            long it takes to read.
          </p>
          <SearchForm label="Search guides and reports" placeholder="Search guides and reports..." inAddress />
        </div>
        <div className="bl__box">
          <LittleLibrary />
        </div>
      </div>
      <div className="pave bl__pave" />
    </section>
  );
}

/** The categories as a chest of flat drawers; each one leads to its shelf further down. */
function Drawers({ counts }: { counts: readonly number[] }) {
  return (
    <section className="leg leg--R bl__browse" aria-labelledby="browse">
      <div className="wrap">
        <div className="head">
          <h2 id="browse">Browse by Category</h2>
          <p className="lead">
            {categories.every(({ count }, index) => (counts[index] ?? 0) >= count)
              ? "The number is what you can read today."
              : "The large number is what you can read today. The small one is what we plan."}
          </p>
        </div>
        <ul className="chest">
          {categories.map(({ name, description, count }, index) => (
            <li key={name}>
              <a href={`#${categoryAnchor(name)}`}>
                <span className="chest__label">
                  <b className="disp">{name}</b>
                  <span>{description}</span>
                  <span className="chest__count">
                    <span className="num">{counts[index] ?? 0}</span>
                    <span>{(counts[index] ?? 0) < count ? ` of ${count} planned` : " to read"}</span>
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The market: what the latest reports found, then all of them. */
function Market({ latest, reports }: { latest: readonly ReportEntry[]; reports: readonly Headline[] }) {
  return (
    <>
      <div className="turn turn--LR" />
      <section className="leg leg--R bl__market" id="market" aria-labelledby="market-title">
        <div className="wrap">
          <div className="head">
            <h2 id="market-title">Market reports: what rates, prices and rents did</h2>
            <p className="lead">From public data, with a chart, the table behind it, and the source.</p>
          </div>
          <h3 className="bl__sub">Latest Reports</h3>
          {latest.map((report) => (
            <Finding key={report.path} report={report} />
          ))}
          <h3 className="bl__sub">All reports</h3>
          <ul className="rows pairs bl__all">
            {reports.map((report) => (
              <li key={report.path}>
                <a href={report.path}>{report.title}</a>
                <Byline entry={report} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function Finding({ report }: { report: ReportEntry }) {
  const { path, title, description, keyInsights } = report;
  return (
    <article className="cols finding">
      <div>
        <h4>
          <a href={path}>{title}</a>
        </h4>
        <p>{description}</p>
        <Byline entry={report} />
      </div>
      <ul>
        {keyInsights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </article>
  );
}

/** The weekly letter: the path ends at a mailbox. */
function Letter() {
  return (
    <section className="closing leg leg--R" aria-labelledby="letter">
      <div className="wrap closing__in cols cols--end">
        <div className="bl__sign">
          <h2 id="letter">One plain letter a week</h2>
          <p className="lead">
            Join <ClaimFigure claim={offers.newsletterReaders} /> {offers.newsletterReaders.text}. Unsubscribe anytime.
          </p>
          <Newsletter id="weekly" />
          <DisclosureText>
            <Disclosure claims={[offers.newsletterReaders]} />
          </DisclosureText>
        </div>
        <div className="closing__scene screen-only">
          <Mailbox />
          <i className="closing__to" style={{ left: "45.6%" }} />
        </div>
      </div>
      <div className="pave closing__pave" />
    </section>
  );
}
