import { randomUUID } from "node:crypto";
import { isLinkHeavy } from "#app/domain/text/suspicious-text.ts";
import { type BookingChoice, bookingForm, parseBooking } from "#app/forms/booking.ts";
import { officeZone } from "#app/lib/booking/zoned-time.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import type { Gate } from "#app/server/guard/admission.server.ts";
import { openFormToken } from "#app/server/guard/form-token-check.server.ts";
import { countedAddress, floodLimits, isAboveLimit, type SubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { AppError, codeOf } from "#app/server/report/app-error.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import type { BookingStore, TakenBooking } from "./bookings.server.ts";
import { assertOffered, assertPicked } from "./offered-times.server.ts";

/** The services that taking a booking needs. */
type BookingReceiver = Gate & {
  limiter: SubmissionLimiter;
  recipients: RecipientLimit;
  bookings: BookingStore;
  delivery: Pick<Delivery, "wake">;
  dataKey: DataKey;
};
type Client = { address: string; pageUrl: string };

/**
 * Keeps a time for a visitor; gives the hold's id, which is the old one if there is one. When one address picks very many
 * times it keeps none: behind it may be a class, and each of them can book any free time. Throws `overloaded`, `time-taken`
 * or `storage-unavailable`.
 */
export async function holdTime(
  { admission, limiter, bookings, dataKey }: Pick<BookingReceiver, "admission" | "limiter" | "bookings" | "dataKey">,
  choice: BookingChoice,
  { address }: Pick<Client, "address">,
): Promise<string> {
  using _place = admission.admit();
  const isCrowded = await isAboveLimit(limiter, "booking hold", address, floodLimits.perMinute);
  const time = assertOffered(choice);
  const holdId = choice.holdId ?? randomUUID();
  if (isCrowded) return holdId;
  await bookings.hold({ holdId, visitorHash: dataKey.hash("booking visitor", countedAddress(address)) }, time);
  return holdId;
}

/**
 * Takes a booking: counts, checks, stores it durably and wakes the delivery. A hold that ran out is not a reason to refuse;
 * another visitor in that time is. A suspected robot's booking is held until its visitor presses the button in our email: a
 * password manager fills the hidden field, too. `replaces` is the visitor's own booking, whose details this one corrects. Throws `overloaded`, `too-many-requests`, `invalid-fields`, what
 * `openFormToken` throws, `form-token-used` when its form made another booking, `time-taken` or `storage-unavailable`; nothing is booked then.
 */
export async function receiveBooking(
  services: BookingReceiver,
  choice: BookingChoice,
  input: Record<string, unknown>,
  client: Client,
  replaces?: BookingRow,
): Promise<BookingRow> {
  const { admission, metrics } = services;
  try {
    using _place = admission.admit();
    const taken = await book(services, choice, input, client, replaces);
    metrics?.submission(bookingForm.id, outcomeOf(taken));
    if (!taken.repeated && taken.booking.told_visitor === 0) metrics?.withheld(bookingForm.id);
    return taken.booking;
  } catch (error) {
    metrics?.submission(bookingForm.id, codeOf(error));
    throw error;
  }
}

async function book(
  { limiter, recipients, bookings, delivery, dataKey }: BookingReceiver,
  choice: BookingChoice,
  input: Record<string, unknown>,
  { address, pageUrl }: Client,
  replaces: BookingRow | undefined,
): Promise<TakenBooking> {
  await limiter.take(bookingForm.id, address);
  const parsed = parseBooking(input);
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  const { website, _csrf = "", ...fields } = parsed.value;
  const least = { id: bookingForm.id, leastMs: bookingForm.limits.leastMs };
  const { nonce: formNonce } = openFormToken(dataKey, least, _csrf, Date.now());
  const time = replaces ? { startMs: replaces.starts_at, minutes: replaces.minutes } : assertPicked(choice);
  const before = await bookings.findByForm({ ...time, ...fields, formNonce });
  if (before) return { booking: before, repeated: true };
  const isCrowded = [
    await isAboveLimit(limiter, `${bookingForm.id} sent`, address, bookingForm.limits.perMinute),
    await isAboveLimit(limiter, `${bookingForm.id} network`, address, {
      perHourOfNetwork: bookingRules.mostPerNetwork,
    }),
  ].includes(true);
  // A person who pastes links, whose browser filled the trap, or who is in a class behind one address, can press a button; a
  // robot never does.
  const mustConfirm = isCrowded || website !== undefined || isLinkHeavy([fields.topic ?? ""]);
  const holdId = choice.holdId ?? undefined;
  const timeZone = choice.timeZone ?? officeZone;
  const booking = {
    ...time,
    ...fields,
    formNonce,
    holdId,
    timeZone,
    pageUrl,
    mustConfirm,
    recipients,
    replaces: replaces?.id,
  };
  const taken = await bookings.book(booking);
  if (!taken.repeated) delivery.wake();
  return taken;
}

function outcomeOf({ booking, repeated }: TakenBooking) {
  if (repeated) return "repeated";
  return booking.status === "booked" ? "taken" : "held";
}
