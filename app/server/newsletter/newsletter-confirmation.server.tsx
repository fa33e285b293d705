import { MailButton, MailLayout, MailLink, Paragraph, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { PostalAddress } from "#app/server/mail/mail-parts.server.tsx";
import { site } from "#config/site.ts";
import type { MailSubscriber } from "./mail-subscriber.server.ts";

export function newsletterConfirmationSubject({ isConfirmed }: MailSubscriber): string {
  return isConfirmed ? "You are on our letter’s list already" : "Please confirm: one letter a week";
}

/**
 * Asks the owner of an address whether the sign-up was theirs. It repeats nothing that was typed: anybody can type
 * somebody else's address. Who was confirmed before gets the way to the preferences instead.
 */
export function NewsletterConfirmation({ subscriber }: { subscriber: MailSubscriber }) {
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
