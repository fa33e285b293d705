import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readIssue, readIssues, readVersions } from "#app/server/desk/letter/issue-page.server.ts";
import { checkIssue, mayGoOut } from "#app/server/desk/letter/letter-check.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { handleDesk } from "./desk-command.server.ts";

const good =
  "# Four lines in your lease\r\n\r\nTen minutes, no jargon.\r\n\r\n## One\n\nRead [this](/guides/where-to-begin).\n";

describeEachDatabase("a letter from a file", ({ open, settings }) => {
  async function run(...args: string[]) {
    const [out, problems] = [collectOutput(), collectOutput()];
    const code = await handleDesk(settings(), ["letter", ...args], { out: out.stream, problems: problems.stream });
    return { code, out: out.text(), problems: problems.text() };
  }
  function file(content: string | Buffer): string {
    const folder = mkdtempSync(join(tmpdir(), "letter-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "letter.md");
    writeFileSync(path, content);
    return path;
  }

  it("becomes a draft with the next number, like one written at the desk", async () => {
    const { db } = await open();
    await run("import", file(good));
    const second = await run("import", file(`\uFEFF\n\n${good}`));
    const [newest, first] = await readIssues(db);
    expect([newest?.number, first?.number]).toEqual([2, 1]);
    expect(second).toMatchObject({
      code: 0,
      problems: "",
      out: expect.stringContaining(`/desk/letters/${newest?.id}\n`),
    });
    expect(second.out).toContain("Letter 2 is a draft now: “Four lines in your lease”.");
    const issue = await readIssue(db, newest?.id ?? "");
    expect(issue).toMatchObject({
      state: "draft",
      version: 1,
      tested_version: null,
      subject: "Four lines in your lease",
      firstLine: "Ten minutes, no jargon.",
      words: "## One\n\nRead [this](/guides/where-to-begin).",
    });
    expect(mayGoOut(checkIssue(issue ?? { subject: "", firstLine: "", words: "" }))).toBe(true);
    expect(await readVersions(db, newest?.id ?? "")).toMatchObject([{ version: 1, by: "" }]);
  });

  it.each<[string, string | Buffer, string | RegExp]>([
    ["nothing in it", "", "Begin the file with the subject"],
    ["no subject", "Hello\n\nTen minutes.\n\nWords.", "Begin the file with the subject"],
    ["only a subject", "# Four lines", "Write the first line that the inbox shows"],
    ["a heading in place of the first line", "# Four lines\n\n## One\n\nWords.", "Write the first line"],
    ["no letter", "# Four lines\n\nTen minutes.\n", "Write the letter."],
    ["a subject that is too long", `# ${"Four ".repeat(40)}\n\nTen.\n\nWords.`, "longer than 150 characters"],
    ["a letter that is too long", `# Four\n\nTen.\n\n${"word ".repeat(9000)}`, "longer than 40,000 characters"],
    ["bytes that are not text", Buffer.from([0x23, 0x20, 0xff, 0xfe]), "isn’t text in UTF-8"],
    ["a NUL", "# Four\n\nTen.\n\nWo\0rds.", "isn’t text in UTF-8"],
    [
      "a link to a page that doesn't exist",
      "# Four\n\nTen.\n\n[Here](/nowhere).",
      "There is no page /nowhere on our site.",
    ],
    ["HTML", "# Four\n\nTen.\n\nOne.\n\n<b>Two</b>", /^Line 7: “<b>.*” is HTML\./],
    ["an open field", "# Four\n\nTen.\n\n{{the headline}}", "{{the headline}} has nothing to say here."],
    [
      "words that the law forbids",
      "# Four\n\nTen.\n\n## One\n\nYour score will rise, guaranteed.",
      /Line 7: “guaranteed”\. No one may/,
    ],
    [
      "a subject that the law forbids",
      "\n\n# A guaranteed score\n\nTen.\n\nWords.",
      /Line 3: “guaranteed”\. No one may/,
    ],
  ])("with %s changes nothing, and the command says what is wrong", async (_what, content, why) => {
    const { db } = await open();
    const refused = await run("import", file(content));
    expect(refused).toMatchObject({ code: 1, out: "", problems: expect.stringMatching(/No draft was made\.\n$/) });
    expect(refused.problems).toMatch(why);
    expect(await db.selectFrom("issues").select("id").execute()).toEqual([]);
  });

  it("that is missing changes nothing, and a wrong call gets the usage", async () => {
    await open();
    expect(await run("import", "/nowhere/letter.md")).toMatchObject({
      code: 1,
      problems: "The file cannot be read.\nNo draft was made.\n",
    });
    for (const args of [[], ["import"], ["export", "x.md"], ["import", "x.md", "y.md"]]) {
      expect(await run(...args)).toMatchObject({ code: 2, problems: expect.stringContaining("letter import FILE") });
    }
  });
});
