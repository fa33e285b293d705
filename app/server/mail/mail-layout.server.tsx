import type { CSSProperties, ReactNode } from "react";
import { floodLimits } from "#app/server/guard/limiter.server.ts";
import { site } from "#config/site.ts";

type Props = {
  title: string;
  /** The preview that an inbox shows next to the subject; it names no person. */
  preview: string;
  children: ReactNode;
  footer: ReactNode;
};

/** The layout of every email. Tables, because Outlook knows no width, padding or center of anything else. */
export function MailLayout({ title, preview, children, footer }: Props) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        {/* Apple's Mail would make the text of a wide email smaller. */}
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Without this, mail programs turn dates and addresses into blue links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{darkSheet}</style>
      </head>
      <body className="paper" style={styles.body}>
        <div style={styles.preview} data-skip-in-text>
          {preview}
          {noMorePreview}
        </div>
        <table {...layoutTable}>
          <tbody>
            <tr>
              <td className="paper" style={styles.paper}>
                <table {...layoutTable} className="card" style={styles.card}>
                  <tbody>
                    <tr>
                      <td>
                        <p className="green" style={styles.brand}>
                          {site.name}
                        </p>
                        <h1 className="ink" style={styles.title}>
                          {title}
                        </h1>
                        {children}
                        <hr className="rule" style={styles.rule} />
                        {footer}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** A table that only places things; a screen reader doesn't announce it. */
const layoutTable = {
  role: "presentation",
  align: "center",
  width: "100%",
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
} as const;

/** An inbox fills its preview up with what comes next. These invisible characters come next. */
const noMorePreview = "\u00a0\u200c".repeat(150);

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={styles.text}>
      {children}
    </p>
  );
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <p className="quiet" style={styles.small}>
      {children}
    </p>
  );
}

export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={styles.heading}>
      {children}
    </h2>
  );
}

type MailLinkProps = {
  href: string;
  /** The address in plain text; not needed when the link's words are already the number or address. */
  showAddress?: boolean;
  children: ReactNode;
};

export function MailLink({ href, showAddress, children }: MailLinkProps) {
  return (
    <a href={href} className="green" style={styles.link} data-show-address={showAddress}>
      {children}
    </a>
  );
}

/** The one action that an email asks for. */
export function MailButton({ href, children }: Pick<MailLinkProps, "href" | "children">) {
  return (
    <p style={styles.action}>
      <a href={href} style={styles.button} data-show-address>
        {children}
      </a>
    </p>
  );
}

/** At the end of every email to a visitor: what to do if it was not them, and who we are. */
export function ConfirmationFooter({ reference }: { reference: string }) {
  return (
    <>
      <SmallPrint>
        Not your request? Someone typed your address by mistake. Tell us at{" "}
        <MailLink href={`mailto:${site.email}`}>{site.email}</MailLink>.
      </SmallPrint>
      <SmallPrint>Reference: {reference}</SmallPrint>
      <PostalAddress />
    </>
  );
}

/** Who writes; the law requires it in every bulk email. */
export function PostalAddress() {
  const { street, city, region, postalCode } = site.address;
  return (
    <SmallPrint>
      {site.name}, {street}, {city}, {region} {postalCode}
    </SmallPrint>
  );
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

/** Tells the team why the visitor got no confirmation. */
export function NoConfirmation({ isFlood = false }: { isFlood?: boolean }) {
  if (isFlood) {
    return (
      <Field label="Confirmation">
        none went out. More than {floodLimits.perMinute} of these requests came from one network address in a minute, or
        more than {floodLimits.perHourOfNeighbors} from its neighbors in an hour. It may be a class, or a program.
      </Field>
    );
  }
  return (
    <Field label="Confirmation">
      none went out. This address has reached the limit of confirmations for an hour or a day. Someone else may have
      typed it.
    </Field>
  );
}

/** Keeps line breaks and spaces in both parts of the email. Each script keeps its own direction. */
export function Typed({ children }: { children: string }) {
  return (
    <pre dir="auto" className="ink typed" style={styles.typed}>
      {children}
    </pre>
  );
}

/** A question mark in an address would begin the email's headers. */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

// The site's tokens, light. Email programs don't support custom properties, so these are plain values.
const light = {
  paper: "#F4F1E8",
  raised: "#FFFDF7",
  ink: "#14211B",
  ink2: "#445148",
  rule: "#CDC5B1",
  evergreen: "#17573F",
};

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: light.paper },
  preview: { display: "none", overflow: "hidden", lineHeight: "1px", opacity: 0, maxHeight: 0, maxWidth: 0 },
  paper: { padding: "32px 12px", backgroundColor: light.paper, color: light.ink, fontFamily: sans },
  card: {
    maxWidth: "580px",
    padding: "32px 28px",
    backgroundColor: light.raised,
    border: `1px solid ${light.rule}`,
    borderTop: `4px solid ${light.evergreen}`,
  },
  brand: { margin: "0 0 20px", color: light.evergreen, fontFamily: serif, fontSize: "18px" },
  title: { margin: "0 0 16px", fontFamily: serif, fontWeight: 400, fontSize: "28px", lineHeight: "34px" },
  heading: { margin: "28px 0 8px", fontFamily: serif, fontWeight: 400, fontSize: "20px", lineHeight: "26px" },
  text: { margin: "0 0 12px", fontSize: "16px", lineHeight: "25px" },
  list: { margin: "0 0 12px", padding: "0 0 0 24px" },
  item: { margin: "0 0 8px", fontSize: "16px", lineHeight: "25px" },
  label: { color: light.ink2 },
  link: { color: light.evergreen, textDecoration: "underline" },
  action: { margin: "24px 0" },
  button: {
    display: "inline-block",
    padding: "12px 22px",
    backgroundColor: light.evergreen,
    color: light.raised,
    borderRadius: "4px",
    fontSize: "17px",
    lineHeight: "24px",
    fontWeight: 600,
    textDecoration: "none",
  },
  typed: {
    margin: "0 0 12px",
    padding: "12px 16px",
    borderLeft: `4px solid ${light.evergreen}`,
    fontFamily: sans,
    fontSize: "16px",
    lineHeight: "25px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  rule: { width: "100%", margin: "28px 0 16px", border: "none", borderTop: `1px solid ${light.rule}` },
  small: { margin: "0 0 8px", color: light.ink2, fontSize: "14px", lineHeight: "21px" },
} satisfies Record<string, CSSProperties>;

/** Inline colors win over a sheet, so the dark ones are marked important. */
const darkSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  ".paper{background-color:#111B16!important;color:#F0ECDF!important}",
  ".card{background-color:#1A2720!important;border-color:#33463B!important;border-top-color:#7FC9A4!important}",
  ".ink{color:#F0ECDF!important}",
  ".quiet{color:#BDC8BE!important}",
  ".green{color:#7FC9A4!important}",
  ".typed{border-color:#7FC9A4!important}",
  ".rule{border-color:#33463B!important}",
  "}",
].join("");
