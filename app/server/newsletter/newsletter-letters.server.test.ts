import { buffer } from "node:stream/consumers";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { composeMail } from "#app/server/mail/letters.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { type MailSubscriber, newsletterLetters } from "./newsletter-letters.server.tsx";
import { newsletterLinks } from "./newsletter-links.server.ts";

const token = `${"0199".repeat(9)}.${"S".repeat(43)}`;
const links = {
  confirm: `https://site.example/newsletter/confirm?token=${token}`,
  preferences: `https://site.example/newsletter/preferences?token=${token}`,
  unsubscribe: `https://site.example/newsletter/unsubscribe?token=${token}`,
};
const senders = { mailFrom: "Path to Keys <hello@business.example>", teamEmail: "a@team.example" };

const letters = newsletterLetters(newsletterLinks(testDataKey, "https://site.example"));

async function write(isConfirmed: boolean) {
  const subscriber: MailSubscriber = { email: "maria@visitor.example", isConfirmed, links };
  const composed = composeMail("mail-1", letters.letter("newsletter-confirmation", subscriber), senders);
  const mail = await PostalMime.parse(await buffer(new MailComposer(composed).compile().createReadStream()));
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return { ...mail, header, recipients: composed.envelope.to };
}

test("asks the reader to confirm with a link that is complete in both parts", async () => {
  const mail = await write(false);
  expect(mail.recipients).toEqual(["maria@visitor.example"]);
  expect(mail.subject).toBe("Please confirm: one letter a week");
  expect(mail.text).toContain(links.confirm);
  expect(mail.html).toContain(`href="${links.confirm}"`);
  expect(mail.text).toContain(links.unsubscribe);
  expect(`${mail.text}${mail.html}`).not.toContain("maria");
});

test("tells current subscribers that they are on the list, and links to their preferences", async () => {
  const mail = await write(true);
  expect(mail.text).toContain(links.preferences);
  expect(mail.text).not.toContain(links.confirm);
});

test("sends the unsubscribe link on request", async () => {
  const composed = composeMail(
    "mail-1",
    letters.letter("newsletter-leave", { email: "maria@visitor.example", isConfirmed: true, links }),
    senders,
  );
  const mail = await PostalMime.parse(await buffer(new MailComposer(composed).compile().createReadStream()));
  expect(mail.subject).toBe("Your link to stop our letter");
  expect(mail.text).toContain(links.unsubscribe);
  expect(mail.html).toContain(`href="${links.unsubscribe}"`);
  expect(mail.text).not.toContain(links.confirm);
});

test.each([true, false])(
  "lets readers unsubscribe with one click in their email program (confirmed: %s)",
  async (isConfirmed) => {
    const { header } = await write(isConfirmed);
    expect(header("list-unsubscribe")).toBe(`<${links.unsubscribe}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-id")).toBe("Path to Keys letter <letter.business.example>");
    expect(header("auto-submitted")).toBe("auto-generated");
  },
);
