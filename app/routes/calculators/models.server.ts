import { allCalculators } from "#app/components/calculators/all-calculators.ts";
import type { AnyCalculator } from "#app/components/calculators/page/calculator.tsx";
import { type CalculatorSlug, calculators } from "#app/content/calculators/calculator-list.ts";

type Loaded = ReadonlyMap<string, AnyCalculator | undefined>;

const entries = Object.entries(allCalculators).map(async ([slug, load]) => [slug, await load()] as const);
const loaded: Loaded = new Map(await Promise.all(entries));
// The server loads this before it makes a page, so half a calculator stops the build.
const [problem] = calculatorProblems(
  loaded,
  calculators.map(({ slug }) => slug),
);
if (problem) throw new Error(problem);

/** Finds calculators that lack their drawing or their record, or whose model has another slug than their folder. */
export function calculatorProblems(drawn: Loaded, recorded: readonly string[]): string[] {
  const folder = "app/components/calculators";
  return [
    ...recorded.filter((slug) => !drawn.has(slug)).map((slug) => `${folder}/${slug}/drawing.tsx is missing`),
    ...[...drawn].flatMap(([slug, calculator]) => {
      if (!calculator) return `${folder}/${slug}/drawing.tsx does not export "calculator"`;
      if (!recorded.includes(slug)) return `${folder}/${slug} has no record in a folder of app/content/calculators`;
      const { model } = calculator;
      return model.slug === slug ? [] : `${folder}/${slug}/model.ts: slug: "${model.slug}" is not the folder's name`;
    }),
  ];
}

export function modelOf(slug: CalculatorSlug): AnyCalculator["model"] {
  const calculator = loaded.get(slug);
  if (!calculator) throw new Error(`No calculator was loaded for ${slug}`);
  return calculator.model;
}
