import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { scorePriceModel } from "./model.ts";
import { ScoreStreet } from "./score-street.tsx";

function drawn(score: number): string {
  const { answer } = scorePriceModel.check({ ...exampleTexts(scorePriceModel.rules), score: String(score) });
  if (!answer) throw new Error("No answer");
  return renderToStaticMarkup(<ScoreStreet answer={answer} />);
}

it.each([300, 499, 503, 579, 580, 619, 639, 777, 779, 850])("reads the score as typed: %i", (score) => {
  const page = drawn(score);
  expect(page).toContain(`${score} opens `);
  expect(page).toMatch(new RegExp(`walk__price"[^>]*>${score}<`));
});

it("opens a door with the point that opens it, not before", () => {
  const opened = (score: number) => Number(drawn(score).match(/opens (\d+) of/)?.[1]);
  expect(opened(580)).toBe(opened(579) + 1);
  expect(opened(620)).toBe(opened(619) + 1);
  expect(opened(499)).toBe(opened(300));
});
