import { Feed } from "feed";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import { canonicalUrl } from "#app/lib/page/seo.ts";
import { site } from "#config/site.ts";

/** Guides and reports for feed readers, the newest first; written once, when the site is built. */
export function loader() {
  const articles = [...guides, ...reports].toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  const feed = new Feed({
    id: canonicalUrl("/"),
    link: canonicalUrl("/blog"),
    title: `${site.name}: guides and market reports`,
    description: "Reading for renters on the way to a home, each piece with its sources and its date.",
    language: "en-US",
    copyright: site.name,
    updated: new Date(Math.max(...articles.map(({ reviewedDate }) => Date.parse(reviewedDate)))),
    feedLinks: { rss: canonicalUrl("/rss.xml") },
  });
  for (const { path, title, description, category, publishDate } of articles) {
    const link = canonicalUrl(path);
    feed.addItem({
      id: link,
      link,
      title,
      description,
      date: new Date(publishDate),
      category: [{ name: category }],
    });
  }
  return new Response(feed.rss2(), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
