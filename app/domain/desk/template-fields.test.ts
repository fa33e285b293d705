import { expect, it } from "vitest";
import { fieldsIn, fillFields, unknownFields } from "./template-fields.ts";

const values = {
  first_name: "Dana",
  reference: "r1",
  office_phone: "(480) 555-0142",
  office_hours: "Mon–Fri",
  due: null,
  signature: "Ana\nPath to Keys",
};

it("puts in what is there, and leaves the rest to be seen", () => {
  expect(fillFields("Hi {{first_name}}, by {{ due }}. {{wrong}} {{signature}}", values)).toBe(
    "Hi Dana, by {{ due }}. {{wrong}} Ana\nPath to Keys",
  );
});

it("names each field once, and those that nobody has, also what every object has", () => {
  const text = "{{due}} {{ due }} {{wrong}} {{}} {{constructor}} {single} {{first_name}}";
  expect(fieldsIn(text)).toEqual(["due", "wrong", "", "constructor", "first_name"]);
  expect(unknownFields(text)).toEqual(["wrong", "", "constructor"]);
  expect(fillFields("{{constructor}}", values)).toBe("{{constructor}}");
});

it("puts a name in as it is, with signs that a replacement would read", () => {
  expect(fillFields("Hi {{first_name}}", { ...values, first_name: "$& $1" })).toBe("Hi $& $1");
});
