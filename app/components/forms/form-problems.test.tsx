import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { mayHaveArrived } from "#app/lib/submission/resending.ts";
import { SendFailure, usualFailure } from "./form-problems.tsx";

const said = (isUnsure: boolean) =>
  renderToStaticMarkup(<SendFailure notice={usualFailure} isUnsure={isUnsure} retryAfterSeconds={30} />);

it("says that a form was not sent only when that is certain", () => {
  expect(said(false)).toContain("Not sent yet. What you typed is still here. You can try again in 30 seconds.");
  expect(said(true)).not.toContain("Not sent");
  expect(said(true)).toContain("We can’t tell whether it arrived. What you typed is still here.");
  expect(said(true)).toContain("Send it again as it is: we count it once.");
});

it.each([
  ["internal-error", true],
  ["storage-unavailable", true],
  ["too-many-requests", false],
  ["overloaded", false],
  ["invalid-fields", false],
  [undefined, false],
])("takes a form that failed with %s for one that may have arrived: %s", (code, isUnsure) => {
  expect(mayHaveArrived(code)).toBe(isUnsure);
});
