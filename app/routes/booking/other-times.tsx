import type { BookingRefusal } from "#app/lib/booking/booking-refusal.ts";
import { officeZone, zonedTime } from "#app/lib/booking/zoned-time.ts";

type OtherTimesProps = {
  others: readonly number[];
  zone: string;
  /** What the visitor picked of them already. */
  picked: string | undefined;
  refusal: BookingRefusal | undefined;
};

/** For a time that somebody else has by now: the nearest free ones, in the form itself, so that nothing typed is lost. */
export function OtherTimes({ others, zone, picked, refusal }: OtherTimesProps) {
  const [own, office] = [zonedTime(zone), zonedTime(officeZone)];
  const chosen = others.find((startMs) => String(startMs) === picked) ?? others[0];
  return (
    <fieldset className="bk__others">
      <legend className="lab">Pick one of the nearest free times</legend>
      {refusal?.code === "time-taken" && (
        // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
        <div className="note note--bad" tabIndex={-1} autoFocus>
          <b>This time is gone</b>
          <p>{refusal.message} What you typed is still here.</p>
        </div>
      )}
      {others.map((startMs) => (
        <label key={startMs}>
          <input type="radio" name="start" value={startMs} defaultChecked={startMs === chosen} />
          <span>
            {own.short(startMs)}
            {zone !== officeZone && <span className="small"> ({office.short(startMs)})</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
