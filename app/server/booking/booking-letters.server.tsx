import type { Kysely } from "kysely";
import { emailKey, newPhoneWords } from "#app/domain/desk/same-person.ts";
import { officeZone, timeSpan, zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { BookingMailKind } from "#app/server/database/schema/outbox-schema.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { type Letter, lettersAbout } from "#app/server/mail/letters.server.ts";
import { Field, MailLayout, MailLink, mailtoOf, SmallPrint, Typed } from "#app/server/mail/mail-layout.server.tsx";
import {
  AnswerAtDesk,
  replyToDesk,
  replyToThread,
  type TeamDesk,
  TeamPhone,
  WhereRepliesGo,
} from "#app/server/mail/team-desk.server.tsx";
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
  const replies = ({ id }: MailBooking) => replyToThread({ desk, reference: id });
  const confirmation = (booking: MailBooking) => ({ ...confirmationOf(booking), ...replies(booking) });
  return lettersAbout<BookingMailKind, NoticedBooking>({
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
      "booking-confirmation": { audience: "visitor", write: confirmation },
      "booking-invitation": {
        audience: "visitor",
        write: (booking, { mailFrom }) => ({
          subject: bookingInvitationSubject(booking),
          body: <BookingInvitation booking={booking} />,
          ...replies(booking),
          // Who declines or proposes another time answers the organizer.
          event: writeInvitation(booking, mailFrom, "invite", replies(booking).replyTo),
        }),
      },
      "booking-reminder": {
        audience: "visitor",
        isPlanned: true,
        isPointless: ({ startMs }) => startMs <= Date.now(),
        // While the booking still waits, the reminder asks to confirm it.
        write: (booking) =>
          booking.unconfirmed ? confirmation(booking) : { ...reminderOf(booking), ...replies(booking) },
      },
      "booking-team-notice": {
        audience: "team",
        write: (booking, { mailFrom }) => ({
          subject: bookingTeamNoticeSubject(booking),
          body: <BookingTeamNotice booking={booking} desk={desk} />,
          ...replyToDesk({ desk, reference: booking.id }),
          event: writeInvitation(
            { ...booking, isConfirmed: false, manageUrl: manageUrlFor(booking, desk) },
            mailFrom,
            "copy",
          ),
        }),
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

function confirmationOf(booking: MailBooking): Letter {
  return { subject: bookingConfirmationSubject(booking), body: <BookingConfirmation booking={booking} /> };
}

/** It has no event: calendars have it already, and some would ask again whether to accept. */
function reminderOf(booking: MailBooking): Letter {
  return { subject: bookingReminderSubject(booking), body: <BookingReminder booking={booking} /> };
}

const titles = { new: "New booking", moved: "Booking moved", cancelled: "Booking canceled" } as const;

/** Names the time, and no person: subjects show on locked screens. */
function bookingTeamNoticeSubject({ state, startMs, minutes }: MailBooking): string {
  return `${titles[state]}: ${zonedTime(officeZone).short(startMs)}, ${minutes} minutes`;
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
