import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RenderedMail, Senders, UnwrittenMail } from "./letters.server.ts";
import type { ComposedMail } from "./transport.server.ts";

/**
 * Writes a mail, both parts and headers. Its Message-ID is made of its id, so a mail that went out twice can be seen to be
 * one. The envelope is separate from the headers: nothing in a name can add a recipient.
 */
export function composeMail(id: string, mail: UnwrittenMail, senders: Senders): ComposedMail {
  const { subject, body, headers, event, isPersonal, replyTo } = mail.write(senders);
  const from = addressOf(senders.mailFrom);
  const to = recipientsOf(mail, senders);
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    envelope: { from, to },
    from: senders.mailFrom,
    to: to.map((address) => ({ name: "", address })),
    ...replyToOf(mail),
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    ...("html" in body ? body : renderMail(body)),
    // As a part that calendars act upon, and as a file for those that do not.
    ...(event && { icalEvent: { ...event, filename: "talk.ics" } }),
    headers: { ...(!isPersonal && robotHeaders), ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Keep absence notes and other robots from answering. */
const robotHeaders = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

function recipientsOf({ audience, visitor }: UnwrittenMail, { teamEmail }: Senders): string[] {
  if (audience === "team") return teamEmail.split(",").map((address) => address.trim());
  return visitor ? [visitor.email] : [];
}

/** The team's answer goes to the visitor. */
function replyToOf({ audience, visitor }: UnwrittenMail) {
  if (audience !== "team" || !visitor) return {};
  return { replyTo: { name: withoutControls(visitor.name ?? ""), address: visitor.email } };
}

function withoutControls(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ");
}

/** The bare address of `Name <address>` or `address`. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

/** The domain of `Name <address>` or `address`. */
export function domainOf(sender: string): string {
  const address = addressOf(sender);
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Compiled once: that is nine tenths of what a conversion costs. */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "[data-skip-in-text=true]", format: "skip" },
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    // What a link leads to is mostly its own text: a number or an address.
    { selector: "a", options: { ignoreHref: true } },
    { selector: "a[data-show-address=true]", format: "anchor", options: { linkBrackets: ["\n", ""] } },
    { selector: "hr", options: { length: 40 } },
    { selector: "td", format: "block" },
  ],
});

/** Makes both parts of a mail from one template: HTML with every value escaped, and the same words as plain text. */
export function renderMail(template: ReactElement): RenderedMail {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(template)}`;
  return { html, text: toText(html) };
}
