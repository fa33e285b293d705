import type { BookingRefusal } from "#app/lib/booking/booking-refusal.ts";
import { retryTime } from "#app/lib/submission/retry-time.ts";

/** Why a button did not do what it says. Under it stands what can be done instead. */
export function Refused({ title, refusal }: { title: string; refusal: BookingRefusal }) {
  const { code, message, retryAfterSeconds } = refusal;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad" tabIndex={-1} autoFocus>
      <b>{code === "time-taken" ? title : "That did not work"}</b>
      <p>
        {message}
        {retryAfterSeconds !== undefined && ` You can try again ${retryTime(retryAfterSeconds)}.`}
      </p>
    </div>
  );
}
