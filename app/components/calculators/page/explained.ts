import { type KeptPlace, keptPlace } from "#app/components/kept-part.tsx";
import type { CalculatorWords } from "#app/content/calculator-pages/calculator-words.ts";
import type { CalculatorSlug } from "#app/content/pages/calculators.ts";

/** What is said about a calculator, above it and below. It never changes, so it stays the server's HTML. */
export type Explained = { head: KeptPlace; rest: KeptPlace };

/** Made once, at the top of the page's module. */
export function explained(slug: CalculatorSlug, loadWords: () => Promise<CalculatorWords>): Explained {
  const load = () => Promise.all([import("./explained-parts.tsx"), loadWords()]);
  return {
    head: keptPlace(`${slug}-head`, async () => {
      const [{ headOf }, words] = await load();
      return headOf(slug, words);
    }),
    rest: keptPlace(`${slug}-rest`, async () => {
      const [{ restOf }, words] = await load();
      return restOf(slug, words);
    }),
  };
}
