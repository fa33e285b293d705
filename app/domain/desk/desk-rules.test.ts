import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskName, shownContact } from "./capabilities.ts";
import { ends } from "./promises.ts";
import { fold, nameKey } from "./same-person.ts";
import { readSearch, searchTermsOf, searchText } from "./search-terms.ts";
import {
  isStageWithReason,
  type Stage,
  type StageStep,
  stageAfterAnswer,
  stageReasons,
  stages,
  stagesOf,
  stagesShown,
  stateOf,
  whoHolds,
} from "./stages.ts";

describe("a promise", () => {
  it.each([
    ["answer", "creditAnalysis", true],
    ["call", "contact", true],
    ["answer", "privacyAcknowledgement", true],
    ["answer", "privacyRequest.access", false],
    ["call", "privacyRequest.delete", false],
    ["closed", "privacyRequest.delete", false],
    ["closed", "creditAnalysis", true],
    ["confirmation", "creditAnalysis", false],
    ["confirmation", "contact", false],
    ["confirmation", "privacyAcknowledgement", true],
    ["confirmation", "privacyRequest.access", false],
    ["privacy-answered", "privacyRequest.access", true],
    ["privacy-answered", "contact", false],
  ] as const)("after %s for %s, is over: %s", (how, promise, expected) => {
    expect(ends(how, promise)).toBe(expected);
  });
});

it("ends a claim at the exact millisecond, and never ends an assignment", () => {
  expect(whoHolds({ assignee: "ana", claimedUntil: 10 }, 9)).toBe("ana");
  expect(whoHolds({ assignee: "ana", claimedUntil: 10 }, 10)).toBeNull();
  expect(whoHolds({ assignee: "ana", claimedUntil: null }, 1e15)).toBe("ana");
});

it.each<[string, StageStep[], Stage, string]>([
  ["nothing of a thread that was closed at once", ["closed"], "closed", "new closed"],
  ["the answer, and no step that was skipped", ["answer", "closed"], "closed", "new answered closed"],
  ["the steps before it was closed", ["talking", "answer", "closed"], "closed", "new answered talking closed"],
  ["no step that somebody went back on", ["with-a-lender", "talking", "closed"], "closed", "new talking closed"],
  ["what is to come", ["talking"], "talking", "new talking with-a-lender closed"],
  ["all of it after it was opened again", ["answer", "closed", "new"], "new", stages.join(" ")],
])("shows on the way of a thread: %s", (_name, steps, current, shown) => {
  expect(stagesShown(stagesOf("analysis", current), current, steps).join(" ")).toBe(shown);
});

it("asks for a reason to close a thread, and for no other stage", () => {
  for (const stage of stages) {
    expect(isStageWithReason(stage, null)).toBe(stage !== "closed");
    for (const reason of stageReasons) expect(isStageWithReason(stage, reason)).toBe(stage === "closed");
  }
  expect(stages.map((stage) => stateOf(stage, true))).toEqual([...Array(5).fill("waiting"), "closed"]);
  expect(stageAfterAnswer("new")).toBe("answered");
  expect(stageAfterAnswer("with-a-lender")).toBe("with-a-lender");
});

it("folds a name so that two spellings match", () => {
  expect(fold("José  O’Neil-Smith, Jr.")).toBe("jose o neil smith jr");
  expect(nameKey("ÉLODIE")).toBe(nameKey("elodie"));
  expect(fold("李 小龍")).toBe("李 小龍");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

const source = {
  names: ["José O’Neil"],
  emails: ["J.Oneil@visitor.example"],
  phones: ["+14805550142"],
  reference: "019a-beef",
};

it("builds the searchable text of a source", () => {
  const found = { ...source, words: ["Ten\nwords", null] };
  expect(searchText(found)).toBe("jose o neil ten words j.oneil@visitor.example +14805550142 019a-beef");
  expect(searchTermsOf(found)).toEqual(
    expect.arrayContaining([
      "jose",
      "neil",
      "words",
      "j.oneil@visitor.example",
      "4805550142",
      "5550142",
      "0142",
      "beef",
    ]),
  );
  const long = { ...source, words: ["word ".repeat(5000), "x".repeat(5000)] };
  expect(searchText(long).length).toBeLessThan(4200);
  expect(searchTermsOf({ ...source, words: [Array.from({ length: 900 }, (_, n) => `w${n}`).join(" ")] })).toHaveLength(
    400,
  );
});

it("reads a typed search", () => {
  expect(readSearch("  José ONeil ")).toEqual({ terms: ["jose", "oneil"], exact: false });
  expect(readSearch("+1 (480) 555-0142")).toEqual({ terms: ["4805550142"], exact: false });
  expect(readSearch("Li Xu")).toEqual({ terms: ["li", "xu"], exact: true });
  expect(readSearch("Li Wong")).toEqual({ terms: ["wong"], exact: false });
  expect(readSearch("A@B.example")).toEqual({ terms: ["a@b.example"], exact: false });
  // A NUL would cut off the query in one database, and the other would refuse it.
  expect(readSearch("a@b.example\0<c")).toEqual({ terms: ["a@b.example"], exact: false });
  for (const typed of ["", " ", "x", "12", "“”", "!!"]) expect(readSearch(typed)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const query = readSearch(typed);
      expect(query === null || query.terms.every((term) => term.length > 0 && term.length <= 60)).toBe(true);
    }),
  );
});

it("masks a person's details for staff who may not see them", () => {
  const contact = { name: "María-José O’Neil", email: "maria@visitor.example", phone: "+14805550142" };
  expect(maskName(contact.name)).toBe("M… O…");
  const masked = { name: "M… O…", email: "m…@visitor.example", phone: "…0142" };
  expect(shownContact(new Set(["read-people"]), contact)).toEqual(masked);
  expect(shownContact(new Set(["read-people", "see-unmasked"]), contact)).toEqual(contact);
});
