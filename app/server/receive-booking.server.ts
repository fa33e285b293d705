import { randomUUID } from "node:crypto";
import { isLinkHeavy } from "#app/domain/link-heavy.ts";
import { parseBooking, type TalkChoice } from "#app/forms/booking.ts";
import { bookingForm } from "#app/forms/booking-form.ts";
import { officeZone } from "#app/lib/zoned-time.ts";
import { AppError } from "./app-error.server.ts";
import { assertOffered } from "./booking-choice.server.ts";
import type { BookingRow } from "./database/schema.server.ts";
import { openFormToken } from "./form-token.server.ts";
import { countedAddress } from "./limiter.server.ts";
import type { Services } from "./services.server.ts";
import { takeIn } from "./take-in.server.ts";

type Needed = Pick<Services, "limiter" | "bookings" | "delivery" | "dataKey">;
type Client = { address: string; pageUrl: string };

/**
 * Keeps a time for a visitor; gives the hold's id, which is the old one when there is one.
 * Throws `overloaded`, `too-many-requests`, `time-taken` or `storage-unavailable`.
 */
export function holdTime(
  { admission, limiter, bookings, dataKey }: Pick<Services, "admission" | "limiter" | "bookings" | "dataKey">,
  choice: TalkChoice,
  { address }: Pick<Client, "address">,
): Promise<string> {
  return admission.admit(async () => {
    await limiter.take("booking hold", address);
    const talk = assertOffered(choice);
    const holdId = choice.holdId ?? randomUUID();
    await bookings.hold({ holdId, visitorHash: dataKey.hash("booking visitor", countedAddress(address)) }, talk);
    return holdId;
  });
}

/**
 * Books a talk: counts, checks, stores it durably and wakes the delivery. A hold that ran out is no reason to say no, only
 * somebody else is. What a robot must have sent is stored aside, and answered like any other.
 * Throws `overloaded`, `too-many-requests`, `invalid-fields`, what `openFormToken` throws, `time-taken`,
 * `too-many-bookings` or `storage-unavailable`; nothing is booked then.
 */
export async function receiveBooking(
  services: Needed & Pick<Services, "admission" | "metrics">,
  choice: TalkChoice,
  input: Record<string, unknown>,
  client: Client,
): Promise<BookingRow> {
  const { booking } = await takeIn(services, bookingForm.id, () => receive(services, choice, input, client), outcomeOf);
  return booking;
}

type Taken = { booking: BookingRow; repeated: boolean };

async function receive(
  { limiter, bookings, delivery, dataKey }: Needed,
  choice: TalkChoice,
  input: Record<string, unknown>,
  { address, pageUrl }: Client,
): Promise<Taken> {
  await limiter.take(bookingForm.id, address);
  const parsed = parseBooking(input);
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  const { website, _csrf = "", ...fields } = parsed.value;
  const isTrapped = website !== undefined;
  // A robot that filled in the trap is told nothing, not even that its token is worth nothing.
  const formNonce = isTrapped
    ? `trapped ${randomUUID()}`
    : openFormToken(dataKey, { id: bookingForm.id, leastMs: bookingForm.limits.leastMs }, _csrf, Date.now()).nonce;
  const talk = assertOffered(choice);
  await limiter.take(`${bookingForm.id} sent`, address, bookingForm.limits.perMinute);
  const taken = await bookings.book({
    ...talk,
    ...fields,
    formNonce,
    holdId: choice.holdId ?? undefined,
    timeZone: choice.timeZone ?? officeZone,
    pageUrl,
    suspicious: isTrapped || isLinkHeavy([fields.topic ?? ""]),
  });
  if (!taken.repeated && taken.booking.status === "booked") delivery.wake();
  return taken;
}

function outcomeOf({ booking, repeated }: Taken) {
  if (repeated) return "repeated";
  return booking.status === "quarantined" ? "kept-aside" : "taken";
}
