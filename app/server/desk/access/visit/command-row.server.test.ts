import { describe, expect, it, test } from "vitest";
import { someActor } from "#test/desk-samples.ts";
import * as kinds from "./command-fields.server.ts";
import { command, problem, problemWords, slowDown, went, wrong } from "./command-row.server.ts";
import type { StaffWork } from "./desk-visit.server.ts";

const work = { actor: someActor({}) } as unknown as StaffWork;

const water = command({
  needs: "work-threads",
  audit: "Watered a plant",
  fields: { plant: kinds.asSent, cups: kinds.oneOf(["1", "2"], "Choose how many cups."), words: kinds.line(5) },
  problems: { dry: { title: "The can is empty", text: "Fill it first." } },
  done: { watered: "It has had its water." },
  run(_, { plant, cups, words }, { path }) {
    if (plant === "") return problem("gone", 404);
    if (plant === "fern") return wrong("plant", "Not the fern.");
    if (cups === "2") return problem("dry", 409, { decide: path });
    return went(`/desk/plants/${plant}`, "watered", { query: { words }, hash: "#leaf" });
  },
});

const run = (typed: Record<string, string>) => water.run(work, typed, "/desk/plants");

describe("a command", () => {
  it("leads to a page that names what was done", async () => {
    expect(await run({ plant: "ivy", cups: "1", words: " a  b c d" })).toEqual({
      to: "/desk/plants/ivy?done=watered&words=a+b+c#leaf",
    });
  });

  it("says what does not fit beside its field, before it runs", async () => {
    expect(await run({ plant: "", cups: "3" })).toMatchObject({
      shown: { problem: "fields", errors: { cups: ["Choose how many cups."] }, said: problemWords("fields") },
      status: 422,
    });
    expect(await run({ plant: "fern", cups: "1" })).toMatchObject({ shown: { errors: { plant: ["Not the fern."] } } });
  });

  it("sends a problem with its words: its own, or those of any command", async () => {
    expect(await run({ plant: "ivy", cups: "2" })).toEqual({
      shown: { problem: "dry", decide: "/desk/plants", said: { title: "The can is empty", text: "Fill it first." } },
      status: 409,
    });
    expect(await run({ cups: "1" })).toMatchObject({ shown: { said: { title: "This is gone" } }, status: 404 });
  });
});

test("a command may say a common problem in words of its own", () => {
  const gone = { title: "The plant is gone", text: "Somebody took it." };
  expect(problemWords("gone", { gone })).toBe(gone);
  expect(problemWords("unsure", { gone }).title).toBe("We cannot say whether that was done");
});

test("too many tries say how long to wait", () => {
  const { shown } = slowDown(31_500);
  expect(problemWords(shown.problem, {}, shown.waitSeconds).text).toContain("Wait 32 seconds, then try again.");
});

test("a record without its words is a type error", () => {
  const parts = { needs: "work-threads", fields: {}, problems: {}, done: {} } as const;
  const row = { ...parts, audit: "Watered a plant", run: () => ({ to: "/desk" }) };
  // @ts-expect-error: no words for the audit
  command({ ...parts, run: () => ({ to: "/desk" }) });
  // @ts-expect-error: no words for the problem
  command({ ...row, run: () => problem("dry") });
  // @ts-expect-error: no words for what was done
  command({ ...row, run: () => went("/desk", "watered") });
  expect(command(row).audit).toBe("Watered a plant");
});

describe("fields", () => {
  test.each([
    ["text", kinds.text(3), " a\nb c ", "a\nb"],
    ["a tick", kinds.ticked, "yes", true],
    ["no tick", kinds.ticked, undefined, false],
    ["a version", kinds.seenVersion, "4", 4],
    ["no version", kinds.seenVersion, undefined, undefined],
    [
      "an id made with the page",
      kinds.once,
      "0199aaaa-0000-7000-8000-000000000001",
      "0199aaaa-0000-7000-8000-000000000001",
    ],
    ["no id", kinds.once, "x", undefined],
    ["a list to go back to", kinds.back, "/desk?view=late", "/desk?view=late"],
    ["a stranger's link", kinds.back, "https://evil.example/", "/desk"],
    ["no list", kinds.back, undefined, null],
  ])("read %s", (_, kind, typed, read) => {
    expect(kind.parse(typed)).toEqual(read);
  });
});
