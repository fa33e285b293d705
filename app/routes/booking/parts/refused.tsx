import { retrySentence } from "#app/components/forms/form-problems.tsx";
import type { Rejection } from "#app/forms/submission-envelope.ts";

/** The answer to a plain POST on a booking page that was refused. */
export type BookingRefusal = Rejection & {
  /** The server's code, such as `time-taken`. */
  code: string;
  /** A sentence for the visitor. */
  message: string;
  /** Sent with the form again; null when it needs a new one. */
  token: string | null;
};

/** Says why a button did not do what it says. Below it the page shows what to do instead. */
export function Refused({ title, refusal }: { title: string; refusal: BookingRefusal }) {
  const { code, message, retryAfterSeconds } = refusal;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad" tabIndex={-1} autoFocus>
      <b>{code === "time-taken" ? title : "That didn’t work"}</b>
      <p>
        {message}
        {retrySentence(retryAfterSeconds)}
      </p>
    </div>
  );
}
