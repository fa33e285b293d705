import { allCalculators } from "#app/components/calculators/all-calculators.ts";
import type { AnyCalculator } from "#app/components/calculators/page/calculator.tsx";

/** A model whose kind of answer does not matter. */
export type AnyModel = AnyCalculator["model"];

/** Every calculator that has its own page, for tests that hold for all of them. */
const loaded = await Promise.all(Object.values(allCalculators).map((load) => load()));
export const allModels: readonly AnyModel[] = loaded.map(({ model }) => model);
