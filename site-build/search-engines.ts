import { type BuiltPage, metaContent } from "./built-page.ts";

/**
 * A sitemap of the pages that want to be found, each with the day its text was last changed where it says one, and of
 * the addresses whose pages are made on request.
 */
export function sitemap(pages: readonly BuiltPage[], madeOnRequest: readonly string[] = []): string {
  const found = pages.filter((page) => metaContent(page, "robots")?.startsWith("index"));
  const entries = found.map((page) => {
    const address = page.root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    const changed = metaContent(page, "article:modified_time");
    return `  <url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ""}</url>\n`;
  });
  entries.push(...madeOnRequest.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Everything may be read but what takes submissions and what only repeats other pages. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /functions/\nDisallow: /search\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
