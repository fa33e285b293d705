import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import { MailButton, MailLayout, Paragraph, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { hoursLater, sampleId, samplePerson } from "#app/server/mail/sample-people.server.ts";
import { site } from "#config/site.ts";
import { linkAddress } from "./staff-links.server.ts";

type MailedLink = { email: string; isFirst: boolean; href: string; expiresAt: number };

/** The email with a colleague's link to the desk. A link that was used or ran out is no longer sent. */
export function staffLetters(dataKey: Pick<DataKey, "signed">, deskUrl: string) {
  return lettersAbout<"desk-link", MailedLink>({
    async read(db, ids) {
      const rows = await db
        .selectFrom("staff_links")
        .innerJoin("staff", "staff.id", "staff_links.staff_id")
        .select(["staff_links.id", "purpose", "expires_at", "used_at", "email"])
        .where("staff_links.id", "in", ids)
        .execute();
      return new Map(
        rows.map(({ id, purpose, expires_at, used_at, email }) => [
          id,
          {
            email,
            isFirst: purpose === "enroll",
            href: linkAddress(dataKey, deskUrl, id),
            expiresAt: used_at === null ? expires_at : 0,
          },
        ]),
      );
    },
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "desk-link": {
        subject: ({ isFirst }) => (isFirst ? "Set up your sign-in for the desk" : "Your link to the desk"),
        template: (link) => <DeskLink link={link} />,
        isPointless: ({ expiresAt }) => expiresAt <= Date.now(),
        samples() {
          const href = linkAddress(dataKey, deskUrl, sampleId);
          const usual = { email: samplePerson.email, isFirst: false, href, expiresAt: hoursLater(0.5) };
          return { usual, invitation: { ...usual, isFirst: true } };
        },
      },
    },
  });
}

function DeskLink({ link: { isFirst, href } }: { link: MailedLink }) {
  const howLong = `works once, for ${isFirst ? "7 days" : "30 minutes"}.`;
  return (
    <MailLayout
      title={isFirst ? "Welcome to the desk" : "Sign in to the desk"}
      preview={`The link ${howLong}`}
      footer={
        <SmallPrint>
          {isFirst
            ? "You don’t work with us? Then don’t open the link, and please let us know."
            : "You didn’t ask for this? Then do nothing. No one can get in with this link alone."}
        </SmallPrint>
      }
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {isFirst
          ? `You were added to the team that answers at ${site.name}. This link opens a page where you set up how you sign in.`
          : "This link opens a page that asks for the six digits from your app."}
      </Paragraph>
      <MailButton href={href}>{isFirst ? "Set up my sign-in" : "Open the sign-in page"}</MailButton>
      <Paragraph>It {howLong}</Paragraph>
    </MailLayout>
  );
}
