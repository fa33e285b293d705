import type { SendMailOptions } from "nodemailer";
import type { ReactElement } from "react";
import { BookingConfirmation, bookingConfirmationSubject } from "#app/server/booking/booking-confirmation.server.tsx";
import {
  BookingInvitation,
  BookingReminder,
  bookingInvitationSubject,
  bookingReminderSubject,
} from "#app/server/booking/booking-invitation-mail.server.tsx";
import { BookingTeamNotice, bookingTeamNoticeSubject } from "#app/server/booking/booking-team-notice.server.tsx";
import { type Invitation, writeInvitation } from "#app/server/booking/invitation-file.server.ts";
import type { MailBooking } from "#app/server/booking/mail-booking.server.ts";
import type {
  BookingMailKind,
  DigestMailKind,
  LeadMailKind,
  MessageMailKind,
  NewsletterMailKind,
} from "#app/server/database/schema.server.ts";
import { LeadConfirmation, leadConfirmationSubject } from "#app/server/lead/lead-confirmation.server.tsx";
import { LeadTeamNotice, leadTeamNoticeSubject } from "#app/server/lead/lead-team-notice.server.tsx";
import type { MailLead } from "#app/server/lead/mail-lead.server.ts";
import type { MailMessage } from "#app/server/message/mail-message.server.ts";
import { MessageConfirmation, messageConfirmationSubject } from "#app/server/message/message-confirmation.server.tsx";
import { MessageTeamNotice, messageTeamNoticeSubject } from "#app/server/message/message-team-notice.server.tsx";
import type { SetAsideDigest } from "#app/server/message/set-aside-digest.server.ts";
import { SetAsideDigestMail, setAsideDigestSubject } from "#app/server/message/set-aside-mail.server.tsx";
import type { MailSubscriber } from "#app/server/newsletter/mail-subscriber.server.ts";
import {
  NewsletterConfirmation,
  newsletterConfirmationSubject,
} from "#app/server/newsletter/newsletter-confirmation.server.tsx";
import { PrivacyConfirmation, privacyConfirmationSubject } from "#app/server/privacy/privacy-confirmation.server.tsx";
import type { Settings } from "#app/server/settings/env.server.ts";
import { site } from "#config/site.ts";
import { addressOf, domainOf } from "./mail-address.server.ts";
import { renderMail } from "./render-mail.server.ts";

export type ComposedMail = SendMailOptions & { envelope: { from: string; to: string[] }; messageId: string };

/** What a mail is about, as its kind says. */
export type MailContent =
  | { kind: LeadMailKind; lead: MailLead }
  | { kind: MessageMailKind; message: MailMessage }
  | { kind: NewsletterMailKind; subscriber: MailSubscriber }
  | { kind: BookingMailKind; booking: MailBooking }
  | { kind: DigestMailKind; digest: SetAsideDigest };

type MailToCompose = { id: string } & MailContent;
type Senders = Pick<Settings, "mailFrom" | "teamEmail">;

/**
 * Writes a mail, both parts and headers. Its Message-ID is made of its id, so a mail that went out twice can be seen to be
 * one. The envelope is given apart from the headers: nothing in a name can add a recipient.
 */
export function composeMail(mail: MailToCompose, senders: Senders): ComposedMail {
  return compose(mail.id, senders, letterOf(mail, senders));
}

function letterOf(mail: MailContent, senders: Senders): Letter {
  switch (mail.kind) {
    case "lead-confirmation":
      return toVisitor(mail.lead, leadConfirmationSubject, <LeadConfirmation lead={mail.lead} />);
    case "lead-team-notice":
      return toTeam(mail.lead, senders, leadTeamNoticeSubject(mail.lead), <LeadTeamNotice lead={mail.lead} />);
    case "message-confirmation":
      return confirmationOf(mail.message);
    case "message-team-notice": {
      const { message } = mail;
      return toTeam(message, senders, messageTeamNoticeSubject(message), <MessageTeamNotice message={message} />);
    }
    case "newsletter-confirmation": {
      const { subscriber } = mail;
      const subject = newsletterConfirmationSubject(subscriber);
      const letter = toVisitor(subscriber, subject, <NewsletterConfirmation subscriber={subscriber} />);
      return { ...letter, headers: listHeaders(subscriber, senders) };
    }
    case "booking-confirmation":
    case "booking-invitation":
    case "booking-reminder":
    case "booking-team-notice":
      return bookingLetter(mail, senders);
    case "set-aside-digest": {
      const { digest } = mail;
      return {
        to: teamOf(senders),
        subject: setAsideDigestSubject(digest),
        body: <SetAsideDigestMail digest={digest} />,
      };
    }
  }
}

function confirmationOf(message: MailMessage): Letter {
  const { privacy } = message;
  return privacy
    ? toVisitor(message, privacyConfirmationSubject, <PrivacyConfirmation message={message} privacy={privacy} />)
    : toVisitor(message, messageConfirmationSubject, <MessageConfirmation message={message} />);
}

/** The reminder brings no event: calendars have it, and some would ask once more whether to come. */
function bookingLetter({ kind, booking }: Extract<MailContent, { kind: BookingMailKind }>, senders: Senders): Letter {
  const { mailFrom } = senders;
  switch (kind) {
    case "booking-invitation": {
      const letter = toVisitor(booking, bookingInvitationSubject(booking), <BookingInvitation booking={booking} />);
      return { ...letter, invitation: writeInvitation(booking, mailFrom, "invite") };
    }
    case "booking-confirmation":
      return toVisitor(booking, bookingConfirmationSubject(booking), <BookingConfirmation booking={booking} />);
    case "booking-reminder":
      // Of a talk that still waits, the reminder is to confirm it.
      return booking.unconfirmed
        ? toVisitor(booking, bookingConfirmationSubject(booking), <BookingConfirmation booking={booking} />)
        : toVisitor(booking, bookingReminderSubject(booking), <BookingReminder booking={booking} />);
    case "booking-team-notice": {
      const subject = bookingTeamNoticeSubject(booking);
      const letter = toTeam(booking, senders, subject, <BookingTeamNotice booking={booking} />);
      return { ...letter, invitation: writeInvitation(booking, mailFrom, "copy") };
    }
  }
}

type Visitor = { name: string; email: string };

function toVisitor({ email }: Pick<Visitor, "email">, subject: string, body: ReactElement): Letter {
  return { to: [email], subject, body };
}

/** The team's answer goes to the visitor. */
function toTeam({ name, email }: Visitor, senders: Senders, subject: string, body: ReactElement): Letter {
  return {
    to: teamOf(senders),
    replyTo: { name: withoutControls(name), address: email },
    subject,
    body,
  };
}

function teamOf({ teamEmail }: Senders): string[] {
  return teamEmail.split(",").map((address) => address.trim());
}

/** A mail program's own button leaves the list with one POST (RFC 8058). */
function listHeaders({ links }: MailSubscriber, { mailFrom }: Senders): Record<string, string> {
  return {
    "List-Id": `${site.name} letter <letter.${domainOf(mailFrom)}>`,
    "List-Unsubscribe": `<${links.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

type Letter = {
  to: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  body: ReactElement;
  headers?: Record<string, string>;
  invitation?: Invitation;
};

function compose(
  id: string,
  senders: Senders,
  { to, replyTo, subject, body, headers, invitation }: Letter,
): ComposedMail {
  const from = addressOf(senders.mailFrom);
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    envelope: { from, to },
    from: senders.mailFrom,
    to: to.map((address) => ({ name: "", address })),
    ...(replyTo && { replyTo }),
    subject,
    ...renderMail(body),
    // As a part that calendars act upon, and as a file for those that do not.
    ...(invitation && { icalEvent: { ...invitation, filename: "talk.ics" } }),
    // Keeps absence notes and other robots from answering.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function withoutControls(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ");
}
