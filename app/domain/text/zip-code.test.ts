import { expect, it } from "vitest";
import { readZip } from "./zip-code.ts";

it.each([
  "85201",
  " 85201 ",
  "85201-1234",
  "85201 1234",
  "85201 - 1234",
  "85201–1234",
  "852011234",
  "85201-",
  "85201.",
  "85201,",
  "(85201)",
  "AZ 85201",
  "AZ85201",
  "Mesa 85201",
  "Mesa, AZ 85201-1234, USA",
  "zip: 85201",
  "85201 Mesa",
  "Mesa,AZ,85201",
  "12 W 1st St, Mesa AZ, 85201",
  "\u200e85201\u200b",
  "８５２０１",
])("reads %j", (text) => expect(readZip(text)).toBe("85201"));

it.each(["", "8520", "852011", "85201-12345", "85201a", "$85201", "85201.50", "1,85201", "85201 or 85203", "Mesa"])(
  "finds no ZIP code in %j",
  (text) => expect(readZip(text)).toBeNull(),
);
