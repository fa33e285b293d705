import { Button } from "#app/components/ui/button.tsx";
import { timeZoneGroups, timeZoneLabel } from "#app/content/site/time-zones.ts";
import type { BookingChoice } from "#app/forms/booking.ts";
import type { BookingCalendar, CalendarDay, OfferedTime } from "#app/lib/booking/booking-calendar.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { officeZone, zonedTime } from "#app/lib/booking/zoned-time.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { site } from "#config/site.ts";

type TimePickerProps = {
  /** The page's own path: days link back to it, times are sent to it. */
  path: string;
  /** "get": a press only leads to a page that asks, and keeps no time. */
  method?: "post" | "get";
  choice: BookingChoice;
  zone: string;
  calendar: BookingCalendar;
};

/** Days on the left, the times of one day on the right. A time is a button: pressing it keeps the time, or asks about it. */
export function TimePicker(props: TimePickerProps) {
  const { calendar } = props;
  if (!calendar.shown) return <NothingFree areTaken={calendar.weeks.length > 0} />;
  return (
    <div className="bk__pick">
      <Days {...props} />
      <Times {...props} shown={calendar.shown} />
    </div>
  );
}

/** `areTaken`: there are times, and each is someone's. Otherwise no one calls in these weeks. */
function NothingFree({ areTaken }: { areTaken: boolean }) {
  return (
    <div className="note">
      <b>No time is free online right now</b>
      <p>
        {areTaken
          ? "Every time in the next three weeks is taken."
          : "We offer no calls online in the next three weeks."}{" "}
        Call <a href={site.phone.href}>{site.phone.display}</a> and we’ll find one
        {areTaken ? ", or check back later: times open up when someone cancels." : "."}
      </p>
    </div>
  );
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function Days({ calendar, ...props }: TimePickerProps) {
  return (
    <table className="bk__days">
      <caption>{calendar.months}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekday}>{weekday.charAt(0)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <td key={day.day}>
                <Day {...props} day={day} isShown={day.day === calendar.shown?.day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = Pick<TimePickerProps, "path" | "choice" | "zone"> & { day: CalendarDay; isShown: boolean };

const stateWords = { free: "", full: ", all taken", closed: ", no calls" };

function Day({ path, choice, zone, day: { day, number, label, state }, isShown }: DayProps) {
  const name = (
    <>
      <span aria-hidden="true">{number}</span>
      <span className="vh">
        {label}
        {stateWords[state]}
      </span>
    </>
  );
  const className = classNames("bk__day", `bk__day--${state}`, state === "free" && "bk__box");
  if (state === "closed") return <span className={className}>{name}</span>;
  const { minutes, holdId: hold } = choice;
  return (
    <a
      className={className}
      href={bookingPath(path, { minutes, zone, day, hold })}
      aria-current={isShown ? "date" : undefined}
    >
      {name}
    </a>
  );
}

type TimesProps = TimePickerProps & { shown: NonNullable<BookingCalendar["shown"]> };

function Times({ path, method = "post", choice, zone, shown }: TimesProps) {
  const { minutes, holdId } = choice;
  return (
    <form
      className="bk__times"
      method={method}
      action={method === "get" ? path : bookingPath(path, { minutes, zone, day: shown.day, hold: holdId })}
    >
      <input type="hidden" name="minutes" value={minutes} />
      <input type="hidden" name="zone" value={zone} />
      {holdId !== null && <input type="hidden" name="hold" value={holdId} />}
      {/* biome-ignore lint/a11y/noAutofocus: whoever has picked a day wants to read its times next. */}
      <h2 tabIndex={-1} autoFocus={choice.day !== null}>
        {shown.label}
      </h2>
      {shown.parts.length === 0 && <p className="note">All times on this day are taken. Pick another day.</p>}
      {shown.parts.map(({ name, officeDay, times }) => (
        <section key={name} aria-labelledby={`part-${name}`}>
          <h3 id={`part-${name}`}>
            {name}
            {officeDay && <span>, {officeDay} for us</span>}
          </h3>
          <ul>
            {times.map((time) => (
              <li key={time.startMs}>
                <TimeButton {...time} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </form>
  );
}

function TimeButton({ startMs, time, officeTime }: OfferedTime) {
  return (
    <button className="bk__box bk__time" type="submit" name="start" value={startMs}>
      {time}
      {officeTime && <span>{officeTime}</span>}
    </button>
  );
}

type ZoneFormProps = {
  path: string;
  zone: string;
  /** Other parameters of the address. */
  carried: Record<string, string | number | null>;
};

/** Says whose clock the times are on, and changes it: a plain form, so it works for everyone. */
export function ZoneForm({ path, zone, carried }: ZoneFormProps) {
  const isListed = timeZoneGroups.some(({ zones }) => zones.some(({ value }) => value === zone));
  return (
    <details className="bk__zone">
      <summary>
        <span>
          {zone === officeZone ? "Times are Eastern" : `Times on your clock: ${timeZoneLabel(zone)}`}{" "}
          <span className="bk__zone-name">({zonedTime(zone).zoneName(Date.now())})</span>
        </span>{" "}
        <span className="bk__change">Change</span>
      </summary>
      <form action={path}>
        {Object.entries(carried).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label className="lab" htmlFor="zone">
          Time zone
        </label>
        <div className="field-row">
          <select className="inp" id="zone" name="zone" defaultValue={zone}>
            {!isListed && <option value={zone}>{timeZoneLabel(zone)}</option>}
            {timeZoneGroups.map(({ label, zones }) => (
              <optgroup key={label} label={label}>
                {zones.map(({ value, label: name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Button type="submit" small look="line">
            Show
          </Button>
        </div>
      </form>
    </details>
  );
}
