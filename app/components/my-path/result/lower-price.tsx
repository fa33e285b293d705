import { useMemo } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household } from "#app/domain/path/household.ts";
import type { PathAnswer } from "#app/domain/path/path-answer.ts";
import { type PriceThatWorks, priceThatWorks } from "#app/domain/path/price-that-works.ts";
import { focusHeading } from "#app/lib/device/after-frame.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { capital, monthName, programWords } from "#app/lib/my-path/path-names.ts";
import { onlyIf, openLimits } from "./condition-words.ts";

type LowerPriceProps = {
  answer: PathAnswer;
  household: Household;
  onUse: (change: Pick<Household, "priceCents">) => void;
};

/**
 * Where no loan has a month within published lines: the price that would give one, and a button that takes it. Nothing where no
 * price does.
 */
export function LowerPrice({ answer: { now }, household, onUse }: LowerPriceProps) {
  const found = useMemo(() => priceThatWorks(household, now, pathRules), [household, now]);
  if (!found) return null;
  return (
    <p className="pr-price">
      {priceWords(found, now)}{" "}
      <Button
        look="line"
        small
        onClick={() => {
          onUse({ priceCents: found.priceCents });
          focusHeading();
        }}
      >
        Use It
      </Button>
    </p>
  );
}

/** `A price of $215,000 would work. An FHA loan: in March 2029.` */
function priceWords({ priceCents, lead }: PriceThatWorks, now: number): string {
  const { program, month, isSupposed } = lead;
  const some = onlyIf(openLimits(lead));
  const when = month === now ? "today" : `${some ? "not before" : "in"} ${monthName(month)}`;
  const conditions = some && `, and only if ${some}`;
  const supposed = isSupposed ? ", with the score that you suppose" : "";
  const { downCents, leastDownCents } = lead.cash;
  const down = downCents > leastDownCents ? ` Down payment: ${formatDollars(downCents)}.` : "";
  return `A price of ${formatDollars(priceCents)} would work. ${capital(programWords[program].loan)}: ${when}${supposed}${conditions}.${down}`;
}
