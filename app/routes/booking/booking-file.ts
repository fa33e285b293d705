import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/booking-file";
import { invitationFile } from "./manage-booking.server.ts";

/** The booking as a file, for calendars that don't read email. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await invitationFile(params.token, context.get(requestContext));
  if (file === null) throw new Response("There is no such booking.", { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="call.ics"',
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
