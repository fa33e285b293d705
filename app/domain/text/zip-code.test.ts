import { expect, it } from "vitest";
import { readZip } from "./zip-code.ts";

it.each(["85201", " 85201 ", "85201-1234", "85201 1234", "85201 - 1234", "85201–1234", "852011234", "85201-"])(
  "reads %j",
  (text) => expect(readZip(text)).toBe("85201"),
);

it.each(["", "8520", "852011", "85201-12345", "85201a", "Mesa 85201"])("finds no ZIP code in %j", (text) =>
  expect(readZip(text)).toBeNull(),
);
