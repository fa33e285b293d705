import { createHash } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { StaffChallengeRow, StaffPasskeyRow } from "#app/server/database/schema/staff-schema.server.ts";
import { site } from "#config/site.ts";
import type { StaffMember } from "./staff-members.server.ts";

type Purpose = StaffChallengeRow["purpose"];
/** A passkey as its owner sees it. */
export type ListedPasskey = Pick<StaffPasskeyRow, "id" | "name" | "synced" | "created_at" | "last_used_at">;
/** Expected values to check a browser's answer against. */
type Asked = { origin: string; sessionId: string | null };

/**
 * Passkeys with user verification: the device asks for a finger, a face or its PIN, so a passkey is both factors. The
 * challenge it signs is made here, works once, and runs out after five minutes.
 */
export type StaffPasskeys = {
  /** Options a browser needs to sign in or to show the key again. They name no key, so they do not reveal who has one. */
  askForKey(purpose: "sign-in" | "step-up", sessionId: string | null): Promise<object>;
  /** Options a browser needs to make a key. */
  askForNewKey(staff: StaffMember, sessionId: string): Promise<object>;
  /** The owner of the key that signed; null when anything is wrong. */
  check(purpose: "sign-in" | "step-up", answer: string, asked: Asked): Promise<{ staffId: string } | null>;
  /** Stores a new key; false when anything is wrong, or the key is already there. */
  add(staffId: string, answer: string, asked: Asked & { name: string }): Promise<boolean>;
  list(staffId: string): Promise<ListedPasskey[]>;
  /** False when the person has no such key. */
  rename(staffId: string, id: string, name: string): Promise<boolean>;
  remove(staffId: string, id: string): Promise<void>;
};

/** Loaded with the first passkey: a site without a desk, or a command, does not need its 25 MB. */
const library = () => import("@simplewebauthn/server");

const goodForMs = 5 * 60_000;
/** EdDSA, ES256 and RS256: the ones devices have. The library would also try those Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Store over a database; `domain` is what passkeys are bound to. */
export function createStaffPasskeys(
  { db }: Pick<SiteDatabase, "db">,
  domain: string,
  now: () => number = Date.now,
): StaffPasskeys {
  async function remember(challenge: string, purpose: Purpose, sessionId: string | null): Promise<void> {
    await db.deleteFrom("staff_challenges").where("expires_at", "<", now()).execute();
    await db
      .insertInto("staff_challenges")
      .values({
        challenge_hash: hashOf(challenge),
        purpose,
        session_id: sessionId,
        expires_at: now() + goodForMs,
      })
      .execute();
  }

  /** Whether this challenge was made, for this purpose, in this session; it is forgotten with the first answer. */
  async function take(challenge: string, purpose: Purpose, sessionId: string | null): Promise<boolean> {
    const row = await db
      .deleteFrom("staff_challenges")
      .where("challenge_hash", "=", hashOf(challenge))
      .returningAll()
      .executeTakeFirst();
    return row?.purpose === purpose && row.session_id === sessionId && row.expires_at > now();
  }

  return {
    async askForKey(purpose, sessionId) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID: domain, userVerification: "required" });
      await remember(options.challenge, purpose, sessionId);
      return options;
    },
    async askForNewKey(staff, sessionId) {
      const known = await db
        .selectFrom("staff_passkeys")
        .select(["id", "transports"])
        .where("staff_id", "=", staff.id)
        .execute();
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: `${site.name} desk`,
        rpID: domain,
        userName: staff.email,
        userDisplayName: staff.name || staff.email,
        userID: Buffer.from(staff.id),
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await remember(options.challenge, "add-key", sessionId);
      return options;
    },
    async check(purpose, answer, { origin, sessionId }) {
      const response = parse<AuthenticationResponseJSON>(answer);
      if (!response) return null;
      const key = await db
        .selectFrom("staff_passkeys")
        .selectAll()
        .where("id", "=", String(response.id))
        .executeTakeFirst();
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => take(challenge, purpose, sessionId),
        expectedOrigin: origin,
        expectedRPID: domain,
        requireUserVerification: true,
        credential: {
          id: key?.id ?? "",
          publicKey: new Uint8Array(Buffer.from(key?.public_key ?? "", "base64url")),
          // Copies of a synced key each keep a separate count: a number that goes back means nothing there.
          counter: key?.synced === 0 ? key.counter : 0,
        },
      }).catch(() => null);
      if (!key || !verified?.verified) return null;
      const { newCounter } = verified.authenticationInfo;
      const used = await db
        .updateTable("staff_passkeys")
        .set({ counter: newCounter, last_used_at: now() })
        .where("id", "=", key.id)
        // A copy of the key may have signed with the same number in between.
        .$if(key.synced === 0 && newCounter > 0, (own) => own.where("counter", "<", newCounter))
        .executeTakeFirst();
      return used.numUpdatedRows > 0n ? { staffId: key.staff_id } : null;
    },
    async add(staffId, answer, { origin, sessionId, name }) {
      const response = parse<RegistrationResponseJSON>(answer);
      if (!response) return false;
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => take(challenge, "add-key", sessionId),
        expectedOrigin: origin,
        expectedRPID: domain,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => null);
      if (!verified?.verified) return false;
      const { credential, credentialDeviceType } = verified.registrationInfo;
      const added = await db
        .insertInto("staff_passkeys")
        .values({
          id: credential.id,
          staff_id: staffId,
          name,
          counter: credential.counter,
          public_key: Buffer.from(credential.publicKey).toString("base64url"),
          transports: JSON.stringify(credential.transports ?? []),
          synced: credentialDeviceType === "multiDevice" ? 1 : 0,
          created_at: now(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    list: (staffId) =>
      db
        .selectFrom("staff_passkeys")
        .select(["id", "name", "synced", "created_at", "last_used_at"])
        .where("staff_id", "=", staffId)
        .orderBy("created_at")
        .execute(),
    async rename(staffId, id, name) {
      const named = db.updateTable("staff_passkeys").set({ name }).where("staff_id", "=", staffId).where("id", "=", id);
      return (await named.executeTakeFirst()).numUpdatedRows > 0n;
    },
    async remove(staffId, id) {
      await db.deleteFrom("staff_passkeys").where("staff_id", "=", staffId).where("id", "=", id).execute();
    },
  };
}

function hashOf(challenge: string): string {
  return createHash("sha256").update(challenge).digest("base64url");
}

/** The answer, which the library then checks piece by piece; null when it isn't an object. */
function parse<Answer extends object>(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Answer | null) : null;
  } catch {
    return null;
  }
}
