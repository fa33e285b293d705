import { describe, expect, it } from "vitest";
import { readArticle } from "#config/article-mdx.ts";
import { type ArticleFile, factProblems } from "./check-facts.ts";

const sources = [
  { title: "A law", publisher: "Congress", where: "1 U.S.C. 1" },
  { title: "A handbook", publisher: "HUD", where: "hud.gov" },
];

/** The problems of a guide with this text. Its front matter takes four lines. */
async function problemsOf(text: string, head: Partial<ArticleFile["head"]> = {}): Promise<string[]> {
  const typed = `---\ntitle: "A guide"\nfacts: ${JSON.stringify(head.facts ?? [])}\n---\n\n${text}\n`;
  const { tree } = await readArticle("guide.mdx", typed);
  return factProblems({ head: { sources, facts: [], ...head }, tree, typed });
}

describe("a figure in a guide", () => {
  it("that isn't declared anywhere is reported with its line", async () => {
    expect(await problemsOf("First.\n\nIt costs **$5,375** to\nbegin, and 3% a year.")).toEqual([
      '8: the figure "$5,375" is in no facts and no samples, and no expression works it out',
      '9: the figure "3%" is in no facts and no samples, and no expression works it out',
    ]);
  });

  it("is found in a drawing, a table, a list and an expression that it is typed into", async () => {
    const text = [
      '<Spans answer="A fee of $10." ticks={[{ at: 100, label: "$200" }]} rows={[{ to: 5375, said: "$30" }]} />',
      "| Fee | Share |\n| --- | --- |\n| A | 4.5 |",
      "- It takes 40 days.",
      '{"$50"} {`$60 and ` + fee} {700}',
      'export const rows = [["A", "$80"]];',
    ].join("\n\n");
    const figures = (await problemsOf(text)).map((problem) => /"(.*)"/.exec(problem)?.[1]);
    expect(figures).toEqual(["$10", "$30", "4.5", "40 days", "$50", "$60", "700", "$80"]);
  });

  it("that an expression works out needs no declaration", async () => {
    expect(
      await problemsOf('import { loan } from "#app/x.ts";\n\nYou pay {loan.payment} for {loan.years} years.'),
    ).toEqual([]);
  });

  it("from a sample needs no source, but has to be in the text", async () => {
    expect(await problemsOf("A sample: $250,000.", { samples: ["$250,000", "$9"] })).toEqual([
      '0: the sample "$9" is not in the text',
    ]);
  });

  it("in the front matter counts, too", async () => {
    const typed = '---\ndescription: "In 30 days."\n---\n\nText.\n';
    const { tree } = await readArticle("guide.mdx", typed);
    expect(factProblems({ head: { sources, facts: [] }, tree, typed })).toEqual([
      expect.stringMatching(/^2: .*"30 days"/),
    ]);
  });
});

describe("a fact", () => {
  const fact = { figure: "30 days", source: 1 };

  it.each([
    ["in its paragraph", "The bureau has thirty days.<Ref n={1} />"],
    ["by a different spelling of it", "A 30-day limit holds.<Ref n={1} />"],
    ["before a list", "By law:<Ref n={1} />\n\n- It takes 30 days."],
    ["after a drawing", '<Spans answer="30 days" />\n\nThe limits are law.<Ref n={1} />'],
    ["inside an aside", "<Aside>\n\nIt takes 30 days.<Ref n={1} />\n\n</Aside>"],
    ["in one of the places where it appears", "It takes 30 days.\n\nIt takes 30 days.<Ref n={1} />"],
  ])("has its source %s", async (_where, text) => {
    expect(await problemsOf(text, { facts: [fact] })).toEqual([]);
  });

  it.each([
    ["without a reference", "First.\n\nIt takes 30 days.", '8: no <Ref n={1} /> by the fact "30 days"'],
    [
      "with a reference to another source",
      "It takes 30 days.<Ref n={2} />",
      '6: no <Ref n={1} /> by the fact "30 days"',
    ],
    [
      "with its reference in the next paragraph",
      "It takes 30 days.\n\nSo.<Ref n={1} />",
      '6: no <Ref n={1} /> by the fact "30 days"',
    ],
    ["that is never used", "Nothing.<Ref n={1} />", '3: the fact "30 days" is not in the text'],
  ])("%s is refused", async (_how, text, problem) => {
    expect(await problemsOf(text, { facts: [fact] })).toEqual([problem]);
  });

  it("has to name a listed source, and so does every reference", async () => {
    const facts = [{ figure: "30 days", source: 3 }];
    expect(await problemsOf("It takes 30 days.<Ref n={3} />", { facts })).toEqual([
      "6: there is no source 3",
      '3: the fact "30 days" names source 3, which is not listed',
    ]);
    const typed = "---\ntitle: x\n---\n\nIt takes 30 days.<Ref n={9} />\n";
    const { tree } = await readArticle("guide.mdx", typed);
    expect(factProblems({ head: { sources }, tree, typed })).toEqual(["5: there is no source 9"]);
  });
});
