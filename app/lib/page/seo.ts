import type { MetaArgs, MetaDescriptor } from "react-router";
import { type PagePath, pageHead } from "#app/content/heads/page-heads.ts";
import type { PageHead } from "#app/content/site/records.ts";
import { site } from "#config/site.ts";
import { publicSettings } from "./built-settings.ts";
import { socialCardPath, socialCardSize } from "./social-card.ts";

/** A route's `meta` export: `export const meta = pageMeta("/get-started")`. */
export function pageMeta(path: PagePath): () => MetaDescriptor[] {
  return () => headOf(path, pageHead(path));
}

/**
 * The `meta` of a page whose query changes its content: with a query, search engines should skip it, and
 * its canonical URL is the one without.
 */
export function queriedPageMeta(path: PagePath): (args: Pick<MetaArgs, "location">) => MetaDescriptor[] {
  return ({ location }) =>
    headOf(path, location.search === "" ? pageHead(path) : { ...pageHead(path), robots: "noindex, follow" });
}

/** The head of a place's page: made on request, so it uses the card of the list of places. */
export function placeMeta(
  path: string,
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  return headOf(path, { title, description, robots: "index, follow" }, "/places");
}

/** The head of a program's page. A card for each would double the build time: they share the card of their list. */
export function programMeta(path: string, head: Pick<PageHead, "title" | "description">): MetaDescriptor[] {
  return headOf(path, { ...head, robots: "index, follow" }, "/programs");
}

/** The head of a list of guides, or of a booklet that repeats them: it uses the card of all guides. */
export function guideListMeta(
  path: string,
  head: Pick<PageHead, "title" | "description" | "robots">,
): MetaDescriptor[] {
  return headOf(path, head, "/guides");
}

/** The head of a term's page: 170 cards would be as many as all others together, so they share the glossary's card. */
export function termMeta(path: string, head: Pick<PageHead, "title" | "description">): MetaDescriptor[] {
  return headOf(path, { ...head, robots: "index, follow" }, "/glossary");
}

/** The head of a sent newsletter: made on request, so it uses the card of the newsletter’s page. */
export function letterMeta(path: string, head: Pick<PageHead, "title" | "description">): MetaDescriptor[] {
  return headOf(path, { ...head, robots: "index, follow" }, "/newsletter");
}

/** The page's canonical URL, whatever host responded. */
export function canonicalUrl(path: string): string {
  return publicSettings.siteUrl + path;
}

/** Title and robots of a failure page: it has no canonical URL. */
export function failureMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

function headOf(
  path: string,
  head: Pick<PageHead, "title" | "description" | "robots">,
  cardOf: string = path,
): MetaDescriptor[] {
  if (path === "/404") return [...failureMeta(head.title), { name: "description", content: head.description }];
  const title = path === "/" ? head.title : `${head.title} | ${site.name}`;
  const url = canonicalUrl(path);
  return [
    { title },
    { name: "description", content: head.description },
    { name: "robots", content: head.robots },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: url },
    ...socialCard(cardOf),
  ];
}

/** The picture of a page when its link is shared; the build draws it. */
export function socialCard(path: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: canonicalUrl(socialCardPath(path)) },
    { property: "og:image:width", content: String(socialCardSize.width) },
    { property: "og:image:height", content: String(socialCardSize.height) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
