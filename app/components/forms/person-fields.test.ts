import { expect, test } from "vitest";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { formatAsTyped, formatWhenLeft } from "./person-fields.tsx";

function type(value: string, { caret = value.length, inputType = "insertText", isComposing = false } = {}) {
  const field = { value, selectionStart: caret } as HTMLInputElement;
  formatAsTyped(field, { inputType, isComposing } as InputEvent, formatUsPhoneNumber);
  return field.value;
}

test("formats text typed at the end", () => {
  expect(type("4805550142")).toBe("(480) 555-0142");
});

test("formats a paste", () => {
  expect(type("+1 480 555 0142", { inputType: "insertFromPaste" })).toBe("(480) 555-0142");
});

test.each(["deleteContentBackward", "deleteByCut", "historyUndo"])("leaves the field alone on %s", (inputType) => {
  expect(type("(480)555", { inputType })).toBe("(480)555");
});

test("changes nothing while someone fixes text in the middle", () => {
  expect(type("(4880) 555-014", { caret: 3 })).toBe("(4880) 555-014");
});

test("waits for a composition to end", () => {
  expect(type("4805", { isComposing: true })).toBe("4805");
});

test("formats a field on blur, and keeps text that isn't a number", () => {
  const field = { value: "480.555.0142" } as HTMLInputElement;
  formatWhenLeft(field, formatUsPhoneNumber);
  expect(field.value).toBe("(480) 555-0142");
  field.value = "ask for Dana";
  formatWhenLeft(field, formatUsPhoneNumber);
  expect(field.value).toBe("ask for Dana");
});
