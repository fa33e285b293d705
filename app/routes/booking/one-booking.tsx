import { data } from "react-router";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { requestContext } from "#app/server/context.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/one-booking";
import { changeBooking, shownBooking } from "./manage-booking.server.ts";
import { DeadLink } from "./page.tsx";
import { BookingState, titleOf } from "./state.tsx";

/** Shown in the iframe after a booking, and opened from an email. */
export const handle = { shell: "none" } satisfies RouteHandle;

/** No canonical address and no social card: each link belongs to one person. */
export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.booking ? titleOf(loaderData.booking) : "Your call with us";
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** Changes nothing: programs that check emails for viruses open every link in them. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const booking = await shownBooking(request, params.token, context.get(requestContext));
  return data({ booking }, { status: booking ? 200 : 404 });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeBooking(request, params.token, context.get(requestContext));
}

/**
 * The address is the key to the page, so no other site learns it. Ours does: without a referrer its forms would be refused.
 */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Referrer-Policy": "same-origin", ...(retryAfter && { "Retry-After": retryAfter }) };
}

export default function OneBookingPage({ loaderData: { booking }, actionData }: Route.ComponentProps) {
  return booking ? <BookingState booking={booking} refusal={actionData} /> : <DeadLink />;
}
