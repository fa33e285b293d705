import * as z from "zod/mini";
import { isTimeZone } from "#app/domain/time/booking-times.ts";
import { bookingRules } from "#config/booking.ts";
import { defineForm } from "./define-form.ts";
import { emailField, optionalTextField, phoneField, wholeNameField } from "./shared-fields.ts";
import { hiddenFields, parseForm } from "./submission-envelope.ts";

/** How many characters the topic may have. */
const longestTopic = 500;

export const bookingForm = defineForm({
  id: "booking",
  formName: "Booking",
  action: "/book/details",
  /** Above the first limit, a visitor has to confirm by email; above the second, a flood, we refuse the booking. */
  limits: { perMinute: 3, leastMs: 3000 },
  asksConsent: false,
  fields: {
    name: wholeNameField("Name"),
    phone: phoneField({ help: "We’ll call this US number." }),
    email: emailField({ help: "We’ll send a calendar event here." }),
    topic: optionalTextField({
      label: "What should we talk about?",
      called: "Topic",
      help: `One or two sentences, at most ${longestTopic} characters.`,
      longest: longestTopic,
    }),
  },
});

const bookingSchema = z.extend(bookingForm.schema, hiddenFields);

/** Checks and cleans visitors' details about themselves, the phone number as E.164, and leaves out keys it does not know. */
export function parseBooking(input: Record<string, unknown>) {
  return parseForm(bookingSchema, input, bookingForm.fieldNames);
}

/** The visitor's choices so far. They travel in addresses and hidden fields, so anyone can change them. */
export type BookingChoice = {
  minutes: number;
  /** Milliseconds since 1970; null if none is picked, or if it isn't a number. */
  startMs: number | null;
  /** Null when the visitor hasn't said which. */
  timeZone: string | null;
  /** The day shown, `2026-11-25`. */
  day: string | null;
  /** Random. Anyone who knows it has the time held under it. */
  holdId: string | null;
  /** Whether the form corrects the details of a call that this browser has booked. */
  isCorrection: boolean;
};

/** Reads the choice. A value that makes no sense counts as not chosen. */
export function readBookingChoice(get: (name: string) => unknown): BookingChoice {
  const text = (name: string) => {
    const value = get(name);
    return typeof value === "string" ? value : "";
  };
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : null);
  const start = matching("start", /^\d{10,15}$/);
  const zone = text("zone");
  return {
    minutes: bookingRules.lengths.find((minutes) => String(minutes) === text("minutes")) ?? bookingRules.lengths[0],
    startMs: start === null ? null : Number(start),
    timeZone: zone.length <= 64 && isTimeZone(zone) ? zone : null,
    day: matching("day", /^\d{4}-\d\d-\d\d$/),
    isCorrection: text("correct") === "1",
    holdId: matching("hold", /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  };
}
