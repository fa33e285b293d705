import { disputeClocks, disputeDateWords } from "#app/content/disputes/date-words.ts";
import { type DisputeDateKind, disputeDates } from "#app/domain/disputes/dates.ts";
import type { CalendarStep } from "#app/lib/device/calendar-text.ts";
import { emptyMailing, type KeptDisputes, type Mailing } from "./kept-disputes.ts";
import type { DisputeLetter } from "./letters.ts";

export function mailingOf({ mailings }: Pick<KeptDisputes, "mailings">, id: string): Mailing {
  return mailings[id] ?? emptyMailing;
}

/** The days of one letter; null before it is mailed, or if its days are impossible. */
export function datesOf({ to }: Pick<DisputeLetter, "to">, { mailed, arrived, added, isFreeReport }: Mailing) {
  const letter = { mailed: mailed || null, arrived: arrived || null, addedPapers: added || null };
  return disputeDates({ ...letter, to, isFreeReport }, disputeClocks);
}

export function dateWords(kind: DisputeDateKind, name: string): { title: string; text: string } {
  const { title, text } = disputeDateWords[kind];
  return { title: title.replace("{name}", () => name), text };
}

/** The days of all letters in the mail, for a calendar. */
export function calendarSteps(letters: readonly DisputeLetter[], kept: KeptDisputes): CalendarStep[] {
  return letters.flatMap((letter) => {
    const answer = datesOf(letter, mailingOf(kept, letter.id));
    if (answer === null || typeof answer === "string") return [];
    return answer.dates
      .filter(({ kind }) => kind !== "arrives")
      .map(({ kind, day }) => ({ id: `${letter.id}-${kind}`, day, ...dateWords(kind, letter.name) }));
  });
}
