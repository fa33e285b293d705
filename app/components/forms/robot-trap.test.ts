import { expect, it } from "vitest";
import { emptyIfAutofilled } from "./robot-trap.tsx";

/** A form whose trap holds a text, put there by the browser's autofill or not. */
function formWith(trap: { value: string }, isAutofilled: boolean) {
  return {
    querySelector: (selector: string) => (selector.includes(":autofill") && !isAutofilled ? null : trap),
  } as unknown as HTMLFormElement;
}

it("takes out of the trap what the browser filled in, so that a person is no robot", () => {
  const trap = { value: "Maria's bakery" };
  emptyIfAutofilled(formWith(trap, true));
  expect(trap.value).toBe("");
});

it("leaves in the trap what anything else filled in", () => {
  const trap = { value: "https://casino.example" };
  emptyIfAutofilled(formWith(trap, false));
  expect(trap.value).toBe("https://casino.example");
});
