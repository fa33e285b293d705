import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { publicSettings } from "#app/lib/page/public-settings.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/book";
import { holdPickedTime, timesPage } from "./booking-answers.server.ts";
import { BookingPage } from "./booking-page.tsx";
import { Lengths } from "./lengths.tsx";
import { Partner } from "./partner.tsx";
import { Refused } from "./refused.tsx";
import { TimePicker } from "./time-picker.tsx";
import { ZoneForm } from "./zone-form.tsx";

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
