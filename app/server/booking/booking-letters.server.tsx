import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { newPhoneWords } from "#app/domain/desk/new-phone.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import { Field, MailLayout, MailLink, mailtoOf, SmallPrint, Typed } from "#app/server/mail/mail-layout.server.tsx";
import {
  hostilePerson,
  hostileText,
  hoursLater,
  sampleId,
  samplePerson,
  sampleTime,
} from "#app/server/mail/sample-people.server.ts";
import { AnswerAtDesk, type TeamDesk, TeamPhone, WhereRepliesGo } from "#app/server/mail/team-desk.server.tsx";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import type { BookingLinks } from "./booking-links.server.ts";
import {
  BookingConfirmation,
  BookingInvitation,
  BookingReminder,
  bookingConfirmationSubject,
  bookingInvitationSubject,
  bookingReminderSubject,
} from "./booking-visitor-emails.server.tsx";
import { type MailBooking, mailBookingOf, writeInvitation } from "./mail-booking.server.ts";

/** The emails about a booking. */
export function bookingLetters(links: BookingLinks, desk: TeamDesk | null) {
  const replyTo = ({ id }: MailBooking) => desk?.visitorReplyTo(id);
  const samples = () => sampleBookings(links);
  return lettersAbout<MailKindOf<"booking">, NoticedBooking>({
    async read(db, ids) {
      const rows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
      const known = await readPhones(
        db,
        rows.map(({ email }) => emailKey(email)),
      );
      const phonesOf = ({ email }: BookingRow) => known.get(emailKey(email)) ?? [];
      return new Map(rows.map((row) => [row.id, { ...mailBookingOf(row, links), knownPhones: phonesOf(row) }]));
    },
    visitorOf: (booking) => booking,
    kinds: {
      "booking-confirmation": {
        subject: bookingConfirmationSubject,
        template: (booking) => <BookingConfirmation booking={booking} />,
        replyTo,
        samples,
      },
      "booking-invitation": {
        subject: bookingInvitationSubject,
        template: (booking) => <BookingInvitation booking={booking} />,
        replyTo,
        // Who declines or proposes another time answers the organizer.
        event: (booking, { mailFrom }) => writeInvitation(booking, mailFrom, "invite", replyTo(booking) ?? undefined),
        samples,
      },
      // It has no event: calendars have it already, and some would ask again whether to accept. While the booking still waits,
      // it asks to confirm it.
      "booking-reminder": {
        subject: (booking) =>
          booking.unconfirmed ? bookingConfirmationSubject(booking) : bookingReminderSubject(booking),
        template: (booking) =>
          booking.unconfirmed ? <BookingConfirmation booking={booking} /> : <BookingReminder booking={booking} />,
        replyTo,
        samples,
        isPlanned: true,
        isPointless: ({ startMs }) => startMs <= Date.now(),
      },
      "booking-team-notice": {
        subject: ({ state, startMs, minutes }) =>
          `${titles[state]}: ${zonedTime(officeZone).short(startMs)}, ${minutes} minutes`,
        template: (booking) => <BookingTeamNotice booking={booking} desk={desk} />,
        replyTo: ({ id }) => desk?.replyTo(id),
        event: (booking, { mailFrom }) =>
          writeInvitation({ ...booking, isConfirmed: false, manageUrl: manageUrlFor(booking, desk) }, mailFrom, "copy"),
        samples,
      },
    },
  });
}

/** A booking with the numbers that the desk has for its address already. */
type NoticedBooking = MailBooking & { knownPhones: readonly string[] };

async function readPhones(db: Kysely<Schema>, emails: string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom("person_addresses as email")
    .innerJoin("person_addresses as phone", "phone.person_id", "email.person_id")
    .select(["email.value as email", "phone.value as phone"])
    .distinct()
    .where("email.kind", "=", "email")
    .where("email.value", "in", ["", ...emails])
    .where("phone.kind", "=", "phone")
    .orderBy("phone.value")
    .execute();
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  return new Map([...byEmail].map(([email, phones]) => [email, phones.map(({ phone }) => phone)]));
}

/** The team changes a call at the desk, where one signs in: a link in an email still works for someone who has left. */
function manageUrlFor({ id, teamUrl }: MailBooking, desk: TeamDesk | null): string {
  return desk === null ? teamUrl : desk.threadUrl(id);
}

const titles = { new: "New booking", moved: "Booking moved", cancelled: "Booking canceled" } as const;

function sampleBookings(links: BookingLinks) {
  const link = { bookingId: sampleId, isMailed: false };
  const usual: NoticedBooking = {
    ...samplePerson,
    id: sampleId,
    state: "new",
    unconfirmed: null,
    isConfirmed: false,
    needsYes: false,
    isDisowned: false,
    isVisitorTold: true,
    startMs: hoursLater(49),
    minutes: 30,
    sequence: 0,
    changedAt: sampleTime,
    movedFromMs: null,
    topic: "What my score needs",
    timeZone: "America/Phoenix",
    manageUrl: links.url(link),
    teamUrl: links.url({ ...link, isTeam: true }),
    ownUrl: links.url({ ...link, isMailed: true }),
    knownPhones: [],
  };
  const moved: NoticedBooking = { ...usual, state: "moved", movedFromMs: hoursLater(48), sequence: 1 };
  return {
    usual,
    confirmed: { ...usual, isConfirmed: true },
    moved,
    "moved to a quiet hour": { ...moved, needsYes: true, isConfirmed: true },
    canceled: { ...moved, state: "cancelled" as const, isDisowned: true },
    held: { ...usual, unconfirmed: { until: hoursLater(0.25) } },
    hostile: {
      ...usual,
      ...hostilePerson,
      unconfirmed: "one too many" as const,
      isVisitorTold: false,
      topic: hostileText,
      knownPhones: ["+14805550199"],
    },
  };
}

type BookingNotice = { booking: NoticedBooking; desk: TeamDesk | null };

/** Gives the team everything it needs to call, or says not to call. */
function BookingTeamNotice({ booking, desk }: BookingNotice) {
  const { state, startMs, movedFromMs, name, email, phone, topic, timeZone, knownPhones } = booking;
  const isNewPhone = knownPhones.length > 0 && !knownPhones.includes(phone);
  const [office, own] = [zonedTime(officeZone), zonedTime(timeZone)];
  const span = `${office.day(startMs)}, ${timeSpan(booking, office)}`;
  return (
    <MailLayout title={titles[state]} preview={span} footer={<Footer booking={booking} desk={desk} />}>
      <AnswerAtDesk desk={desk} reference={booking.id} />
      <Field label={state === "cancelled" ? "Was scheduled for" : "When"}>
        <strong>{span}</strong>
      </Field>
      {state === "moved" && movedFromMs !== null && <Field label="Before">{formatEasternTime(movedFromMs)}</Field>}
      {timeZone !== officeZone && (
        <Field label="Their time">
          {own.day(startMs)}, {timeSpan(booking, own)}
        </Field>
      )}
      {state !== "cancelled" && booking.unconfirmed !== null && (
        <Field label="Note">
          Not confirmed: this address has {bookingRules.mostPerEmail} other bookings. Call first, and ask which ones to
          keep.
        </Field>
      )}
      {!booking.isVisitorTold && (
        <Field label="No email">The visitor gets none about this: the address has reached its limit for now.</Field>
      )}
      {booking.isDisowned && (
        <Field label="Not theirs">
          Whoever reads this mailbox says that they did not book this call. Somebody else may have typed their address.
        </Field>
      )}
      {state !== "cancelled" && !booking.isConfirmed && (
        <Field label="Email">not confirmed: nobody pressed the button in our email yet</Field>
      )}
      {state !== "cancelled" && booking.needsYes && (
        <Field label="Not at this hour">
          By their area code, or where their number may be, calls are not allowed then.{" "}
          {booking.isConfirmed
            ? "Their mailbox confirmed another hour. Move the call, or call only once they say yes to this hour by email."
            : "Call at this hour only once they have confirmed it by email."}
        </Field>
      )}
      <Field label="Name">
        <bdi>{name}</bdi>
      </Field>
      <TeamPhone desk={desk} phone={phone} />
      {isNewPhone && <Field label="Careful">{newPhoneWords(knownPhones, booking)}</Field>}
      <Field label="Email">
        <MailLink href={mailtoOf(email)}>{email}</MailLink>
      </Field>
      {topic !== null && (
        <>
          <Field label="Topic">{null}</Field>
          <Typed>{topic}</Typed>
        </>
      )}
    </MailLayout>
  );
}

function Footer({ booking, desk }: BookingNotice) {
  return (
    <>
      <SmallPrint>
        To move or cancel it for them:{" "}
        <MailLink href={manageUrlFor(booking, desk)} showAddress>
          {desk === null ? "the booking page" : "at the desk"}
        </MailLink>
      </SmallPrint>
      <SmallPrint>Reference: {booking.id}</SmallPrint>
      <WhereRepliesGo desk={desk} reference={booking.id} />
    </>
  );
}
