import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { site } from "#config/site.ts";
import { darkSheet, styles } from "./mail-style.server.ts";

type Props = {
  title: string;
  /** What an inbox shows beside the subject; it names no person. */
  preview: string;
  children: ReactNode;
  footer: ReactNode;
};

/** The sheet that every mail is written on. */
export function MailLayout({ title, preview, children, footer }: Props) {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Programs would make links of their own out of dates and addresses, in blue. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{darkSheet}</style>
      </Head>
      <Body className="paper" style={styles.body}>
        <Preview>{preview}</Preview>
        <Container className="card" style={styles.card}>
          <Text className="green" style={styles.brand}>
            {site.name}
          </Text>
          <Heading as="h1" className="ink" style={styles.title}>
            {title}
          </Heading>
          {children}
          <Hr className="rule" style={styles.rule} />
          {footer}
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={styles.text}>
      {children}
    </Text>
  );
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="quiet" style={styles.small}>
      {children}
    </Text>
  );
}

export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={styles.heading}>
      {children}
    </Heading>
  );
}

type MailLinkProps = {
  href: string;
  /** Plain text says where it leads; not needed where the words are the number or the address. */
  showAddress?: boolean;
  children: ReactNode;
};

export function MailLink({ href, showAddress, children }: MailLinkProps) {
  return (
    <Link href={href} className="green" style={styles.link} data-show-address={showAddress}>
      {children}
    </Link>
  );
}

/** The one thing that a mail asks for. */
export function MailButton({ href, children }: Pick<MailLinkProps, "href" | "children">) {
  return (
    <Text style={styles.action}>
      <Link href={href} style={styles.button} data-show-address>
        {children}
      </Link>
    </Text>
  );
}
