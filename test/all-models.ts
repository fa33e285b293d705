import { allCalculators } from "#app/components/calculators/all-calculators.ts";
import type { AnyCalculator } from "#app/components/calculators/page/calculator.tsx";

/** A model whose answer type doesn't matter. */
export type AnyModel = AnyCalculator["model"];

/** Every calculator that has a page, for tests that must pass for all of them. */
const loaded = await Promise.all(Object.values(allCalculators).map((load) => load()));
export const allModels: readonly AnyModel[] = loaded.map(({ model }) => model);
