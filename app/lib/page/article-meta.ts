import type { MetaDescriptor } from "react-router";
import { site } from "#config/site.ts";
import { canonicalUrl, socialCard } from "./seo.ts";
import { socialCardPath } from "./social-card.ts";
import { breadcrumbList } from "./structured-data.ts";

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
