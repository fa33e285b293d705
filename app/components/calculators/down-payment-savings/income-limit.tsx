import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { HelpAnswer } from "./model.ts";

/** Where the typed income would be within the limit that many programs set. */
export function IncomeLimit({ answer: { incomeCents, medianCents, countiesOfTen } }: { answer: HelpAnswer }) {
  return (
    <p className="calc-note">
      <b>The income limit.</b> Many programs stop at 80% of the area’s median income.{" "}
      <span>
        {formatDollars(incomeCents)} is within that where the median is {formatDollars(medianCents)} or more:{" "}
        {countyWords(countiesOfTen)}.
      </span>{" "}
      Limits also change with the size of your household.
    </p>
  );
}

function countyWords(ofTen: number): string {
  if (ofTen >= 10) return "in nearly every US county";
  if (ofTen <= 0) return "in hardly any US county";
  return `in about ${ofTen} of 10 US counties`;
}
