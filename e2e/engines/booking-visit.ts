import { caller, callerLabels } from "../support/booking.ts";
import { labeled } from "../support/visitor.ts";
import type { Visit } from "./visit.ts";

/** Picks the first time of the next free day, and fills in who to call. It doesn't press the button. */
export async function fillBooking(visit: Visit, change: Partial<typeof caller> = {}): Promise<void> {
  await visit.open("/book");
  // The page switches to the visitor's time zone.
  await visit.expectPath(/zone=/);
  await visit.clickFirst("a.bk__day--free:not([aria-current])");
  await visit.expectPath(/&day=/);
  await visit.clickFirst(".bk__time");
  await visit.expectText("Who do we call?", "h1");
  await visit.fill(labeled(callerLabels, { ...caller, ...change }), "#booking");
  await visit.takeAMoment();
}
