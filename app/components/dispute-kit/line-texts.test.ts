import { describe, expect, it } from "vitest";
import { emptyLine, lineWords, problemWords, readDay, readLine, readyWords, withLine } from "./line-texts.ts";

function form(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe("a typed line", () => {
  it("keeps only the last four digits of an account number", () => {
    expect(readLine(form([["account", " 4000 1234 5678 7391 "]]), emptyLine(1)).account).toBe("7391");
    expect(readLine(form([["account", "91"]]), emptyLine(1)).account).toBe("91");
  });

  it.each([
    ["4471-8820-93", "2093"],
    ["5500 1234 567", "4567"],
    ["4000.1234.5678.73.91", "7391"],
    ["XXXXXXXX5678", "5678"],
    ["****-9031.", "9031"],
    ["…0142 (closed)", "0142"],
    ["none", ""],
  ])("counts digits, and not the signs between them: %s", (typed, kept) => {
    expect(readLine(form([["account", typed]]), emptyLine(1)).account).toBe(kept);
  });

  it.each(["400012345678XXXX", "4000 12** ****", "5210-77xx.", "400012••••"])(
    "says no end that a report hides: %s",
    (typed) => {
      expect(readLine(form([["account", typed]]), emptyLine(1)).account).toBe("");
    },
  );

  it("has only what was typed or picked", () => {
    const line = readLine(form([["company", "Blue Bank"]]), emptyLine(3));
    expect(line).toEqual({ ...emptyLine(3), company: "Blue Bank" });
    expect(readLine(form([["reason", "because"]]), emptyLine(3)).reason).toBeNull();
  });

  it("keeps answers that another reason asked for, and the proofs while the form has no boxes for them", () => {
    const before = { ...emptyLine(1), details: { payment: "May 2026" }, proofs: ["statement"] as const };
    const line = readLine(form([["says", "$900"]]), before);
    expect(line.details).toEqual({ payment: "May 2026", says: "$900" });
    expect(line.proofs).toEqual(["statement"]);
    expect(readLine(form([["hasProofs", "yes"]]), before).proofs).toEqual([]);
  });

  it("has an age only if its month can be read", () => {
    const age = (text: string) =>
      readLine(
        form([
          ["kind", "collection"],
          ["firstMissed", text],
        ]),
        emptyLine(1),
      ).age;
    expect(age("3/2019")).toEqual({ kind: "collection", firstMissed: 2019 * 12 + 2 });
    for (const text of ["", "2019", "13/2019", "3/1019"]) expect(age(text)).toBeNull();
  });
});

it("a line goes to its place in the list, and leaves the list when it is empty again", () => {
  const [one, two] = [
    { ...emptyLine(1), company: "Blue" },
    { ...emptyLine(2), company: "Red" },
  ];
  expect(withLine([one], two)).toEqual([one, two]);
  expect(withLine([one, two], { ...one, account: "1" })).toEqual([{ ...one, account: "1" }, two]);
  expect(withLine([one, two], emptyLine(1))).toEqual([two]);
});

it("a line's description says where it goes, or that something is missing", () => {
  const line = {
    ...emptyLine(1),
    company: "Blue",
    reason: "not-mine" as const,
    bureaus: ["equifax", "experian"] as const,
  };
  expect(lineWords({ ...line, toCompany: true }, []).text).toBe(
    "The account is not mine. To Equifax, Experian and the company.",
  );
  expect(lineWords(line, ["recipient"]).text).toBe("Not in a letter yet. Something is still missing.");
  expect(problemWords(line, ["paidOn"])).toEqual({ paidOn: "The letter needs this. Fill it in." });
});

it("a date counts only once its year is complete", () => {
  expect(readDay("2026-11-23")).toBe("2026-11-23");
  for (const text of ["0002-11-23", "12026-11-23", "", null]) expect(readDay(text)).toBe("");
});

it("says which letters are ready, and calls notes for a company notes", () => {
  expect(readyWords([])).toBe("");
  expect(readyWords([{ name: "Experian" }])).toBe("One letter is ready: Experian.");
  expect(readyWords([{ name: "Equifax" }, { name: "TransUnion" }, { name: "Acme Cards", areNotes: true }])).toBe(
    "Two letters are ready: Equifax and TransUnion. Notes are ready for Acme Cards.",
  );
});
