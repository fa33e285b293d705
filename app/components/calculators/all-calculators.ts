import type { AnyCalculator } from "./page/calculator.tsx";

const drawings = import.meta.glob<{ calculator: AnyCalculator }>("./*/drawing.tsx");

/** Every calculator that has its own page, by slug, which is its folder's name. A page loads only its own. */
export const allCalculators: Readonly<Record<string, () => Promise<AnyCalculator>>> = Object.fromEntries(
  Object.entries(drawings).map(([file, load]) => [file.split("/")[1], async () => (await load()).calculator]),
);
