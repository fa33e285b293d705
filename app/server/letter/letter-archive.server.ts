import type { Kysely } from "kysely";
import type { LetterBlock } from "#app/domain/letter/letter-tree.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { titledWords } from "./issue-mail.server.tsx";

/** An issue as a list shows it. */
export type PublicIssue = {
  number: number;
  subject: string;
  /** The preview text that the inbox showed next to the subject. */
  firstLine: string;
  /** When it began to go out, in milliseconds since 1970. */
  sentAt: number;
};

/** An issue to read. */
export type PublicLetter = PublicIssue & { title: string; blocks: LetterBlock[] };

/** The letters that anyone may read: starting when the first one goes out. */
export type LetterArchive = {
  /** As of a few seconds ago; says without waiting whether there are any. */
  hasLetters(): boolean;
  /** The newest first. */
  list(most?: number): Promise<PublicIssue[]>;
  /** Null when no letter of this number went out. */
  read(number: number): Promise<PublicLetter | null>;
};

const refreshMs = 5000;

/** The archive over a database; it looks once before it is returned. */
export async function createLetterArchive(db: Kysely<Schema>): Promise<LetterArchive> {
  const any = () =>
    db.selectFrom("issues").select("id").where("started_at", "is not", null).limit(1).executeTakeFirst();
  let hasAny = (await any()) !== undefined;
  let lookedAt = performance.now();

  const sent = () =>
    db
      .selectFrom("issues")
      .innerJoin("issue_versions as text", (join) =>
        join.onRef("text.issue_id", "=", "issues.id").onRef("text.version", "=", "issues.version"),
      )
      .select(["number", "subject", "first_line as firstLine", "started_at as sentAt"])
      .where("started_at", "is not", null)
      .$narrowType<{ sentAt: number }>();

  return {
    hasLetters() {
      // Once a letter has gone out it stays; until then we check now and then.
      if (!hasAny && performance.now() - lookedAt > refreshMs) {
        lookedAt = performance.now();
        any().then(
          (found) => {
            hasAny = found !== undefined;
          },
          () => {},
        );
      }
      return hasAny;
    },
    async list(most = 500) {
      const issues = await sent().orderBy("number", "desc").limit(most).execute();
      hasAny ||= issues.length > 0;
      return issues;
    },
    async read(number) {
      const row = await sent().select("words").where("number", "=", number).executeTakeFirst();
      if (!row) return null;
      hasAny = true;
      const { words, ...issue } = row;
      return { ...issue, ...titledWords(words, issue.subject) };
    },
  };
}
