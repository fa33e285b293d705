import type { Kysely } from "kysely";
import type { MailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import type { MailAddress } from "#app/domain/desk/mail/mail-signs.ts";
import { emailKey, nameKey } from "#app/domain/desk/same-person.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { site } from "#config/site.ts";

/**
 * An author without a name that is not theirs: someone's address, a colleague's name, or our own. Anyone can write any name
 * beside their address, and a thread is titled with it. `posesAs` is that name; null when nothing is wrong with it.
 */
export async function withOwnName(
  db: Kysely<Schema>,
  author: MailAddress,
): Promise<{ author: MailAddress; posesAs: string | null }> {
  const { address, name } = author;
  const nameless = { address, name: "" };
  if (name.includes("@")) {
    return { author: nameless, posesAs: emailKey(name).includes(emailKey(address)) ? null : name };
  }
  if (name === "" || !(await isOfTheTeam(db, author))) return { author, posesAs: null };
  return { author: nameless, posesAs: name };
}

async function isOfTheTeam(db: Kysely<Schema>, { address, name }: MailAddress): Promise<boolean> {
  if (nameKey(name) === nameKey(site.name)) return true;
  const team = await db.selectFrom("staff").select(["name", "email_key"]).where("name", "<>", "").execute();
  const same = team.filter((colleague) => nameKey(colleague.name) === nameKey(name));
  return same.length > 0 && same.every(({ email_key }) => email_key !== emailKey(address));
}

/** Whether an address is a colleague's. */
export async function readTeamStanding(db: Kysely<Schema>, address: string): Promise<NonNullable<MailFacts["team"]>> {
  const staff = db.selectFrom("staff").select("removed_at").where("email_key", "=", emailKey(address));
  const row = await staff.executeTakeFirst();
  if (!row) return "no-one";
  return row.removed_at === null ? "now" : "former";
}
