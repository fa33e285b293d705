import { expect, it } from "vitest";
import { emptyTrap } from "./robot-trap.tsx";

/** A form whose trap has text in it: from the browser's autofill, from another program, or typed into it. */
function formWith(trap: { value: string }, from: "autofill" | "program" | "keyboard") {
  const matches = (selector: string) =>
    selector.includes(":not([data-typed])") ? from !== "keyboard" : from === "autofill";
  return {
    querySelector: (selector: string) => (matches(selector) ? trap : null),
  } as unknown as HTMLFormElement;
}

it.each([
  ["autofill", undefined, ""],
  ["program", undefined, "https://casino.example"],
  ["autofill", true, ""],
  ["program", true, ""],
  ["keyboard", true, "https://casino.example"],
] as const)("after %s, in a form that drops a trapped message (%s), the trap holds %j", (from, dropsTrapped, left) => {
  const trap = { value: "https://casino.example" };
  emptyTrap(formWith(trap, from), dropsTrapped);
  expect(trap.value).toBe(left);
});
