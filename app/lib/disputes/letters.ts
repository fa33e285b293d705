import {
  companyNotes,
  type DisputeDetail,
  type DisputeReason,
  disputeBureauNames,
  disputeBureaus,
  disputeDetails,
  disputeProofs,
  disputeReason,
  letterPapers,
} from "#app/content/disputes/reasons.ts";
import { reportMonths } from "#app/content/rules/credit-events.ts";
import type { Month } from "#app/domain/path/household.ts";
import { markAges } from "#app/domain/path/mark-age.ts";
import { blank, linesOf, oneLine, type PaperLetter, senderOf } from "#app/lib/letters/paper-letter.ts";
import type { DisputeLine, KeptDisputes } from "./kept-disputes.ts";

/** A letter of the kit; its points are lines of a report. */
export type DisputeLetter = PaperLetter & {
  /** The same as long as its first line stays the same. */
  id: string;
  to: "bureau" | "company";
};

/** The missing parts of a line that has to go into a letter. `not-yet`: by its dates it may still be shown. */
export type LineProblem = "company" | "reason" | "recipient" | "age" | "not-yet" | DisputeDetail;

export function lineProblems(line: DisputeLine, now: Month): LineProblem[] {
  const { company, reason, bureaus, details, age } = line;
  const isNamed = company.trim() !== "";
  if (reason === null) return isNamed ? ["reason"] : ["company", "reason"];
  const { isByAge, title, ...rule } = disputeReason(reason);
  const problems: LineProblem[] = isNamed || title ? [] : ["company"];
  problems.push(...rule.details.filter((detail) => (details[detail] ?? "").trim() === ""));
  if (isByAge) {
    if (age === null) problems.push("age");
    else if (leavesIn(age) >= now) problems.push("not-yet");
  }
  if (bureaus.length === 0 && !goesToCompany(line)) problems.push("recipient");
  return problems;
}

/** The last month in which a line may be shown. */
export function leavesIn({ kind, firstMissed }: NonNullable<DisputeLine["age"]>): Month {
  const [age] = markAges([{ kind, month: firstMissed }], firstMissed, reportMonths);
  return age?.leaves ?? firstMissed;
}

/** Whether a line also goes to the company: the visitor asked for it, and the company has to answer it. */
export function goesToCompany({ reason, toCompany }: DisputeLine): boolean {
  return toCompany && reason !== null && disputeReason(reason).asks.company !== null;
}

/** The letters of all lines that are ready: one for each bureau, one for each company. */
export function disputeLetters(kept: KeptDisputes, now: Month): DisputeLetter[] {
  const ready = kept.lines.filter((line) => lineProblems(line, now).length === 0);
  const bureaus = disputeBureauNames.flatMap((bureau) => {
    const lines = ready.filter((line) => line.bureaus.includes(bureau));
    return lines.length === 0 ? [] : [bureauLetter(kept, { id: bureau, name: disputeBureaus[bureau] }, lines)];
  });
  const companies = Map.groupBy(ready.filter(goesToCompany), ({ company }) => company.trim().toLowerCase());
  return [
    ...bureaus,
    ...[...companies.values()].map((lines) =>
      companyLetter(kept, { id: `company-${lines[0]?.id}`, name: lines[0]?.company.trim() ?? "" }, lines),
    ),
  ];
}

/** After a "verified": asks a bureau how it checked these lines, 15 U.S.C. 1681i(a)(6)(B)(iii) and (7). */
export function methodLetter({ points, ...letter }: DisputeLetter, ids: readonly number[]): DisputeLetter {
  return {
    ...letter,
    id: `${letter.id}-method`,
    subject: "How did you check my dispute?",
    opening: "You wrote to me that you verified the following.",
    points: points.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title, text: [] })),
    closing:
      "Please describe how you checked it, with the name, address and phone number of each company that you asked, as 15 U.S.C. 1681i(a)(7) requires.",
    papers: [],
  };
}

type To = { id: string; name: string };

function bureauLetter(kept: KeptDisputes, to: To, lines: readonly DisputeLine[]): DisputeLetter {
  return {
    ...frame(kept, to, lines),
    to: "bureau",
    subject: "Dispute of information in my credit file",
    opening: "I dispute the following in my credit file.",
    points: lines.map((line) => pointOf(line, "bureau")),
    closing:
      "Please look into this as 15 U.S.C. 1681i requires, and send me the result in writing, with a free copy of my report if it changes.",
  };
}

/** Notes, not a letter: a company may ignore a dispute that came on someone else's form. */
function companyLetter(kept: KeptDisputes, to: To, lines: readonly DisputeLine[]): DisputeLetter {
  return {
    ...frame(kept, to, lines),
    ...companyNotes(to.name),
    to: "company",
    points: lines.map((line) => pointOf(line, "company")),
    areNotes: true,
  };
}

function frame({ name, address, papers, mailings }: KeptDisputes, to: To, lines: readonly DisputeLine[]) {
  const proofs = new Set(lines.flatMap((line) => line.proofs.map((proof) => disputeProofs[proof])));
  return {
    ...to,
    from: [...senderOf(name, address), `Date of birth: ${blank}`],
    address: linesOf(mailings[to.id]?.address ?? ""),
    papers: [...papers.map((paper) => letterPapers[paper]), ...proofs],
  };
}

function pointOf(line: DisputeLine, to: "bureau" | "company"): DisputeLetter["points"][number] {
  const { id, company, account, reason, words } = line;
  const rule = reason && disputeReason(reason);
  const name = rule?.title ?? oneLine(company);
  return {
    id,
    title: rule?.title || account.trim() === "" ? name : `${name}, account ending in ${oneLine(account)}`,
    text: (rule ? (to === "bureau" ? sentences(line, rule) : facts(line, rule)) : linesOf(words)).filter(Boolean),
  };
}

/** What the letter says: our sentence with the visitor's details, their own words, and what to do. */
function sentences({ details, words }: DisputeLine, { says, asks }: DisputeReason): string[] {
  const filled = says.replace(/\{(\w+)\}/g, (_, name: DisputeDetail) => oneLine(details[name] ?? ""));
  return [filled, ...linesOf(words), asks.bureau];
}

/** What the visitor told us, to put into sentences of their own. */
function facts({ details, words }: DisputeLine, rule: DisputeReason): string[] {
  return [
    `${rule.label}.`,
    ...rule.details.map((name) => `${disputeDetails[name].label} ${oneLine(details[name] ?? "")}`),
    ...linesOf(words),
    ...(rule.asks.company === null ? [] : [`You can ask them: ${rule.asks.company}`]),
  ];
}
