import { describe, expect, it, test } from "vitest";
import { bounceOf, isDeadAddress, isGivenUpBySoftRule } from "./bounce-rules.ts";
import { allowsStep, type IssueStep, issueStates, minutesToGo, statesFor } from "./issue-states.ts";
import { type LetterBlock, linksIn, wholeAddress, wordsOf } from "./letter-tree.ts";

const day = 24 * 3_600_000;
const letters = (...bounces: ("hard" | "soft" | null)[]) =>
  bounces.map((bounce, index) => ({ bounce, sentAt: 100 * day - index * 8 * day }));

describe("an address", () => {
  test.each([
    ["5.1.1", true],
    ["EENVELOPE 550 5.1.10", true],
    ["5.2.1", true],
    ["5.2.2", false],
    ["5.7.1", false],
    ["5.1.8", false],
    ["550", false],
    ["4.1.1", false],
  ])("that bounces with %s is dead: %s", (code, dead) => expect(isDeadAddress(code)).toBe(dead));

  it("is given up after three letters in a row bounce over 15 days, and not before", () => {
    expect(isGivenUpBySoftRule(letters("soft", "soft", "soft"))).toBe(true);
    expect(isGivenUpBySoftRule(letters("soft", "soft"))).toBe(false);
    expect(isGivenUpBySoftRule(letters("soft", "soft", null, "soft"))).toBe(false);
    expect(isGivenUpBySoftRule(letters(null, "soft", "soft", "soft"))).toBe(false);
    expect(isGivenUpBySoftRule([])).toBe(false);
    const often = letters("soft", "soft", "soft").map((letter, index) => ({ ...letter, sentAt: day * (9 - index) }));
    expect(isGivenUpBySoftRule(often)).toBe(false);
  });

  it("isn't judged while the other server is still trying", () => {
    expect(bounceOf("4.4.1", "delayed")).toBeNull();
    expect(bounceOf("", "failed")).toBe("soft");
  });
});

describe("an issue", () => {
  it("can be changed and sent only as a draft, and every state allows some step", () => {
    const steps: IssueStep[] = ["write", "test", "send", "unschedule", "pause", "resume", "retry"];
    expect(statesFor("write")).toEqual(["draft"]);
    expect(statesFor("send")).toEqual(["draft"]);
    for (const state of issueStates) expect(steps.some((step) => allowsStep(state, step))).toBe(true);
  });

  it("says how many minutes are left at its pace so far", () => {
    expect(minutesToGo({ queued: 423, sent: 812 }, 20 * 60_000)).toBe(10);
    expect(minutesToGo({ queued: 423, sent: 0 }, 60_000)).toBeNull();
  });
});

describe("a letter's tree", () => {
  const link = { type: "link", href: "/guides", children: [{ type: "text", text: "all" }] } as const;
  const blocks: LetterBlock[] = [
    {
      type: "quote",
      children: [{ type: "paragraph", children: [{ type: "strong", children: [{ ...link, children: [] }] }] }],
    },
    {
      type: "list",
      ordered: false,
      start: 1,
      items: [[{ type: "paragraph", children: [{ ...link, href: "https://a.example", children: [] }] }]],
    },
    { type: "rule" },
  ];

  it("gives its links wherever they are, and its words", () => {
    expect(linksIn(blocks)).toEqual(["/guides", "https://a.example"]);
    expect(
      wordsOf([
        { type: "em", children: [{ type: "text", text: "One" }] },
        { type: "break" },
        { type: "text", text: "two" },
      ]),
    ).toBe("One two");
    expect(wholeAddress("/guides", "https://site.example")).toBe("https://site.example/guides");
    expect(wholeAddress("mailto:a@b.example", "https://site.example")).toBe("mailto:a@b.example");
  });
});
