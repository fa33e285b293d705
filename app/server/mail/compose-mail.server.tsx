import type { SendMailOptions } from "nodemailer";
import type { ReactElement } from "react";
import type { OutgoingMailKind } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/env.server.ts";
import { LeadConfirmation, leadConfirmationSubject } from "./lead-confirmation.server.tsx";
import { LeadTeamNotice, leadTeamNoticeSubject } from "./lead-team-notice.server.tsx";
import type { MailLead } from "./mail-lead.server.ts";
import { renderMail } from "./render-mail.server.ts";

export type ComposedMail = SendMailOptions & { envelope: { from: string; to: string[] }; messageId: string };

type MailToCompose = { id: string; kind: OutgoingMailKind; lead: MailLead };
type Senders = Pick<Settings, "mailFrom" | "teamEmail">;

/**
 * Writes a mail, both parts and headers. Its Message-ID is made of its id, so a mail that went out twice can be seen to be
 * one. The envelope is given apart from the headers: nothing in a name can add a recipient.
 */
export function composeMail(mail: MailToCompose, senders: Senders): ComposedMail {
  const { lead } = mail;
  if (mail.kind === "lead-confirmation") {
    return compose(mail.id, senders, {
      to: [lead.email],
      subject: leadConfirmationSubject,
      body: <LeadConfirmation lead={lead} />,
    });
  }
  return compose(mail.id, senders, {
    to: senders.teamEmail.split(",").map((address) => address.trim()),
    replyTo: { name: withoutControls(lead.name), address: lead.email },
    subject: leadTeamNoticeSubject(lead),
    body: <LeadTeamNotice lead={lead} />,
  });
}

type Letter = { to: string[]; replyTo?: { name: string; address: string }; subject: string; body: ReactElement };

function compose(id: string, senders: Senders, { to, replyTo, subject, body }: Letter): ComposedMail {
  const from = addressOf(senders.mailFrom);
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    envelope: { from, to },
    from: senders.mailFrom,
    to: to.map((address) => ({ name: "", address })),
    ...(replyTo && { replyTo }),
    subject,
    ...renderMail(body),
    // Keeps absence notes and other robots from answering.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The bare address of `Name <address>` or `address`. */
function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

function withoutControls(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ");
}
