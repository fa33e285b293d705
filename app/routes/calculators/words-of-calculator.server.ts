import type { CalculatorWords } from "#app/content/calculator-pages/calculator-words.ts";
import type { CalculatorSlug } from "#app/content/pages/calculators-words.ts";

/** Each file is called by the slug of its calculator, and exports its words. */
const files = import.meta.glob<Record<string, CalculatorWords>>("/app/content/calculator-pages/**/*-words.ts", {
  eager: true,
});
const bySlug = new Map(
  Object.entries(files).map(([path, module]) => [/([^/]+)-words\.ts$/.exec(path)?.[1], Object.values(module)[0]]),
);

/** A calculator page's words besides the calculator itself. Throws if its file is missing. */
export function calculatorWords(slug: CalculatorSlug): CalculatorWords {
  const words = bySlug.get(slug);
  if (!words) throw new Error(`app/content/calculator-pages has no ${slug}-words.ts`);
  return words;
}
