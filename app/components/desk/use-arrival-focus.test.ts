import { afterEach, expect, it, vi } from "vitest";
import { showQuestion } from "./use-arrival-focus.ts";

afterEach(() => void vi.unstubAllGlobals());

const windowHeight = 800;

/** Where the window ends up, on a page with a question and the field below it. */
function scrolledTo(questionTop: number, questionHeight: number, fieldHeight = 300): number {
  const view = { scrollY: 0 };
  vi.stubGlobal("window", view);
  // As browsers do it for "nearest", for what is no higher than the window.
  const at = (top: number, height: number) => ({
    scrollIntoView() {
      if (top < view.scrollY) view.scrollY = top;
      else if (top + height > view.scrollY + windowHeight) view.scrollY = top + height - windowHeight;
    },
  });
  showQuestion(at(questionTop, questionHeight), at(questionTop + questionHeight, fieldHeight));
  return view.scrollY;
}

it("stays at the top of the page where the question is in view", () => {
  expect(scrolledTo(200, 150)).toBe(0);
  expect(scrolledTo(600, 200)).toBe(0);
});

it("scrolls to a question below a long history, with the field where both have room", () => {
  expect(scrolledTo(2000, 200)).toBe(2000 + 200 + 300 - windowHeight);
  // The question comes first.
  expect(scrolledTo(2000, 600)).toBe(2000);
});

it("scrolls nowhere when nobody has written", () => {
  vi.stubGlobal("window", { scrollY: 0 });
  const field = { scrollIntoView: vi.fn() };
  showQuestion(undefined, field);
  expect(field.scrollIntoView).not.toHaveBeenCalled();
});
