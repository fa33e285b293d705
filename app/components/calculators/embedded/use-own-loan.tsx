import { useMemo } from "react";
import { useOwnNumbers } from "#app/components/own-numbers/use-own-numbers.ts";
import type { Household } from "#app/domain/path/household.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import type { OwnNumber } from "#app/lib/my-path/own-numbers.ts";
import { prefersExample } from "#app/lib/my-path/plan-mark.ts";
import type { Excerpt } from "./excerpt.ts";

type OwnLoan = { tax: OwnNumber | undefined; mortgageInsurance: OwnNumber | undefined; rateNote: string | null };

/**
 * One household has one property tax and one price of mortgage insurance on the whole site: by its county and its score in My
 * path, or else the planning figures. An excerpt doesn't ask for them, so it takes them from the plan, and `own` is what it
 * then says.
 */
export function useOwnLoan<Name extends string, Answer extends object>(excerpt: Excerpt<Name, Answer>) {
  const loan = useOwnNumbers(loanOf);
  return useMemo(() => {
    const names = loan && !prefersExample() ? excerpt.unasked.filter((name) => loan[name]) : [];
    const texts = names.map((name) => [name, formatTypedRate(loan?.[name]?.value ?? 0)]);
    return {
      placed: names.length > 0 ? excerpt.withLoan(Object.fromEntries(texts)) : excerpt,
      own: loan && names.length > 0 ? { used: names.flatMap((name) => loan[name] ?? []), note: loan.rateNote } : null,
    };
  }, [excerpt, loan]);
}

async function loanOf(household: Household): Promise<OwnLoan> {
  const [{ ownNumbers }, { rateNote }] = await Promise.all([
    import("#app/lib/my-path/own-numbers.ts"),
    import("#app/lib/my-path/rate-note.ts"),
  ]);
  const { propertyTaxRate, mortgageInsuranceRate } = ownNumbers(household);
  return { tax: propertyTaxRate, mortgageInsurance: mortgageInsuranceRate, rateNote: rateNote(household) };
}

/** Which numbers of the plan are in the answer besides the typed ones, and which score the rate is for. */
export function OwnLoanNote({ own }: { own: ReturnType<typeof useOwnLoan>["own"] }) {
  if (!own) return null;
  return (
    <p className="fine">
      From <a href="/my-path">My path</a>: {own.used.map(({ label, text }) => `${label}: ${text}`).join("; ")}.{" "}
      {own.note}
    </p>
  );
}
