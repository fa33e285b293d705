import { Spans } from "#app/components/article/figures.tsx";
import { monthNumber } from "#app/components/calculators/fields/month-field.ts";
import { DeviceNotices } from "#app/components/device/device-notices.tsx";
import { DevicePart, useKept } from "#app/components/device/device-part.tsx";
import { DatesWay, PrintWay, WipeWay } from "#app/components/device/way.tsx";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { markClocks } from "#app/content/marks/clocks.ts";
import type { Month } from "#app/domain/path/household.ts";
import { saveCalendar } from "#app/lib/device/save-file.ts";
import { MarksTyped } from "./mark-form.tsx";
import { type MarkMonths, markMonths, markName, markSteps, markStore, monthText } from "./mark-months.ts";

/** The marks, the months in which they leave, and the dates to take along. */
export function MarkCalendar() {
  return <DevicePart Part={MarksPage} />;
}

/** The calendar, once the date and the data on this device are known. */
function MarksPage({ today }: { today: string }) {
  const page = useKept(markStore);
  const now = monthNumber(today);
  const months = markMonths(page.kept.marks, now);
  const steps = markSteps(months);
  const said = saidOf(months);
  return (
    <>
      <div className="wrap">
        <DeviceNotices
          page={page}
          store={markStore}
          what="list"
          instead="Print it if you want to keep it."
          file="marks-unread.txt"
        />
      </div>
      <section className="wrap cols cols--start ma-typed" key={page.round}>
        <div className="screen-only">
          <h2>Your marks: negative items on your reports</h2>
          <p className="small">Take the dates from your reports. They are free each week at AnnualCreditReport.com.</p>
          <MarksTyped marks={page.kept.marks} now={now} />
        </div>
        <div>
          <h2>When they leave</h2>
          <SpokenText text={said} silent={months.length === 0} />
          {months.length === 0 ? (
            <p className="small">Add a mark to see its month.</p>
          ) : (
            <ol className="vpath ma-dates">
              {months.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two marks may differ only in their place.
                <MarkLine key={index} months={each} isNext={index === months.findIndex(({ isOver }) => !isOver)} />
              ))}
            </ol>
          )}
        </div>
      </section>
      {months.length > 0 && (
        <>
          <section className="wrap">
            <MarkBars months={months} now={now} said={said} />
          </section>
          <section className="wrap sec--tight screen-only">
            <ul className="rows take">
              <DatesWay
                count={steps.length}
                none="All of them are past."
                onSave={() => saveCalendar({ id: "when-marks-leave", name: "When marks leave", steps })}
              />
              <PrintWay title="On paper" text="The list with its months. Prints in black." />
              <WipeWay onWipe={page.onWipe} />
            </ul>
          </section>
        </>
      )}
    </>
  );
}

function MarkLine({
  months: { mark, leaves, usually, isOver, isLate },
  isNext,
}: {
  months: MarkMonths;
  isNext: boolean;
}) {
  const { clock, practice } = markClocks[mark.kind];
  return (
    <li>
      <Stop state={isOver ? "done" : isNext ? "next" : "later"} />
      <div>
        <h3>{isOver ? `${monthText(leaves)} was its last month` : `${monthText(leaves)} at the latest`}</h3>
        <p>
          <b>{markName(mark)}.</b> {clock} {practice}
          {usually !== null && usually !== leaves && !isOver && ` That is ${monthText(usually)}.`}
        </p>
        {isOver && (
          <p className="note note--bad">
            It should be off your report by now. If it is still there, it is too old.{" "}
            <a href="/dispute-kit">Dispute it</a>
          </p>
        )}
        {isLate && mark.said !== null && (
          <p className="note note--bad">
            <b>Your report says {monthText(mark.said)}.</b> By the date you gave, that is later than the law allows.
            Look at the date of first delinquency on the report. If someone moved it, that is called re-aging.{" "}
            <a href="/dispute-kit">Dispute the date</a>
          </p>
        )}
      </div>
    </li>
  );
}

/** The whole list in one sentence, which screen readers announce. */
function saidOf(months: readonly MarkMonths[]): string {
  const open = months.filter(({ isOver }) => !isOver);
  const [next] = open;
  if (!next) return "All of them should be off your reports.";
  const count = open.length === 1 ? "One mark has" : `${open.length} marks have`;
  return `${count} not aged off yet. The next one leaves in ${monthText(next.leaves)}.`;
}

/** All marks on one scale of years, with today on it. */
function MarkBars({ months, now, said }: { months: readonly MarkMonths[]; now: Month; said: string }) {
  const years = (month: Month) => month / 12;
  const first = Math.floor(years(Math.min(now, ...months.map(({ mark }) => mark.month))));
  const last = Math.ceil(years(Math.max(now, ...months.map(({ leaves }) => leaves))) + 0.05);
  const every = Math.max(1, Math.ceil((last - first) / 6));
  const marked = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, index) => first + index * every);
  return (
    <Spans
      answer={said}
      measure="From the month the clock counts from to the last month on a report. The dark part is behind you."
      head={["Mark", "Years"]}
      ticks={[
        ...marked.map((at) => ({ at, label: String(at) })),
        ...(marked.at(-1) === last ? [] : [{ at: last, label: "" }]),
      ]}
      rows={months.map(({ mark, leaves }, index) => ({
        name: `${index + 1}. ${markName(mark)}`,
        from: years(mark.month),
        to: years(leaves),
        filledTo: years(Math.max(mark.month, Math.min(now, leaves))),
        said: monthText(leaves),
        tone: "bad",
      }))}
    />
  );
}
