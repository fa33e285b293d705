import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "./site.ts";

it("the site's name is the brand in the web manifest, too", () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  expect([manifest.name, manifest.short_name]).toEqual([site.name, site.name]);
});
