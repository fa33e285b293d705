import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { type CalculatorSlug, calculatorBySlug } from "#app/content/pages/calculators.ts";

type FullPageLinkProps = {
  slug: CalculatorSlug;
  /** What was typed here, as a fragment, which browsers do not send. */
  carried: string;
};

/** The way to a calculator's own page. What was typed goes along. */
export function FullPageLink({ slug, carried }: FullPageLinkProps) {
  return (
    <p className="calc__full">
      <SiteLink className="tlink" to={`/calculators/${slug}${carried}`}>
        The full calculator: {calculatorBySlug(slug).title.toLowerCase()} <Arrow />
      </SiteLink>
    </p>
  );
}
