import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import type { SubscriberRow } from "#app/server/database/schema.server.ts";
import { domainOf, lettersAbout, type Senders } from "#app/server/mail/letters.server.ts";
import {
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
  PostalAddress,
  SmallPrint,
} from "#app/server/mail/mail-layout.server.tsx";
import { sampleId, samplePerson, sampleTime } from "#app/server/mail/sample-people.server.ts";
import { site } from "#config/site.ts";
import type { NewsletterLinks } from "./newsletter-links.server.ts";

/** The emails to a subscriber: the one that asks to confirm, and the one with the link to leave. */
export function newsletterLetters(links: NewsletterLinks) {
  const samples = () => sampleSubscribers(links);
  return lettersAbout<MailKindOf<"newsletter">, MailSubscriber>({
    async read(db, ids) {
      const rows = await db.selectFrom("newsletter_subscribers").selectAll().where("id", "in", ids).execute();
      return new Map(rows.map((row) => [row.id, mailSubscriberOf(row, links, Date.now())]));
    },
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "newsletter-confirmation": {
        subject: ({ isConfirmed }) =>
          isConfirmed ? "You are already on our list" : "Please confirm: one letter a week",
        template: (subscriber) => <NewsletterConfirmation subscriber={subscriber} />,
        headers: listHeaders,
        samples,
      },
      "newsletter-leave": {
        subject: "Your link to stop our letter",
        template: (subscriber) => <LeaveLink {...subscriber} />,
        headers: listHeaders,
        samples,
      },
    },
  });
}

/** An email program's own button leaves the list with one POST (RFC 8058). */
export function listHeaders(
  { links }: { links: Pick<MailSubscriber["links"], "unsubscribe"> },
  { mailFrom }: Senders,
): Record<string, string> {
  return {
    "List-Id": `${site.name} letter <letter.${domainOf(mailFrom)}>`,
    "List-Unsubscribe": `<${links.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** A subscriber as the newsletter's emails show them. */
export type MailSubscriber = {
  email: string;
  /** The address was confirmed before: the email has the way to the preferences instead. */
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

function sampleSubscribers(links: NewsletterLinks) {
  const row = { id: sampleId, email: samplePerson.email };
  return {
    usual: mailSubscriberOf({ ...row, status: "pending" }, links, sampleTime),
    "on the list": mailSubscriberOf({ ...row, status: "confirmed" }, links, sampleTime),
  };
}

/**
 * Asks the owner of an address whether the sign-up was theirs. It repeats nothing that was typed: anyone can type
 * someone else's address. A confirmed subscriber gets the way to the preferences instead.
 */
function NewsletterConfirmation({ subscriber }: { subscriber: MailSubscriber }) {
  return subscriber.isConfirmed ? <AlreadyOnTheList {...subscriber} /> : <AskToConfirm {...subscriber} />;
}

function AskToConfirm({ links }: MailSubscriber) {
  return (
    <MailLayout
      title="Do you want our letter?"
      preview="Confirm, and it comes once a week. Until then, we send nothing more."
      footer={<Footer links={links} notYou="Then do nothing. Unless you confirm, no letter comes." />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone signed this address up for the {site.name} letter: new guides and market reports, once a week. If that
        was you, confirm it.
      </Paragraph>
      <MailButton href={links.confirm}>Confirm my address</MailButton>
      <Paragraph>The link works for seven days. It opens a page with one more button to press.</Paragraph>
    </MailLayout>
  );
}

function AlreadyOnTheList({ links }: MailSubscriber) {
  return (
    <MailLayout
      title="You already get our letter"
      preview="You don’t need to do anything. You can change what you get here."
      footer={<Footer links={links} notYou="Nothing changed, so you don’t need to answer." />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone signed this address up for the {site.name} letter. It is already on the list, so nothing changed.
      </Paragraph>
      <MailButton href={links.preferences}>Choose what comes, or pause</MailButton>
    </MailLayout>
  );
}

/** For someone who asked on the site, without one of our emails at hand. */
function LeaveLink({ links }: MailSubscriber) {
  return (
    <MailLayout
      title="Stop the letter"
      preview="Press one button, and you get no more of our letters."
      footer={<Footer links={links} notYou="Then do nothing: nothing has changed." />}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>Someone asked on our site to take this address off the list for the {site.name} letter.</Paragraph>
      <MailButton href={links.unsubscribe}>Stop the letter</MailButton>
      <Paragraph>The link opens a page with one button to press, and that is all.</Paragraph>
    </MailLayout>
  );
}

function Footer({ links, notYou }: { links: MailSubscriber["links"]; notYou: string }) {
  return (
    <>
      <SmallPrint>Not you? {notYou}</SmallPrint>
      <SmallPrint>
        To leave this list for good:{" "}
        <MailLink href={links.unsubscribe} showAddress>
          unsubscribe this address
        </MailLink>
      </SmallPrint>
      <PostalAddress />
    </>
  );
}
