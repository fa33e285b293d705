import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { guides } from "#app/content/articles/articles.server.ts";
import { bookletPath, categoryLists, situationLists } from "#app/content/articles/reading-order.server.ts";
import { counted } from "#app/domain/text/counted.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/all-guides";
import { GuideRows } from "./guide-rows.tsx";
import css from "./library.css?inline";

export const meta = pageMeta("/guides");

export function loader() {
  return {
    count: guides.length,
    situations: situationLists.map(({ title, path, first }) => ({ title, path, ...sizeOf(first) })),
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
      <InlineStyle name="library" layer="page" css={css} />
      <PageHero
        name="Guides"
        className="lb-hero"
        title="Where are you now?"
        lead={`Pick the line that sounds like you. You get a short list in an order that works. All ${count} guides are further down.`}
        aside={
          <ul className="rows">
            {situations.map(({ title, path, count, minutes }) => (
              <li key={path}>
                <a className="card-link lb-door" href={path}>
                  <b>{title}</b>
                  <span className="small">
                    {counted(count, "guide")}, {minutes} min
                  </span>
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
        }
      />
      {categories.map(({ slug, title, lead, booklet, guides }) => (
        <section className="wrap cols cols--start lb" key={slug} aria-labelledby={slug}>
          <div>
            <h2 id={slug}>{title}</h2>
            <p className="small">{lead}</p>
            <a className="tlink" href={booklet}>
              Print as a booklet
            </a>
          </div>
          <GuideRows guides={guides} />
        </section>
      ))}
      <CurbCall
        title="Not sure where you stand?"
        text={<p>We look at your credit with you and say what to do first. Free.</p>}
      />
    </>
  );
}
