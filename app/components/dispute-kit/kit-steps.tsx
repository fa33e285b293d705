import { monthNumber } from "#app/components/calculators/fields/month-field.ts";
import { DeviceNotices } from "#app/components/device/device-notices.tsx";
import { DevicePart, useKept } from "#app/components/device/device-part.tsx";
import { LetterPaper } from "#app/components/device/letter-paper.tsx";
import { DatesWay, PrintWay, Way, WipeWay } from "#app/components/device/way.tsx";
import { TickField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { letterPaperNames, letterPapers } from "#app/content/disputes/reasons.ts";
import { counted } from "#app/domain/text/counted.ts";
import { saveCalendar, saveFile } from "#app/lib/device/save-file.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { calendarSteps, mailingOf } from "#app/lib/disputes/calendar.ts";
import { disputeStore, type KeptDisputes, keepDisputes } from "#app/lib/disputes/kept-disputes.ts";
import { type DisputeLetter, disputeLetters } from "#app/lib/disputes/letters.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { blank, letterText } from "#app/lib/letters/paper-letter.ts";
import { LettersStep } from "./letters-step.tsx";
import { mostLetters } from "./line-texts.ts";
import { LinesStep } from "./lines-step.tsx";

/** The four steps of the page, and their printed result. */
export function DisputeKit() {
  return <DevicePart Part={KitSteps} />;
}

/** The kit, once the date and the data on this device are known. */
function KitSteps({ today }: { today: string }) {
  const page = useKept(disputeStore);
  const { kept, round } = page;
  const now = monthNumber(today);
  const letters = disputeLetters(kept, now);
  const steps = calendarSteps(letters, kept);
  return (
    <>
      <div className="wrap screen-only">
        <DeviceNotices
          page={page}
          store={disputeStore}
          what="kit"
          instead="Print or save your letters if you want to keep them."
          file="dispute-kit-unread.txt"
        />
      </div>
      {/* Without a letter the page itself is what prints, with what was typed so far. */}
      <section className={classNames("wrap dk-steps", letters.length > 0 && "screen-only")} key={round}>
        <StepPath
          level={2}
          steps={[
            {
              step: 1,
              title: "Which lines are wrong?",
              text: (
                <>
                  <p className="small dk-help">
                    Have your report handy. It is free each week at AnnualCreditReport.com. Dispute only what is wrong.
                    What is true stays until its time is up.
                  </p>
                  <LinesStep lines={kept.lines} now={now} letters={letters} />
                </>
              ),
            },
            { step: 2, title: "Who writes?", text: <Sender kept={kept} /> },
            {
              step: 3,
              title: lettersTitle(letters),
              text: <LettersStep letters={letters} kept={kept} today={today} />,
            },
            {
              step: 4,
              title: "Print, mail, remember",
              text: (
                <>
                  <PostOfficeList letters={letters} kept={kept} />
                  <TakeLetters letters={letters} steps={steps} onWipe={page.onWipe} />
                </>
              ),
            },
          ]}
        />
      </section>
      <div className="printed">
        {letters.map((letter) => (
          <LetterPaper key={letter.id} letter={letter} />
        ))}
        <PostOfficeList letters={letters} kept={kept} />
      </div>
    </>
  );
}

/** Counts the letters; notes for a company are none. */
function lettersTitle(letters: readonly DisputeLetter[]): string {
  const notes = letters.filter(({ areNotes }) => areNotes).length;
  const written = letters.length - notes;
  if (written === 0) return notes === 0 ? "Your letters" : "Notes for your own letter";
  return `Your ${counted(written, "letter")}${notes === 0 ? "" : `, and notes for ${notes} of your own`}`;
}

function Sender({ kept: { name, address, papers } }: { kept: KeptDisputes }) {
  const round = useRounds(disputeStore, { name, address, papers });
  return (
    <form
      key={round}
      noValidate
      autoComplete="off"
      aria-label="Who writes?"
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        const ticked = form.getAll("papers");
        keepDisputes(() => ({
          name: String(form.get("name") ?? ""),
          address: String(form.get("address") ?? ""),
          papers: letterPaperNames.filter((paper) => ticked.includes(paper)),
        }));
      }}
    >
      <div className="two">
        <Field
          id="kit-name"
          name="name"
          label="Your name"
          help="As shown on the report"
          mayBeEmpty
          maxLength={mostLetters.short}
          defaultValue={name}
          errors={undefined}
        />
        <Field
          multiline
          id="kit-address"
          name="address"
          label="Your address"
          help="Where the answer goes"
          mayBeEmpty
          rows={3}
          maxLength={mostLetters.long}
          defaultValue={address}
          errors={undefined}
        />
      </div>
      <p className="small dk-help">
        Anything you skip becomes a blank line to fill in by hand. So does your date of birth. Do not include your
        Social Security number unless the bureau asks for it.
      </p>
      <TickField
        name="papers"
        legend="What goes in each envelope?"
        help="Check what you will send. A bureau that cannot confirm who you are may reject the dispute."
        ticked={papers}
        choices={letterPaperNames.map((value) => ({ value, label: `A ${letterPapers[value]}` }))}
      />
    </form>
  );
}

type TakeLettersProps = {
  letters: readonly DisputeLetter[];
  steps: ReturnType<typeof calendarSteps>;
  onWipe: () => void;
};

function TakeLetters({ letters, steps, onWipe }: TakeLettersProps) {
  return (
    <ul className="rows take">
      <PrintWay
        title="The letters and the list, on paper"
        text="One page each. Sign them, and fill in the blanks by hand."
        disabled={letters.length === 0}
      />
      <Way title="The letters as text" text="To paste into a bureau’s website, or to edit.">
        <Button
          look="line"
          small
          disabled={letters.length === 0}
          onClick={() =>
            saveFile("dispute-letters.txt", "text/plain", letters.map(letterText).join(`\n${"=".repeat(60)}\n\n`))
          }
        >
          Save Text
        </Button>
      </Way>
      <DatesWay
        count={steps.length}
        none="Enter the day you mail a letter first."
        onSave={() => saveCalendar({ id: "dispute-kit", name: "Dispute kit", steps })}
      />
      <WipeWay onWipe={onWipe} />
    </ul>
  );
}

/** The list for the post office: each envelope, what is in it, and room for the numbers. */
function PostOfficeList({ letters, kept }: { letters: readonly DisputeLetter[]; kept: KeptDisputes }) {
  if (letters.length === 0) return null;
  return (
    <section className="dk-list" aria-label="For the post office">
      <h3>For the post office</h3>
      <p className="small">
        Ask for certified mail with a return receipt, one for each envelope. The receipt proves the day the clock
        starts. Keep it with your own copy of the letter.
      </p>
      <ul className="rows">
        {letters.map(({ id, name, address, papers, areNotes }) => (
          <li key={id}>
            <b>{[name, ...address].join(", ")}</b>
            <ul className="dk-checks">
              <li>{areNotes ? "Your own letter, signed" : "Letter, signed"}</li>
              {papers.map((paper) => (
                <li key={paper}>A {paper}</li>
              ))}
            </ul>
            <p className="small">Certified mail number: {mailingOf(kept, id).tracking.trim() || blank}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
