import { expect, test } from "vitest";
import { leadAnswerNames, leadQuestions, parseLeadAnswers } from "./lead-answers.ts";

test("accepts every choice offered, and drops skipped questions", () => {
  for (const name of leadAnswerNames) {
    for (const { value } of leadQuestions[name].choices) {
      expect(parseLeadAnswers({ [name]: value, other: "x" })).toEqual({ ok: true, value: { [name]: value } });
    }
  }
  expect(parseLeadAnswers({ state: "AZ", goal: "", callTime: undefined })).toEqual({
    ok: true,
    value: { state: "AZ" },
  });
});

test.each([
  ["ZZ", "Pick a state from the list."],
  [7, "Pick a state from the list."],
  ["AZ<script>", "Pick a state from the list."],
])("names the field that is wrong in %j", (state, message) => {
  expect(parseLeadAnswers({ state })).toEqual({ ok: false, fields: { state: [message] } });
});

test.each([{}, null, { state: "", goal: "" }])("refuses %j, which has no answer to store", (input) => {
  expect(parseLeadAnswers(input)).toMatchObject({
    ok: false,
    fields: { state: [expect.stringContaining("at least one")] },
  });
});
