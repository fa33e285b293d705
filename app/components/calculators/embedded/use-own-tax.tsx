import { useMemo } from "react";
import { useOwnNumbers } from "#app/components/own-numbers/use-own-numbers.ts";
import type { Household } from "#app/domain/path/household.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import type { OwnNumber } from "#app/lib/my-path/own-numbers.ts";
import { prefersExample } from "#app/lib/my-path/plan-mark.ts";
import type { Excerpt } from "./excerpt.ts";

/**
 * One household has one property tax on the whole site: that of the county in its plan, or else the planning figure. An excerpt
 * doesn't ask for it, so it takes it from the plan, and `tax` is what it then says.
 */
export function useOwnTax<Name extends string, Answer extends object>(excerpt: Excerpt<Name, Answer>) {
  const tax = useOwnNumbers(taxOf);
  return useMemo(() => {
    const placed = tax && !prefersExample() ? excerpt.inPlace(formatTypedRate(tax.value)) : excerpt;
    return { placed, tax: placed === excerpt ? null : tax };
  }, [excerpt, tax]);
}

async function taxOf(household: Household): Promise<OwnNumber | null> {
  const { ownNumbers } = await import("#app/lib/my-path/own-numbers.ts");
  return ownNumbers(household).propertyTaxRate ?? null;
}

/** Which county's tax is in the answer; nothing where it is the planning figure. */
export function OwnTaxNote({ tax }: { tax: OwnNumber | null }) {
  if (!tax) return null;
  return (
    <p className="fine">
      {tax.label}: {tax.text} of the price a year, from <a href="/my-path">My path</a>.
    </p>
  );
}
