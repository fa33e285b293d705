import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// This tests the linter's settings: a folder that they leave out would be open to every import.
const biome = join(import.meta.dirname, "../node_modules/.bin/biome");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "directions-"));
  for (const name of ["biome.json", "package.json", ".gitignore"]) copyFileSync(name, join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the linter refuses", () => {
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
    ["config/site.ts", "#app/lib/help.ts"],
  ])("%s importing %s", (file, imported) => {
    expect(lint({ [file]: imports(imported) })).toContain("noRestrictedImports");
  });

  test("two files that import each other", () => {
    const files = { "app/lib/one.ts": imports("./two.ts"), "app/lib/two.ts": imports("./one.ts") };
    expect(lint(files)).toContain("noImportCycles");
  });
});

describe("the linter allows", () => {
  test.each([
    ["app/content/words.ts", "#app/domain/sum.ts"],
    ["app/forms/form.ts", "#app/content/words.ts"],
    ["app/components/part.ts", "#app/forms/form.ts"],
    ["app/server/lead/leads.server.ts", "#app/lib/help.ts"],
    ["app/routes/home.ts", "#app/server/lead/leads.server.ts"],
    ["app/routes/home.ts", "./home/part.ts"],
  ])("%s importing %s", (file, imported) => {
    expect(lint({ [file]: imports(imported) })).toBe("");
  });
});

function imports(name: string): string {
  return `import { value } from "${name}";\n\nexport const other = value;\n`;
}

/** The names of the rules that the files break. */
function lint(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const rules = ["--only=style/noRestrictedImports", "--only=suspicious/noImportCycles"];
  const { stdout, stderr } = spawnSync(biome, ["lint", ...rules, ...Object.keys(files)], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  if (!/Checked \d+ file/.test(stdout + stderr)) throw new Error(`The linter did not run:\n${stdout}${stderr}`);
  return [...(stdout + stderr).matchAll(/lint\/\w+\/(\w+)/g)].map((match) => match[1]).join(" ");
}
