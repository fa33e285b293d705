import { countyLimits } from "./county-limit-figures.ts";
import { entry } from "./entry-figures.ts";
import { limits } from "./limit-figures.ts";
import { payments } from "./payment-figures.ts";
import { prices } from "./price-figures.ts";
import { rates } from "./rate-figures.ts";
import { reach, savingTime } from "./reach-figures.ts";
import { rents } from "./rent-figures.ts";

/** Figures that the head of an article may name in braces; its text imports the same ones. */
const articleFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  countyLimits,
  entry,
  limits,
  payments,
  prices,
  rates,
  reach,
  rents,
  savingTime,
};

/**
 * The head of an article with its figures set in: `{rates.latest}` in any of its texts.
 * @throws Error for an unknown figure, which stops the build
 */
export function fillFigures(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\{(\w+)\.(\w+)\}/g, (_, group, name) => figureOf(group, name));
  if (Array.isArray(value)) return value.map(fillFigures);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillFigures(inner)]));
}

function figureOf(group: string, name: string): string {
  const figure = articleFigures[group]?.[name];
  if (figure === undefined) throw new Error(`Unknown figure {${group}.${name}}`);
  return figure;
}
