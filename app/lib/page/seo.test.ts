import { describe, expect, it } from "vitest";
import { failureMeta, pageMeta } from "./seo.ts";

describe("pageMeta", () => {
  it("names the page before the site, and has its URL under the site's base", () => {
    const meta = pageMeta("/get-started")();
    expect(meta).toContainEqual({ title: "Get your free credit analysis | Path to Keys" });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "http://localhost:3000/get-started" });
    expect(meta).toContainEqual({ name: "robots", content: "index, follow" });
  });

  it("keeps the thank-you page out of search results", () => {
    expect(pageMeta("/form-success")()).toContainEqual({ name: "robots", content: "noindex, nofollow" });
  });

  it("gives the 404 page no canonical URL, because it answers many URLs", () => {
    const meta = pageMeta("/404")();
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(meta.some((item) => "rel" in item && item.rel === "canonical")).toBe(false);
  });
});

describe("failureMeta", () => {
  it("keeps failures out of search results", () => {
    expect(failureMeta("Unexpected Application Error!")).toContainEqual({ name: "robots", content: "noindex" });
  });
});
