import { type RefObject, useCallback, useEffect, useMemo } from "react";
import { type FieldRules, namesOf, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { useOwnNumbers } from "#app/components/own-numbers/use-own-numbers.ts";
import type { Household } from "#app/domain/path/household.ts";
import type { OwnNumbers } from "#app/lib/my-path/own-numbers.ts";
import { preferExample, prefersExample } from "#app/lib/my-path/plan-mark.ts";

type TypedTexts<Name extends string> = {
  texts: Texts<Name>;
  read: () => Texts<Name>;
  fill: (texts: Partial<Texts<Name>>) => void;
};

/**
 * The visitor's own numbers in the fields of a calculator. They fill in automatically, but only in fields that hold the
 * example, never if the URL brought numbers, and not in a tab where the visitor asked for the example.
 */
export function useOwnTexts<Name extends string>(
  rules: FieldRules<Name>,
  { texts, read, fill }: TypedTexts<Name>,
  isBrought: RefObject<boolean>,
) {
  const fieldsOf = useCallback(
    async (household: Household) => {
      const { ownFields } = await import("./own-texts.ts");
      return ownFields(rules, household, await plannedNumbers(rules, household));
    },
    [rules],
  );
  const own = useOwnNumbers(fieldsOf);
  useEffect(() => {
    if (own && !isBrought.current && !prefersExample()) fill(own.toUse(read()));
  }, [own, read, fill, isBrought]);

  return {
    /** The visitor's numbers that are in the fields, and those that could be; undefined without a plan. */
    said: useMemo(() => own?.said(texts), [own, texts]),
    /** The fields that hold a number of the plan, and so no sample. */
    used: useMemo(() => own?.used(texts) ?? [], [own, texts]),
    /** Whether the fields hold only the visitor's own numbers and the example. */
    areAll: own?.areAll(texts) ?? false,
    /** Whether one of the changed numbers is the visitor's own, and not only their county's. */
    areTheirs: own?.areTheirs(texts) ?? true,
    use() {
      preferExample(false);
      if (own) fill(own.toUse(read()));
    },
    drop() {
      preferExample(true);
      if (own) fill(own.toDrop(read()));
    },
  };
}

/** The numbers that only My path's engine knows. It is large, so only a calculator that asks for one of them loads it. */
export async function plannedNumbers<Name extends string>(
  rules: FieldRules<Name>,
  household: Household,
): Promise<OwnNumbers> {
  const asked = namesOf(rules).map((name) => rules[name].own);
  if (!asked.includes("housePayment") && !asked.includes("loanKind")) return {};
  const { plannedLoan } = await import("#app/lib/my-path/planned-loan.ts");
  const { thisMonth } = await import("#app/lib/my-path/this-month.ts");
  const { downShare, ...planned } = plannedLoan(household, thisMonth());
  // Where no field asks for the kind of loan, it is a conventional one, with its own least.
  return asked.includes("loanKind") && downShare ? { ...planned, downShare } : planned;
}
