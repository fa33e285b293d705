import { firstDayOf, readMonth } from "#app/components/calculators/fields/month-field.ts";
import {
  type DisputeProof,
  disputeBureauNames,
  disputeBureaus,
  disputeDetails,
  disputeProofs,
  disputeReason,
  disputeReasonNames,
} from "#app/content/disputes/reasons.ts";
import { capital, countOf, listOf } from "#app/content/figures/figure-words.ts";
import { markKinds } from "#app/content/my-path/mark-kinds.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import type { DisputeLine } from "#app/lib/disputes/kept-disputes.ts";
import { type DisputeLetter, goesToCompany, type LineProblem, leavesIn } from "#app/lib/disputes/letters.ts";

// One line of a report, in its form, in the list, and in words.

/** The longest text that we keep, in characters. The fields accept no more. */
export const mostLetters = { short: 120, long: 300 };

/** A line before anything is typed. */
export function emptyLine(id: number): DisputeLine {
  return {
    id,
    company: "",
    account: "",
    words: "",
    reason: null,
    details: {},
    age: null,
    bureaus: [],
    toCompany: false,
    proofs: [],
  };
}

/** `One letter is ready: Equifax.` What the lines make so far; notes for a company are named as notes. */
export function readyWords(letters: readonly Pick<DisputeLetter, "name" | "areNotes">[]): string {
  const namesOf = (notes: boolean) => letters.flatMap(({ name, areNotes = false }) => (areNotes === notes ? name : []));
  const [written, notes] = [namesOf(false), namesOf(true)];
  return [
    written.length > 0 && `${capital(countOf(written.length, "letter is", "letters are"))} ready: ${listOf(written)}.`,
    notes.length > 0 && `Notes are ready for ${listOf(notes)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function isEmptyLine({ company, account, reason, words, bureaus, toCompany }: DisputeLine): boolean {
  return (
    [company, account, words].every((text) => text.trim() === "") &&
    reason === null &&
    bureaus.length === 0 &&
    !toCompany
  );
}

/**
 * The last four digits of an account number: a letter needs no more, and a report prints signs between them. Some reports hide the
 * end ("400012345678XXXX"): then no letter says how the number ends.
 */
function lastDigits(account: string): string {
  return /[x*•#]\W*$/i.test(account) ? "" : account.replaceAll(/\D/g, "").slice(-4);
}

/** The line that a form says. What it has no field for now stays as it was before. */
export function readLine(form: FormData, before: DisputeLine): DisputeLine {
  const text = (name: string) => String(form.get(name) ?? "");
  const many = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => form.getAll(name).includes(value));
  const details = Object.keys(disputeDetails).filter((name) => form.has(name));
  const firstMissed = readMonth(text("firstMissed"));
  const kind = markKinds.find(({ value }) => value === text("kind"))?.value;
  return {
    id: before.id,
    company: text("company"),
    account: lastDigits(text("account")),
    reason: disputeReasonNames.find((name) => name === text("reason")) ?? null,
    // The answers for another reason stay, in case the visitor picks that reason again.
    details: { ...before.details, ...Object.fromEntries(details.map((name) => [name, text(name)])) },
    age: form.has("firstMissed") ? (kind && firstMissed !== null ? { kind, firstMissed } : null) : before.age,
    words: text("words"),
    bureaus: many("bureaus", disputeBureauNames),
    toCompany: form.getAll("bureaus").includes("company"),
    proofs: form.has("hasProofs") ? many("proofs", Object.keys(disputeProofs) as DisputeProof[]) : before.proofs,
  };
}

/** The date in a date field. A half-typed year, such as 0002, isn't a date yet. */
export function readDay(value: FormDataEntryValue | null): string {
  return /^20\d\d-\d\d-\d\d$/.exec(String(value))?.[0] ?? "";
}

/** The list with this line in its place. A line that is empty again is removed. */
export function withLine(lines: readonly DisputeLine[], line: DisputeLine): DisputeLine[] {
  const at = lines.findIndex(({ id }) => id === line.id);
  const place = at === -1 ? lines.length : at;
  return [...lines.slice(0, place), ...(isEmptyLine(line) ? [] : [line]), ...lines.slice(place + 1)];
}

export function lineWords(line: DisputeLine, problems: readonly LineProblem[]) {
  const { company, reason, bureaus } = line;
  const to = [...bureaus.map((name) => disputeBureaus[name]), ...(goesToCompany(line) ? ["the company"] : [])];
  const rule = reason && disputeReason(reason);
  return {
    title: rule?.title ?? (company.trim() || "A line without a name"),
    text:
      problems.length > 0
        ? "Not in a letter yet. Something is still missing."
        : `${rule?.label}. To ${to.length > 2 ? `${to.slice(0, -1).join(", ")} and ${to.at(-1)}` : to.join(" and ")}.`,
  };
}

/** The missing answers, by field, in words that say how to fix them. */
export function problemWords(line: DisputeLine, problems: readonly LineProblem[]): Partial<Record<string, string>> {
  return Object.fromEntries(
    problems.map((problem): [string, string] => {
      switch (problem) {
        case "company":
          return ["company", "Type the name that is on the report."];
        case "reason":
          return ["reason", "Pick what is wrong. If nothing here applies, the line may be right."];
        case "recipient":
          return ["bureaus", "Check who shows this line."];
        case "age":
          return ["firstMissed", "Type a month and a year, such as 3/2019."];
        case "not-yet":
          return [
            "firstMissed",
            `By these dates it may stay until ${line.age ? formatMonth(firstDayOf(leavesIn(line.age))) : "then"}. It is not too old yet, so we put it in no letter.`,
          ];
        default:
          return [problem, "The letter needs this. Fill it in."];
      }
    }),
  );
}
