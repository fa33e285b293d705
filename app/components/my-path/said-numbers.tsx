import { memo } from "react";
import { numberWord } from "#app/content/figures/figure-words.ts";
import { sumCents } from "#app/domain/money.ts";
import type { Household } from "#app/domain/path/household.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { countedDebts } from "#app/lib/my-path/counted-debts.ts";
import { scoreWords } from "#app/lib/my-path/entry-words.ts";
import { type PathQuestionName, usePathNow } from "#app/lib/my-path/kept-path.ts";
import { capital, listOf, monthName } from "#app/lib/my-path/path-names.ts";

export type SaidNumber = { name: PathQuestionName; label: string; text: string };

/** The visitor's answers, as short as fits in a strip, without skipped questions. */
export function saidNumbers(household: Household): SaidNumber[] {
  const rows: [PathQuestionName, string, string | null][] = [
    ["place", "Place", household.place?.name ?? null],
    ["income", "Income", incomeWords(household)],
    ["savings", "Saved", savingWords(household)],
    ["debts", "Debts", debtsWords(household)],
    ["score", "Score", household.score === undefined ? null : scoreWords(household.score)],
    ["home", "Home", homeWords(household)],
    ["lease", "Rent", rentWords(household)],
    ["people", "Household", peopleWords(household)],
    ["marks", "On the report", marksWords(household)],
  ];
  return rows.flatMap(([name, label, text]) => (text === null ? [] : [{ name, label, text }]));
}

/** The visitor's numbers under the answer; each links to its question. It follows each keystroke, before the page does. */
export const SaidStrip = memo(function SaidStrip() {
  const { household } = usePathNow();
  return (
    <dl className="mp-said">
      {saidNumbers(household).map((said) => (
        <SaidRow key={said.name} {...said} />
      ))}
    </dl>
  );
});

/** A keystroke changes one of them. */
const SaidRow = memo(function SaidRow({ name, label, text }: SaidNumber) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a href={`/my-path#${name}`}>
          <span className="vh">Change: </span>
          {text}
        </a>
      </dd>
    </div>
  );
});

function incomeWords({ incomes }: Household): string | null {
  if (!incomes?.length) return null;
  return `${formatDollars(sumCents(incomes.map(({ monthlyCents }) => monthlyCents)) * 12)} a year`;
}

function savingWords({ savedCents, monthlySavingCents, giftCents }: Household): string | null {
  return joined(
    [
      savedCents !== undefined && formatDollars(savedCents),
      monthlySavingCents !== undefined && `${formatDollars(monthlySavingCents)} a month`,
      giftCents !== undefined && `${formatDollars(giftCents)} as a gift`,
    ],
    " + ",
  );
}

function debtsWords({ debts }: Household): string | null {
  if (!debts) return null;
  if (debts.length === 0) return "None";
  return `${formatDollarRange(countedDebts(debts))} a month`;
}

/** A price that nobody typed still decides the month, so it stands among the numbers, where it can be changed. */
function homeWords({ priceCents, comfortCents, sellerPaysCents, place }: Household): string | null {
  const typical = priceCents === undefined && place?.typicalPriceCents;
  return joined(
    [
      priceCents !== undefined && formatDollars(priceCents),
      typical ? `${formatDollars(typical)}, typical for ${place.name}` : false,
      comfortCents !== undefined && `${formatDollars(comfortCents)} a month`,
      sellerPaysCents !== undefined && `the seller pays ${formatDollars(sellerPaysCents)}`,
    ],
    ", ",
  );
}

function rentWords({ rentCents, leaseEnd, noticeDays }: Household): string | null {
  return joined(
    [
      rentCents !== undefined && formatDollars(rentCents),
      leaseEnd !== undefined && `to ${monthName(leaseEnd)}`,
      noticeDays !== undefined && `${noticeDays} days’ notice`,
    ],
    ", ",
  );
}

function peopleWords({ people, ownedLately, served }: Household): string | null {
  const words = joined(
    [
      people !== undefined && (people === 1 ? "one person" : `${numberWord(people)} people`),
      ownedLately !== undefined && (ownedLately ? "owned a home lately" : "no home lately"),
      served !== undefined && (served ? "served" : "no service"),
    ],
    ", ",
  );
  return words && capital(words);
}

function marksWords({ marks }: Household): string | null {
  if (!marks) return null;
  return marks.length === 0 ? "Nothing" : capital(listOf(marks.map(({ month }) => monthName(month))));
}

/** The visitor's answer to a question; null if there is none. */
function joined(parts: readonly (string | false)[], between: string): string | null {
  return parts.filter((part) => part !== false).join(between) || null;
}
