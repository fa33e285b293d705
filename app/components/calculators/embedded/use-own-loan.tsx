import { useCallback, useMemo } from "react";
import type { FieldRules, Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { plannedNumbers } from "#app/components/calculators/page/use-own-texts.ts";
import { useOwnNumbers } from "#app/components/own-numbers/use-own-numbers.ts";
import type { Household } from "#app/domain/path/household.ts";
import type { OwnNumber } from "#app/lib/my-path/own-numbers.ts";
import { prefersExample } from "#app/lib/my-path/plan-mark.ts";
import type { Excerpt } from "./excerpt.ts";

type OwnLoan = { texts: Partial<Texts<string>>; used: readonly OwnNumber[]; note: string };

/**
 * One household has one kind of loan, one property tax and one price of mortgage insurance on the whole site: by My path, its
 * county and its score, or else the planning figures. An excerpt doesn't ask for them, so it takes them from the plan, and `own`
 * is what it then says.
 */
export function useOwnLoan<Name extends string, Answer extends object>(excerpt: Excerpt<Name, Answer>) {
  const { unasked } = excerpt;
  const loan = useOwnNumbers(useCallback((household) => ownLoan(unasked, household), [unasked]));
  return useMemo(() => {
    const own = loan && !prefersExample() && loan.used.length > 0 ? loan : null;
    return { placed: own ? excerpt.withLoan(own.texts) : excerpt, own };
  }, [excerpt, loan]);
}

export async function ownLoan(unasked: FieldRules<string>, household: Household): Promise<OwnLoan> {
  const [{ ownNumbers }, { countsConventional, ownTexts }, { rateNote, scoreNote }, planned] = await Promise.all([
    import("#app/lib/my-path/own-numbers.ts"),
    import("#app/components/calculators/page/own-texts.ts"),
    import("#app/lib/my-path/rate-note.ts"),
    plannedNumbers(unasked, household),
  ]);
  const numbers = { ...ownNumbers(household), ...planned };
  const texts = ownTexts(unasked, numbers);
  return {
    texts,
    used: Object.entries(unasked).flatMap(([name, { own }]) => (own && texts[name] && numbers[own]) || []),
    note: [rateNote(household), countsConventional(unasked) && scoreNote(household)].filter(Boolean).join(" "),
  };
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
