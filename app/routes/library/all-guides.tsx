import { InlineStyle } from "#app/components/inline-style.tsx";
import { SearchForm } from "#app/components/search/search-form.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { guides } from "#app/content/articles/articles.server.ts";
import { bookletPath, categoryLists, situationLists } from "#app/content/articles/reading-order.server.ts";
import { counted } from "#app/domain/text/counted.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/all-guides";
import css from "./all-guides.css?inline";
import { GuideRows } from "./guide-rows.tsx";
import { LitWindow } from "./lit-windows.tsx";

export const meta = pageMeta("/guides");

export function loader() {
  return {
    count: guides.length,
    situations: situationLists.map(({ situation, title, voice, path, first }) => {
      return { situation, title, voice, path, ...sizeOf(first) };
    }),
    categories: categoryLists.map(({ slug, title, lead, guides }) => ({
      slug,
      title,
      lead,
      booklet: bookletPath(slug),
      guides: guides.map(({ path, title, minutes, publishDate }) => ({ path, title, minutes, publishDate })),
    })),
  };
}

function sizeOf(guides: readonly { minutes: number }[]) {
  return { count: guides.length, minutes: guides.reduce((sum, { minutes }) => sum + minutes, 0) };
}

export default function AllGuidesPage({ loaderData: { count, situations, categories } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="all-guides" layer="page" css={css} />
      <PageHero
        name="Guides"
        className="lw-hero"
        title="Which of these is you?"
        lead="Six windows are lit. Behind each is a short list, in an order that works."
      />
      <House situations={situations} />
      <section className="wrap lw__all" aria-labelledby="all">
        <h2 id="all">Or look for a word</h2>
        <SearchForm label="Search guides and reports" placeholder="eviction, gift letter, 620" />
        <div className="rows">
          {categories.map((category) => (
            <Category key={category.slug} category={category} />
          ))}
        </div>
        <p className="small">{count} guides in all. The voices in the windows are made up.</p>
      </section>
      <CurbCall
        title="Not sure where you stand?"
        text={<p>We look at your credit with you and say what to do first. Free.</p>}
      />
    </>
  );
}

type Loaded = ReturnType<typeof loader>;

/** The house at dusk: a window for each situation, with its words on a plate. */
function House({ situations }: Pick<Loaded, "situations">) {
  return (
    <section className="lw" aria-label="What to read, by situation">
      <ul>
        {situations.map(({ situation, title, voice, path, count, minutes }) => (
          <li key={situation}>
            <a className="card-link" href={path}>
              <LitWindow situation={situation} />
              <div className="lw__plate">
                <h2>
                  <b>{title}</b>
                </h2>
                <p>“{voice}”</p>
                <p className="lw__size">
                  {counted(count, "guide")}, {minutes} min
                </p>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <div className="lw__step" />
    </section>
  );
}

function Category({ category }: { category: Loaded["categories"][number] }) {
  const { slug, title, lead, booklet, guides } = category;
  return (
    <details className="unfold on-paper">
      <summary>
        <h3>{title}</h3>
        <span className="small">{counted(guides.length, "guide")}</span>
      </summary>
      {/* The anchor is inside: a browser opens the fold for a target that would otherwise be hidden. */}
      <div id={slug} className="lw__guides">
        <p className="small">
          {lead} <a href={booklet}>Print as a booklet</a>
        </p>
        <GuideRows guides={guides} />
      </div>
    </details>
  );
}
