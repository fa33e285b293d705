import type { MetaDescriptor } from "react-router";
import { isPage, pageHead } from "#app/content/heads/page-heads.ts";
import { site } from "#config/site.ts";
import { canonicalUrl, socialCard } from "./seo.ts";
import { socialCardPath } from "./social-card.ts";

type JsonLd = Record<string, unknown>;

/**
 * A page's data for search engines: the free service everywhere, the breadcrumb everywhere except on the home page. The
 * home page has the provider in full, with its location.
 */
export function structuredData(path: string): JsonLd[] {
  const service = { ...freeService(), ...(path === "/" && wholeService()) };
  return path !== "/" && path !== "/404" && isPage(path)
    ? [service, breadcrumbList([{ label: pageHead(path).breadcrumb, to: path }])]
    : [service];
}

/** JSON for a script element: it has no `<`, so that no text can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function freeService(): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: "Free Credit Analysis",
    provider: organization,
    offers: offer,
  };
}

const offer = { "@type": "Offer", price: "0", priceCurrency: "USD" };
const organization = { "@type": "Organization", name: site.name, url: canonicalUrl("/") };

function wholeService(): JsonLd {
  return {
    serviceType: "Credit analysis for renters who want to buy a home",
    areaServed: { "@type": "Country", name: "United States" },
    offers: { ...offer, url: canonicalUrl("/get-started") },
    provider: {
      ...organization,
      telephone: site.phone.href.replace("tel:", ""),
      email: site.email,
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      },
    },
  };
}

/** The breadcrumb of a page for search engines, from home to the page itself. */
export function breadcrumbList(trail: readonly { label: string; to: string }[]): Record<string, unknown> {
  const stops = [{ label: "Home", to: "/" }, ...trail];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: stops.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: canonicalUrl(to),
    })),
  };
}

type ArticleHead = {
  path: string;
  title: string;
  description: string;
  category: string;
  publishDate: string;
  reviewedDate: string;
};

/** The head of a guide or report: title, canonical URL, link preview, and data for search engines. */
export function articleMeta(article: ArticleHead): MetaDescriptor[] {
  const { path, title, description, category, publishDate, reviewedDate } = article;
  const url = canonicalUrl(path);
  return [
    { title: `${title} | ${site.name}` },
    { name: "description", content: description },
    { name: "robots", content: "index, follow" },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "article:published_time", content: publishDate },
    { property: "article:modified_time", content: reviewedDate },
    { property: "article:section", content: category },
    ...socialCard(path),
    { "script:ld+json": articleData(article) },
    {
      "script:ld+json": breadcrumbList([
        { label: "Blog", to: "/blog" },
        { label: title, to: path },
      ]),
    },
  ];
}

function articleData({ path, title, description, category, publishDate, reviewedDate }: ArticleHead) {
  const publisher = { "@type": "Organization", name: site.name, url: canonicalUrl("/") };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    articleSection: category,
    datePublished: publishDate,
    dateModified: reviewedDate,
    inLanguage: "en-US",
    image: canonicalUrl(socialCardPath(path)),
    mainEntityOfPage: canonicalUrl(path),
    author: publisher,
    publisher,
  };
}
