import type { ReactNode } from "react";
import { site } from "#config/site.ts";
import { MailLink, Paragraph, SmallPrint } from "./mail-layout.server.tsx";
import { styles } from "./mail-style.server.ts";

/** Under every mail to a visitor: what to do if it was not them, and who we are. */
export function ConfirmationFooter({ reference }: { reference: string }) {
  return (
    <>
      <SmallPrint>
        Not your request? Somebody typed your address by mistake. Tell us at{" "}
        <MailLink href={`mailto:${site.email}`}>{site.email}</MailLink>.
      </SmallPrint>
      <SmallPrint>Reference: {reference}</SmallPrint>
      <PostalAddress />
    </>
  );
}

/** Who writes; the law wants it under every mail to many. */
export function PostalAddress() {
  const { street, city, region, postalCode } = site.address;
  return (
    <SmallPrint>
      {site.name}, {street}, {city}, {region} {postalCode}
    </SmallPrint>
  );
}

/** "Mon–Fri 8am–8pm ET and Sat 10am–4pm ET". */
export function openingHours(): string {
  const open = site.hours.filter((day) => day.opens !== null).map((day) => `${day.short} ${day.time}`);
  return open.join(" and ");
}

/** A value with its name before it. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Paragraph>
      <span className="quiet" style={styles.label}>
        {label}:
      </span>{" "}
      {children}
    </Paragraph>
  );
}

/** Says to the team why the visitor has no confirmation of ours. */
export function NoConfirmation() {
  return (
    <Field label="Confirmation">
      none went out. This address has had as many as we send to one address in an hour or a day. Perhaps somebody else
      typed it.
    </Field>
  );
}

/** Keeps line breaks and spaces, in both parts of the mail; each script runs in its own direction. */
export function Typed({ children }: { children: string }) {
  return (
    <pre dir="auto" className="ink typed" style={styles.typed}>
      {children}
    </pre>
  );
}

/** A question mark in an address would otherwise begin the mail's headers. */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
