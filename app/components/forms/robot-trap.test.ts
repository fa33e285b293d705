import { expect, it } from "vitest";
import { emptyIfAutofilled } from "./robot-trap.tsx";

/** A form whose trap has text in it, from the browser's autofill or not. */
function formWith(trap: { value: string }, isAutofilled: boolean) {
  return {
    querySelector: (selector: string) => (selector.includes(":autofill") && !isAutofilled ? null : trap),
  } as unknown as HTMLFormElement;
}

it("clears text that the browser filled into the trap, so that a person does not count as a robot", () => {
  const trap = { value: "Maria's bakery" };
  emptyIfAutofilled(formWith(trap, true));
  expect(trap.value).toBe("");
});

it("keeps text that anything else filled into the trap", () => {
  const trap = { value: "https://casino.example" };
  emptyIfAutofilled(formWith(trap, false));
  expect(trap.value).toBe("https://casino.example");
});
