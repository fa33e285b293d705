import { InlineStyle } from "#app/components/inline-style.tsx";
import { type Article, guides, reports } from "#app/content/articles/articles.server.ts";
import { frontPage } from "#app/content/pages/front-page.ts";
import { categories } from "#app/content/site/categories.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/blog";
import css from "./blog.css?inline";
import { BlogHero } from "./blog-hero.tsx";
import { Drawers } from "./drawers.tsx";
import type { Entry, ReportEntry } from "./entries.ts";
import { FrontPage } from "./front-articles.tsx";
import { Guides } from "./guides.tsx";
import { Market } from "./market.tsx";
import { Letter } from "./weekly-letter.tsx";

/** The search box answers while one types. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/blog");

const mostRecent = 5;

export function loader() {
  const guideEntries = guides.map(entry);
  const reportEntries = reports.map((report): ReportEntry => ({ ...entry(report), keyInsights: report.keyInsights }));
  const all: Entry[] = [...guideEntries, ...reportEntries];
  return {
    front: frontPage.flatMap((path) => all.find((article) => article.path === path) ?? []),
    recent: all
      .filter(({ path }) => !frontPage.includes(path))
      .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
      .slice(0, mostRecent),
    guides: guideEntries,
    reports: reportEntries,
    counts: categories.map(({ name }) => guideEntries.filter(({ category }) => category === name).length),
  };
}

/** As much of an article as this page shows. */
function entry(article: Article): Entry {
  const { path, title, description, category, minutes, publishDate, featured } = article;
  return { path, title, description, category, minutes, publishDate, featured };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { front, recent, guides, reports, counts } = loaderData;
  return (
    <>
      <InlineStyle name="blog" layer="page" css={css} />
      <BlogHero />
      <Drawers counts={counts} />
      <FrontPage front={front} recent={recent} />
      <Guides guides={guides} elsewhere={front} />
      <Market reports={reports} />
      <Letter />
    </>
  );
}
