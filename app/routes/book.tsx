import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { publicSettings } from "#app/lib/public-settings.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { holdPickedTime, timesPage } from "#app/server/booking-pages.server.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/book";
import { BookingPage } from "./book/booking-page.tsx";
import { Lengths } from "./book/lengths.tsx";
import { Partner } from "./book/partner.tsx";
import { Refused } from "./book/refused.tsx";
import { TimePicker } from "./book/time-picker.tsx";
import { ZoneForm } from "./book/zone-form.tsx";

/** Shown inside a frame of another page: no header and footer of its own. */
export const handle = { shell: "none" } satisfies RouteHandle;
export const meta = pageMeta("/book");

/** Made for each request: what is free changes by the minute. */
export function loader({ request, context }: Route.LoaderArgs) {
  return timesPage(request, context.get(requestContext));
}

/** Keeps the time that was picked. */
export function action({ request, context }: Route.ActionArgs) {
  return holdPickedTime(request, context.get(requestContext));
}

/** Lets `Retry-After` of a refused time through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

function BookPage({ loaderData: { choice, zone, calendar }, actionData }: Route.ComponentProps) {
  const { minutes, day, holdId: hold } = choice;
  if (URL.canParse(publicSettings.bookingUrl)) return <Partner url={publicSettings.bookingUrl} minutes={minutes} />;
  return (
    <BookingPage
      at="time"
      title={`Pick ${minutes} minutes that suit you`}
      lead="A free talk by phone. We call you."
      minutes={minutes}
    >
      {actionData && <Refused title="This time is gone" refusal={actionData} />}
      <Lengths choice={choice} />
      <ZoneForm path="/book" zone={zone} carried={{ minutes, day, hold }} />
      <TimePicker path="/book" choice={choice} zone={zone} calendar={calendar} />
    </BookingPage>
  );
}

export default import.meta.env.SSR ? BookPage : ReloadDocument;
