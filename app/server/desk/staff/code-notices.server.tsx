import { queueNotice, readColleagues } from "#app/server/desk/promises/staff-notices.server.ts";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import { MailButton, MailLayout, Paragraph, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { hostilePerson, sampleId, samplePerson, sampleTime } from "#app/server/mail/sample-people.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";

/** A recovery code that was used: whose it was, by id, when and where, and how many are left. */
type CodeAbout = { codeOf: string; at: number; device: string; left: number };

/**
 * Queues an email to a person whose recovery code was used, and to every owner. A code on paper can be read by anyone who
 * finds the paper, and nothing else would tell its owner.
 */
export async function queueCodeNotices({ db }: Pick<DeskSource, "db">, about: CodeAbout): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const told = (await readColleagues(transaction)).filter(({ id, role }) => id === about.codeOf || role === "owner");
    for (const { id } of told) {
      await queueNotice(transaction, "recovery-code-used", { staffId: id, about, nowMs: about.at });
    }
  });
}

/** `who` is the name of the code's owner; null when they have left the team, and no one is left to tell about. */
type CodeNotice = CodeAbout & { email: string; isMine: boolean; who: string | null };

/** The emails about used recovery codes. */
export function codeLetters(deskUrl: string) {
  return lettersAbout<"recovery-code-used", CodeNotice>({
    async read(db, ids) {
      const rows = await db
        .selectFrom("staff_notices")
        .innerJoin("staff_links", "staff_links.id", "link_id")
        .innerJoin("staff", "staff.id", "staff_links.staff_id")
        .select(["link_id", "about", "staff.id as staffId", "email"])
        .where("link_id", "in", ids)
        .where("removed_at", "is", null)
        .execute();
      const people = await db.selectFrom("staff").select(["id", "name", "email", "removed_at"]).execute();
      return new Map(
        rows.map(({ link_id, about, staffId, email }) => {
          const code = JSON.parse(about) as CodeAbout;
          const owner = people.find(({ id, removed_at }) => id === code.codeOf && removed_at === null);
          const who = owner ? owner.name || owner.email : null;
          return [link_id, { ...code, email, who, isMine: code.codeOf === staffId }];
        }),
      );
    },
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "recovery-code-used": {
        subject: "A recovery code was used at the desk",
        template: (notice) => <CodeUsed notice={notice} deskUrl={deskUrl} />,
        isPointless: ({ who }) => who === null,
        samples() {
          const { email, name } = samplePerson;
          const code = { codeOf: sampleId, at: sampleTime, device: "Firefox on Windows", left: 9 };
          const usual = { ...code, email, who: name, isMine: true };
          return { usual, "an owner, hostile": { ...usual, isMine: false, who: hostilePerson.name } };
        },
      },
    },
  });
}

function CodeUsed({ notice: { who, isMine, at, device, left }, deskUrl }: { notice: CodeNotice; deskUrl: string }) {
  return (
    <MailLayout
      title="A recovery code was used"
      preview="If it was not you, sign that browser out and make new codes."
      footer={<SmallPrint>The person and every owner get this email each time. It cannot be turned off.</SmallPrint>}
    >
      <Paragraph>
        {isMine ? "One of your recovery codes" : `One of the recovery codes of ${who}`} was used at the desk on{" "}
        {formatEasternTime(at)}, in {device}. {left} of 10 are left.
      </Paragraph>
      <Paragraph>
        {isMine
          ? "Was it you? Then there is nothing to do. If not, sign out everywhere else, and make new codes: the old ones stop working."
          : `Ask ${who} whether it was them. If not, remove them from the team until they have new ways to sign in.`}
      </Paragraph>
      <MailButton href={`${deskUrl}/desk/${isMine ? "account" : "staff"}`}>
        {isMine ? "Open your sign-in" : "Open the team"}
      </MailButton>
    </MailLayout>
  );
}
