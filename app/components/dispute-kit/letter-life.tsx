import { Field } from "#app/components/forms/field.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import { weekdayOf } from "#app/domain/time/calendar.ts";
import { federalHoliday } from "#app/domain/time/federal-holidays.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { datesOf, dateWords, mailingOf } from "#app/lib/disputes/calendar.ts";
import {
  disputeStore,
  emptyMailing,
  type KeptDisputes,
  keepDisputes,
  type Mailing,
} from "#app/lib/disputes/kept-disputes.ts";
import type { DisputeLetter } from "#app/lib/disputes/letters.ts";
import { mostLetters, readDay } from "./line-texts.ts";

type LetterProps = { letter: DisputeLetter; kept: KeptDisputes; today: string };

/** Changes the data about mailing one letter. */
export function keepMailing(id: string, change: (before: Mailing) => Partial<Mailing>): void {
  keepDisputes(({ mailings }) => {
    const before = mailings[id] ?? emptyMailing;
    return { mailings: { ...mailings, [id]: { ...before, ...change(before) } } };
  });
}

/** The letter's address, and the day it was mailed. */
export function MailingForm({ letter: { id, to }, kept }: Omit<LetterProps, "today">) {
  const { answers: _, ...mailing } = mailingOf(kept, id);
  const { address, mailed, arrived, added, tracking, isFreeReport } = mailing;
  const round = useRounds(disputeStore, mailing);
  const day = (name: "mailed" | "arrived" | "added", value: string, label: string, help: string) => (
    <Field
      id={`${id}-${name}`}
      name={name}
      type="date"
      label={label}
      help={help}
      mayBeEmpty
      defaultValue={value}
      errors={undefined}
    />
  );
  return (
    <form
      key={round}
      className="dk-mailing"
      noValidate
      autoComplete="off"
      aria-label="On its way"
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        const text = (name: string) => String(form.get(name) ?? "");
        const day = (name: string) => readDay(form.get(name));
        keepMailing(id, () => ({
          address: text("address"),
          mailed: day("mailed"),
          arrived: day("arrived"),
          added: day("added"),
          tracking: text("tracking"),
          isFreeReport: form.has("isFreeReport"),
        }));
      }}
    >
      <Field
        multiline
        id={`${id}-address`}
        name="address"
        label="Where it goes"
        help={
          to === "bureau"
            ? "Copy the address for disputes from this bureau’s report."
            : "Copy the company’s address for disputes from a bill or from the report."
        }
        mayBeEmpty
        rows={2}
        maxLength={mostLetters.long}
        defaultValue={address}
        errors={undefined}
      />
      <div className="two">
        {day("mailed", mailed, "Mailed on", "Certified, with return receipt")}
        {day("arrived", arrived, "Arrived on", "From the return receipt")}
      </div>
      <Field
        id={`${id}-tracking`}
        name="tracking"
        label="Certified mail number"
        optional
        maxLength={mostLetters.short}
        defaultValue={tracking}
        errors={undefined}
      />
      <details className="unfold dk-longer" open={isFreeReport || added !== ""}>
        <summary>Do they get 45 days?</summary>
        {to === "bureau" && (
          <label className="dk-tick">
            <input type="checkbox" name="isFreeReport" defaultChecked={isFreeReport} />
            <span>I found it in my free yearly report from AnnualCreditReport.com.</span>
          </label>
        )}
        {day("added", added, "More papers sent on", "Only if you sent some after the letter")}
      </details>
    </form>
  );
}

/** The dates that follow, drawn as a path. */
export function LetterDates({ letter, kept, today }: LetterProps) {
  const answer = datesOf(letter, mailingOf(kept, letter.id));
  if (answer === null) {
    return <p className="small">Enter the day you mail it to see the dates.</p>;
  }
  if (typeof answer === "string") {
    return (
      <p className="note note--bad" role="alert">
        {answer === "arrived-before-mailed"
          ? "It cannot arrive before it was mailed. Check the two days. What you typed is still there."
          : "Papers that follow a letter cannot go out before it. Check the two days. What you typed is still there."}
      </p>
    );
  }
  const next = answer.dates.findIndex(({ day }) => day >= today);
  return (
    <>
      <ol className="vpath dk-dates">
        {answer.dates.map(({ kind, day }, index) => {
          const { title, text } = dateWords(kind, letter.name);
          return (
            <li key={kind}>
              <Stop state={index === next ? "next" : index < next || next === -1 ? "done" : "later"} />
              <div>
                <p className="dk-when">
                  {formatDay(day)}
                  <span className="small">{dayNote(day, kind === "arrives" && answer.isGuess)}</span>
                </p>
                <h4>{title}</h4>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      {answer.longer && (
        <p className="small">
          {answer.longer === "free-report"
            ? "They get 45 days instead of 30, because you used your free yearly report."
            : "They get 45 days instead of 30, because you sent more while they checked. If they find within 30 that the line is wrong, they get no extra time."}
        </p>
      )}
      {answer.addedTooLate && <p className="small">Papers that come after the 30 days do not give anyone more time.</p>}
    </>
  );
}

function dayNote(day: string, isGuess: boolean): string {
  if (isGuess) return " our guess: five days for the mail. Enter the real day when you know it.";
  const holiday = federalHoliday(day);
  if (holiday) return ` ${holiday}`;
  return weekdayOf(day) === 0 ? " a Sunday" : weekdayOf(day) === 6 ? " a Saturday" : "";
}
