import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { QuarterHour } from "#app/components/scenes/quarter-hour.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { site } from "#config/site.ts";
import css from "./book/book.css?inline";

/** Shown inside a frame of another page: no header and footer of its own. */
export const handle = { shell: "none" } satisfies RouteHandle;
export const meta = pageMeta("/book");

/** The ids are addresses: other pages lead to `/book#thirty`. */
const lengths = [
  { id: "fifteen", minutes: 15, text: "A first question: where you stand, what comes next." },
  { id: "thirty", minutes: 30, text: "Programs and savings: whom to call first." },
];

const steps = [
  { title: "Pick two or three times that suit you", text: "Within the hours below, and say your time zone." },
  { title: "Call, or send them by email", text: "Say which length you want. We settle on one of the times with you." },
];

/** How to book a consultation until times can be picked online. Leaves the frame when it leads elsewhere. */
function BookPage() {
  return (
    <>
      <InlineStyle name="book" layer="page" css={css} />
      <div className="bk">
        <header className="bk__head">
          <QuarterHour />
          <div>
            <h1 id="page-title">Book 15 or 30 minutes by phone or email</h1>
            <p>A free consultation, at a time you choose.</p>
          </div>
        </header>
        <ul className="bk__lengths">
          {lengths.map(({ id, minutes, text }) => (
            <li key={id} id={id}>
              <h2>{minutes} minutes</h2>
              <p>{text}</p>
              <a href={mailHref(minutes)} target="_top">
                <span>
                  Ask <span className="vh">for {minutes} minutes </span>by email
                </span>
              </a>
            </li>
          ))}
        </ul>
        <ol className="bk__steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <Plate small>{index + 1}</Plate>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="acts">
          <a className="btn" href={site.phone.href} target="_top">
            Call {site.phone.display}
          </a>
        </div>
      </div>
      <div className="kerb bk__hours">
        <h2>When the line is open</h2>
        <PhoneHours />
        <p className="small">
          Or use our{" "}
          <a href="/get-started" target="_top">
            request form
          </a>
          , or go back to{" "}
          <a href="/" target="_top">
            {site.name}
          </a>
          .
        </p>
      </div>
    </>
  );
}

function mailHref(minutes: number): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(`${minutes}-minute consultation`)}`;
}

export default import.meta.env.SSR ? BookPage : ReloadDocument;
