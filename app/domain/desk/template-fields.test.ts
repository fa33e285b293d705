import { expect, it } from "vitest";
import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { blanksIn, fieldsIn, fillFields, unknownFields } from "./template-fields.ts";

const values = {
  first_name: "Dana",
  reference: "r1",
  office_phone: "(480) 555-0142",
  office_hours: "Mon–Fri",
  due: null,
  signature: "Ana\nPath to Keys",
};

it("fills in known values, and leaves the rest visible", () => {
  expect(fillFields("Hi {{first_name}}, by {{ due }}. {{wrong}} {{signature}}", values)).toBe(
    "Hi Dana, by {{ due }}. {{wrong}} Ana\nPath to Keys",
  );
});

it("lists each field once, and the unknown ones, even names that every object has", () => {
  const text = "{{due}} {{ due }} {{wrong}} {{}} {{constructor}} {single} {{first_name}}";
  expect(fieldsIn(text)).toEqual(["due", "wrong", "", "constructor", "first_name"]);
  expect(unknownFields(text)).toEqual(["wrong", "", "constructor"]);
  expect(fillFields("{{constructor}}", values)).toBe("{{constructor}}");
});

it("inserts a name as it is, even with characters that mean something in a replacement", () => {
  expect(fillFields("Hi {{first_name}}", { ...values, first_name: "$& $1" })).toBe("Hi $& $1");
});

it("finds each blank that a template leaves to its writer once, and nothing else in brackets", () => {
  const text = "See [one thing], [one thing] and [mes y año]. [1] [ ] [a link](/x) array[\nover lines] {{due}}";
  expect(blanksIn(text)).toEqual(["[one thing]", "[mes y año]"]);
  const left = starterTemplates.flatMap(({ words }) => blanksIn(words));
  expect(left).toContain("[Write two or three things here, each in one plain sentence.]");
  expect(starterTemplates.map(({ words }) => words.replaceAll(/\[[^\]]*\]/g, "")).join("")).not.toMatch(/[[\]]/);
  expect(left).toHaveLength(starterTemplates.flatMap(({ words }) => words.split("[").slice(1)).length);
});
