import { describe, expect, it, test } from "vitest";
import { articleMeta, scriptJson, structuredData } from "./structured-data.ts";

const types = (path: string) => structuredData(path).map((item) => item["@type"]);

describe("structuredData", () => {
  it("offers the free service on every page and the breadcrumb on every page except home", () => {
    expect(types("/")).toEqual(["Service"]);
    expect(types("/get-started")).toEqual(["Service", "BreadcrumbList"]);
    expect(types("/form-success")).toEqual(["Service", "BreadcrumbList"]);
  });

  it("gives the service for 0 USD", () => {
    expect(structuredData("/")[0]).toMatchObject({ offers: { price: "0", priceCurrency: "USD" } });
  });

  it("gives the provider in full on the home page, and by name elsewhere", () => {
    expect(structuredData("/")[0]).toMatchObject({ provider: { address: { addressRegion: "AZ" } } });
    expect(structuredData("/get-started")[0]).toMatchObject({
      provider: { "@type": "Organization", name: "Path to Keys", url: "http://localhost:3000/" },
    });
  });

  it("leads from home to the page with absolute URLs", () => {
    const [, breadcrumb] = structuredData("/get-started");
    expect(breadcrumb).toMatchObject({
      itemListElement: [
        { position: 1, item: "http://localhost:3000/" },
        { position: 2, item: "http://localhost:3000/get-started" },
      ],
    });
  });

  it("gives a URL without a page no breadcrumb", () => {
    expect(types("/no-such-page")).toEqual(["Service"]);
    expect(types("/404")).toEqual(["Service"]);
  });
});

describe("scriptJson", () => {
  it("cannot be ended by a closing tag inside the data", () => {
    const json = scriptJson({ name: "</script><script>alert(1)" });
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)" });
  });
});

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
