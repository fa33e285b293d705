import { expect, test } from "vitest";
import { articleMeta } from "./article-meta.ts";

const head = articleMeta({
  path: "/guides/closing",
  title: "Closing day",
  description: "What you sign.",
  category: "Home Buying Process",
  publishDate: "2026-11-01",
  reviewedDate: "2026-11-21",
});

test("names the article, its address and its dates", () => {
  expect(head).toContainEqual({ title: "Closing day | Path to Keys" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "http://localhost:3000/guides/closing" });
  expect(head).toContainEqual({ property: "article:modified_time", content: "2026-11-21" });
});

test("tells search engines its type and that it is under the blog", () => {
  const data = head.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
  expect(data).toMatchObject([
    { "@type": "Article", headline: "Closing day", datePublished: "2026-11-01" },
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { name: "Blog" }, { position: 3 }] },
  ]);
});
