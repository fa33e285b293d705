import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob, normalize } from "node:path";
import { describe, expect, test } from "vitest";

type Direction = {
  /** The files that it is about, without their tests, which may import anything. */
  of: string;
  /** What they may not import. */
  not: readonly string[];
  why: string;
};

const layers = ["domain", "content", "forms", "lib", "components", "server", "routes"] as const;
type Layer = (typeof layers)[number];

/** Which way imports go: what each layer may import of the others. Nothing imports a route, except its own folder. */
const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
  domain: [],
  content: ["domain"],
  forms: ["domain", "content"],
  lib: ["domain", "content"],
  components: ["domain", "content", "forms", "lib"],
  server: ["domain", "content", "forms", "lib"],
  routes: ["domain", "content", "forms", "lib", "components", "server"],
};

const directions: readonly Direction[] = [
  ...layers.map((layer) => ({
    of: `app/${layer}/**`,
    not: layers
      .filter((other) => !mayImport[layer].includes(other) && (other !== layer || layer === "routes"))
      .map((other) => `#app/${other}/**`),
    why: `${layer} imports only ${mayImport[layer].join(", ") || "itself"}`,
  })),
  { of: "app/*.{ts,tsx}", not: ["#app/routes/**"], why: "nothing imports a route" },
  { of: "site-build/**", not: ["#app/server/**", "#app/routes/**"], why: "it reads what the pages became" },
  { of: "config/**", not: ["#app/**"], why: "the app reads it, not the other way around" },
  {
    of: "app/domain/**",
    not: ["#config/**", "node:*", "react", "react-dom", "react-router"],
    why: "domain is pure: no React, network, clock, files or settings",
  },
  { of: "app/forms/**", not: ["node:*"], why: "a form's schema runs in the browser, too" },
  {
    of: "app/{*.ts,*.tsx,{domain,content,forms,lib,components,islands,routes}/**}",
    not: ["zod"],
    why: "zod/mini does: the whole of zod is 22 KB more in the browser",
  },
  { of: "{app,config}/**", not: ["../**"], why: "by #app/…, the direction can be read" },
];

/** Why a file may not import something; null if it may. */
function refusal(file: string, imported: string): string | null {
  const name = imported.replace(/^(?:\.\.\/)+/, "../");
  const broken = directions.find(
    ({ of, not }) => matchesGlob(file, of) && not.some((pattern) => matchesGlob(name, pattern)),
  );
  return broken?.why ?? null;
}

describe("refused:", () => {
  test.each([
    ["app/domain/sum.ts", "#app/content/words.ts"],
    ["app/domain/sum.ts", "#config/site.ts"],
    ["app/domain/sum.ts", "node:fs"],
    ["app/domain/sum.ts", "react"],
    ["app/content/words.ts", "#app/forms/form.ts"],
    ["app/forms/form.ts", "#app/server/lead/leads.server.ts"],
    ["app/forms/form.ts", "zod"],
    ["app/lib/help.ts", "#app/components/part.ts"],
    ["app/components/part.ts", "#app/server/lead/leads.server.ts"],
    ["app/components/forms/part.ts", "#app/routes/home.ts"],
    ["app/server/mail/mail.server.ts", "#app/components/part.ts"],
    ["app/server/lead/leads.server.ts", "#app/routes/home.ts"],
    ["app/routes/home.ts", "#app/routes/about.ts"],
    ["app/routes/home.ts", "../lib/help.ts"],
    ["app/routes/parts/home.ts", "../../lib/help.ts"],
    ["config/site.ts", "#app/lib/help.ts"],
  ])("%s importing %s", (file, imported) => {
    expect(refusal(file, imported)).not.toBeNull();
  });
});

describe("allowed:", () => {
  test.each([
    ["app/content/words.ts", "#app/domain/sum.ts"],
    ["app/forms/form.ts", "#app/content/words.ts"],
    ["app/forms/form.ts", "zod/mini"],
    ["app/components/part.ts", "#app/forms/form.ts"],
    ["app/server/lead/leads.server.ts", "#app/lib/help.ts"],
    ["app/routes/home.ts", "#app/server/lead/leads.server.ts"],
    ["app/routes/home.ts", "./home/part.ts"],
  ])("%s importing %s", (file, imported) => {
    expect(refusal(file, imported)).toBeNull();
  });
});

test("no file imports against its direction", () => {
  const files = globSync("{app,config,site-build}/**/*.{ts,tsx}").map(normalize);
  const imports = files
    .filter((file) => file.startsWith("app/routes/") || !/\.test\./.test(file))
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported, why: refusal(file, imported) })));
  expect(imports.length).toBeGreaterThan(5000);
  expect(imports.filter(({ why }) => why !== null)).toEqual([]);
});

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, "utf8").matchAll(/\b(?:from|import|import\() ?"([^"]+)"/g);
  return [...specifiers].map(([, name = ""]) => name);
}

// This tests the linter's settings: a folder that they leave out would be open to circles.
test("the linter refuses two files that import each other", () => {
  const folder = mkdtempSync(join(tmpdir(), "directions-"));
  for (const name of ["biome.json", "package.json", ".gitignore"]) copyFileSync(name, join(folder, name));
  for (const [name, other] of [
    ["one", "two"],
    ["two", "one"],
  ]) {
    mkdirSync(join(folder, "app/lib"), { recursive: true });
    writeFileSync(
      join(folder, `app/lib/${name}.ts`),
      `import { value } from "./${other}.ts";\n\nexport const again = value;\n`,
    );
  }
  const biome = join(import.meta.dirname, "../node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "--only=suspicious/noImportCycles", "app"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true, force: true });
  expect(stdout + stderr).toMatch(/Checked 2 files/);
  expect(stdout + stderr).toContain("lint/suspicious/noImportCycles");
});
