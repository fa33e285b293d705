import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { BookingChoice } from "#app/forms/booking.ts";
import { bookingPath } from "#app/lib/booking/booking-paths.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { bookingRules } from "#config/booking.ts";
import type { Route } from "./+types/book";
import { holdPickedTime, timesPage } from "./answers.server.ts";
import { Refused } from "./notes.tsx";
import { BookingPage } from "./page.tsx";
import { TimePicker, ZoneForm } from "./time-picker.tsx";

/** Shown inside an iframe on another page: no header or footer. */
export const handle = { shell: "none" } satisfies RouteHandle;
export const meta = pageMeta("/book");

/** Made for each request: free times change by the minute. */
export function loader({ request, context }: Route.LoaderArgs) {
  return timesPage(request, context.get(requestContext));
}

/** Keeps the picked time. */
export function action({ request, context }: Route.ActionArgs) {
  return holdPickedTime(request, context.get(requestContext));
}

/** Passes on `Retry-After` of a refused time. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function BookPage({ loaderData: { choice, zone, calendar }, actionData }: Route.ComponentProps) {
  const { minutes, day, holdId: hold } = choice;
  if (URL.canParse(publicSettings.bookingUrl)) return <Partner url={publicSettings.bookingUrl} minutes={minutes} />;
  return (
    <BookingPage
      at="time"
      title={`Pick ${minutes} minutes that work for you`}
      lead="A free phone call. We’ll call you."
      minutes={minutes}
    >
      {actionData && <Refused title="This time is gone" refusal={actionData} />}
      <Lengths choice={choice} />
      <ZoneForm path="/book" zone={zone} carried={{ minutes, day, hold }} />
      <TimePicker path="/book" choice={choice} zone={zone} calendar={calendar} />
    </BookingPage>
  );
}

/** What each length is for. The ids are addresses: other pages link to `/book#thirty`. */
const uses: Record<(typeof bookingRules.lengths)[number], { id: string; text: string }> = {
  15: { id: "fifteen", text: "A first question" },
  30: { id: "thirty", text: "Programs and savings" },
};

function Lengths({ choice }: { choice: BookingChoice }) {
  const { minutes: chosen, timeZone: zone, day, holdId: hold } = choice;
  return (
    <nav aria-label="How long">
      <ul className="bk__lengths">
        {bookingRules.lengths.map((minutes) => (
          <li key={minutes} id={uses[minutes].id}>
            <a
              className="bk__box"
              href={bookingPath("/book", { minutes, zone, day, hold })}
              aria-current={minutes === chosen ? "true" : undefined}
            >
              <b>{minutes} minutes</b>
              <span className="small">{uses[minutes].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Replaces the calendar if another company runs it. Loads nothing from them before the visitor agrees. */
function Partner({ url, minutes }: { url: string; minutes: number }) {
  const { hostname } = new URL(url);
  return (
    <BookingPage title="Pick a time with our calendar service" minutes={minutes}>
      <p>
        Our calendar is run by <b>{hostname}</b>, another company. Its page opens in a new tab, and its own privacy
        policy applies there.
      </p>
      <div className="acts">
        <ButtonLink to={url} target="_blank" rel="noopener noreferrer">
          Open {hostname} <Arrow />
        </ButtonLink>
      </div>
      <p className="small">
        To see it on our pages instead, allow functional cookies in your{" "}
        <a href="/cookies#cookie-preferences" target="_top">
          cookie choice
        </a>
        .
      </p>
    </BookingPage>
  );
}
