import { expect, test } from "vitest";
import { trimmedManifest } from "./trim-manifest.ts";

const routes = {
  root: { id: "root", path: "" },
  "routes/home/home": { parentId: "root", index: true },
  "routes/contact/contact": { parentId: "root", path: "contact" },
  "routes/about/about": { parentId: "root", path: "about" },
  "routes/missing/missing": { parentId: "root", path: "*" },
};

test("keeps the root and the pages that React runs on", () => {
  const trimmed = trimmedManifest(`window.__reactRouterManifest=${JSON.stringify({ routes, version: "1" })};`);
  const manifest = JSON.parse(trimmed.slice("window.__reactRouterManifest=".length, -1));
  expect(manifest.version).toBe("1");
  expect(Object.keys(manifest.routes)).toEqual(["root", "routes/home/home", "routes/contact/contact"]);
});

test("refuses a list that it does not know", () => {
  expect(() => trimmedManifest("export const manifest = {}")).toThrow("unknown shape");
});
