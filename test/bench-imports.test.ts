import { globSync } from "node:fs";
import { relative } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

// The gate runs no benchmark, so one could fail for months at a file or a name that has moved. Linking them shows it.
test("every benchmark finds what it imports, and Node can run all of it: it knows TypeScript, but not JSX", async () => {
  const benchmarks = globSync("bench/{,engine/,large/}*.mjs");
  expect(benchmarks.length).toBeGreaterThan(20);
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: true, write: false, rolldownOptions: { input: benchmarks } },
  });
  const modules = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const files = modules.flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
  expect(files.length).toBeGreaterThan(100);
  expect(files.map((file) => relative(".", file)).filter((file) => file.endsWith(".tsx"))).toEqual([]);
});
