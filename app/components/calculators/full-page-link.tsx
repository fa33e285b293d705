import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { type CalculatorSlug, calculatorBySlug } from "#app/content/calculators.ts";
import type { Texts } from "./typed-fields.ts";

type FullPageLinkProps = {
  slug: CalculatorSlug;
  /** What was typed here; null while it is the example. */
  texts: Texts<string> | null;
};

/** The way to a calculator's own page. What was typed goes along in the fragment, which browsers do not send. */
export function FullPageLink({ slug, texts }: FullPageLinkProps) {
  const carried = texts ? `#${new URLSearchParams(texts)}` : "";
  return (
    <p className="calc__full">
      <SiteLink className="tlink" to={`/calculators/${slug}${carried}`}>
        The full calculator: {calculatorBySlug(slug).title.toLowerCase()} <Arrow />
      </SiteLink>
    </p>
  );
}
