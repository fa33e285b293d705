import { describe, expect, it } from "vitest";
import type { SearchAnswer, SearchHit, SearchKind } from "./engine.ts";
import { groupedLines, spokenWords } from "./found-lines.ts";

const hit = (kind: SearchKind, path: string, exact = true): SearchHit => ({
  path,
  kind,
  title: path.slice(1),
  summary: "",
  met: [],
  exact,
});
const guides = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => hit("Guide", `/guide-${number}`));
const answer: SearchAnswer = {
  question: "When does PMI end?",
  verdict: "At 80% or 78%",
  text: "Ask at 80%.",
  source: "The law",
  asOf: "2026-11-21",
  next: { label: "Read on", to: "/guides/mortgage-insurance" },
};
const shown = (hits: readonly SearchHit[]) =>
  groupedLines("pmi", { answer: null, hits }).map(({ label, lines }) => [label, lines.map(({ to }) => to)]);

describe("the lines under a search field", () => {
  it("stand in groups in the order of their best result", () => {
    const hits = [hit("Place", "/place"), hit("Guide", "/guide"), hit("Calculator", "/sum"), hit("Place", "/other")];
    expect(shown(hits)).toEqual([
      ["Places", ["/place", "/other"]],
      ["Guides", ["/guide"]],
      ["Tools", ["/sum"]],
    ]);
  });

  it("are seven, of which a group has three while others have some, too", () => {
    const hits = [...guides, hit("Calculator", "/sum"), hit("Word", "/word")];
    expect(shown(hits)).toEqual([
      ["Guides", ["/guide-1", "/guide-2", "/guide-3", "/guide-4", "/guide-5"]],
      ["Tools", ["/sum"]],
      ["Words", ["/word"]],
    ]);
  });

  it("leave room for what has all the words only", () => {
    const hits = [...guides, hit("Calculator", "/guess", false)];
    expect(shown(hits)).toEqual([["Guides", guides.slice(0, 7).map(({ path }) => path)]]);
  });

  it("begin with the best result, also when it is a guess", () => {
    const hits = [hit("Page", "/guess", false), ...guides];
    expect(shown(hits)[0]).toEqual(["Pages", ["/guess"]]);
  });

  it("count pages that work something out among the tools", () => {
    expect(shown([hit("Page", "/my-path"), hit("Page", "/about")])).toEqual([
      ["Tools", ["/my-path"]],
      ["Pages", ["/about"]],
    ]);
  });

  it("are none beside a fact that alone answers", () => {
    expect(groupedLines("pmi", { answer, hits: [] })).toEqual([]);
  });

  it("say what to try when nothing was found, and who can help", () => {
    const groups = groupedLines("xqzwv", { answer: null, hits: [] });
    expect(groups.map(({ label }) => label)).toEqual(["Nothing here for “xqzwv”", "Try one of these", "Who can help"]);
    expect(groups[0]?.lines).toEqual([{ to: "/search?q=xqzwv", title: "Is it a city? Find its county", met: [] }]);
  });

  it("lead from a ZIP code alone to its county, which the server knows", () => {
    expect(groupedLines("85201", { answer: null, hits: [] })).toEqual([
      { label: "Places", lines: [{ to: "/search?q=85201", title: "Find the county of ZIP code 85201", met: [] }] },
    ]);
  });
});

describe("a screen reader says", () => {
  it.each([
    [
      "how many results there are",
      guides.slice(0, 2),
      null,
      "2 results for pmi. Use the arrow keys to go through them.",
    ],
    ["one result as one", guides.slice(0, 1), null, "1 result for pmi. Use the arrow keys to go through them."],
    [
      "the fact first, which counts",
      guides.slice(0, 1),
      answer,
      "When does PMI end? At 80% or 78%. 2 results for pmi. Use the arrow keys to go through them.",
    ],
    ["that there are none", [], null, "No results for pmi. Use the arrow keys for what to try."],
  ])("%s", (_name, hits, fact, words) => {
    expect(spokenWords("pmi", { answer: fact, hits })).toBe(words);
  });

  it("what a ZIP code alone leads to", () => {
    expect(spokenWords("85201", { answer: null, hits: [] })).toBe(
      "ZIP code 85201. Press the down arrow, then Enter, to find its county.",
    );
  });
});
