import type { NewsletterMailKind, SubscriberRow } from "#app/server/database/schema.server.ts";
import { domainOf } from "#app/server/mail/compose-mail.server.ts";
import { lettersAbout, type Senders } from "#app/server/mail/letters.server.ts";
import {
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
  PostalAddress,
  SmallPrint,
} from "#app/server/mail/mail-layout.server.tsx";
import { site } from "#config/site.ts";
import type { NewsletterLinks } from "./newsletter-links.server.ts";

/** The mail that asks a subscriber to confirm. */
export function newsletterLetters(links: NewsletterLinks) {
  return lettersAbout<NewsletterMailKind, MailSubscriber>({
    column: "subscriber_id",
    async read(db, ids) {
      const rows = await db.selectFrom("newsletter_subscribers").selectAll().where("id", "in", ids).execute();
      return new Map(rows.map((row) => [row.id, mailSubscriberOf(row, links, Date.now())]));
    },
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "newsletter-confirmation": {
        audience: "visitor",
        write: (subscriber, senders) => ({
          subject: newsletterConfirmationSubject(subscriber),
          body: <NewsletterConfirmation subscriber={subscriber} />,
          headers: listHeaders(subscriber, senders),
        }),
      },
    },
  });
}

/** A mail program's own button leaves the list with one POST (RFC 8058). */
function listHeaders({ links }: MailSubscriber, { mailFrom }: Senders): Record<string, string> {
  return {
    "List-Id": `${site.name} letter <letter.${domainOf(mailFrom)}>`,
    "List-Unsubscribe": `<${links.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** What the newsletter's mails say of a subscriber. */
export type MailSubscriber = {
  email: string;
  /** The address was confirmed before: who asks again gets the way to the preferences instead. */
  isConfirmed: boolean;
  links: { confirm: string; preferences: string; unsubscribe: string };
};

function mailSubscriberOf(
  { id, email, status }: Pick<SubscriberRow, "id" | "email" | "status">,
  links: NewsletterLinks,
  nowMs: number,
): MailSubscriber {
  return {
    email,
    isConfirmed: status === "confirmed",
    links: {
      confirm: links.confirm(id, nowMs),
      preferences: links.preferences(id),
      unsubscribe: links.unsubscribe(id),
    },
  };
}

function newsletterConfirmationSubject({ isConfirmed }: MailSubscriber): string {
  return isConfirmed ? "You are on our letter’s list already" : "Please confirm: one letter a week";
}

/**
 * Asks the owner of an address whether the sign-up was theirs. It repeats nothing that was typed: anybody can type
 * somebody else's address. Who was confirmed before gets the way to the preferences instead.
 */
function NewsletterConfirmation({ subscriber }: { subscriber: MailSubscriber }) {
  return subscriber.isConfirmed ? <AlreadyOnTheList {...subscriber} /> : <AskToConfirm {...subscriber} />;
}

function AskToConfirm({ links }: MailSubscriber) {
  return (
    <MailLayout
      title="Do you want our letter?"
      preview="One click, and it comes once a week. Nothing is sent before that."
      footer={<Footer links={links} notYou="Then do nothing: without your click no letter comes." />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody signed this address up for the letter of {site.name}: new guides and market reports, once a week. If
        that was you, confirm it.
      </Paragraph>
      <MailButton href={links.confirm}>Confirm my address</MailButton>
      <Paragraph>The link works for seven days. It opens a page with one more button, and that is all.</Paragraph>
    </MailLayout>
  );
}

function AlreadyOnTheList({ links }: MailSubscriber) {
  return (
    <MailLayout
      title="You have our letter already"
      preview="Nothing is left for you to do. Here you change what comes."
      footer={<Footer links={links} notYou="Nothing changed; you can leave this mail unanswered." />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody signed this address up for the letter of {site.name}. It is on the list already, so nothing changed.
      </Paragraph>
      <MailButton href={links.preferences}>Choose what comes, or pause</MailButton>
    </MailLayout>
  );
}

function Footer({ links, notYou }: { links: MailSubscriber["links"]; notYou: string }) {
  return (
    <>
      <SmallPrint>Not you? {notYou}</SmallPrint>
      <SmallPrint>
        To hear nothing more from this list at all:{" "}
        <MailLink href={links.unsubscribe} showAddress>
          unsubscribe this address
        </MailLink>
      </SmallPrint>
      <PostalAddress />
    </>
  );
}
