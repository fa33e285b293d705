import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { createStaffSessions } from "#app/server/desk/staff/staff-sessions.server.ts";
import { openFile } from "#test/open-in-process.ts";
import type { DeskSite } from "./desk.ts";
import { makePasskeys } from "./desk.ts";

/**
 * Signs a page in as an owner who has just shown a passkey, without the sign-in pages, which `desk.spec.ts` tests. It
 * puts the person, the key and the session into the desk's SQLite file, and the key into the browser.
 */
export async function signInAsOwner(
  page: Page,
  { site, origin }: DeskSite,
  email = "ines@team.example",
  name = "Ines Holm",
): Promise<void> {
  const keyId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const device = "Chrome on Linux";
  const db = openFile(site.dataDir);
  const members = createStaffMembers({ db });
  const { id } = await members.put(email, "owner");
  await members.rename(id, name);
  await db
    .insertInto("staff_passkeys")
    .values({
      id: keyId.toString("base64url"),
      staff_id: id,
      name: device,
      counter: 0,
      synced: 0,
      public_key: coseKey(x, y),
      transports: '["internal"]',
      created_at: Date.now(),
      last_used_at: null,
    })
    .execute();
  const token = await createStaffSessions({ db }).open({ staffId: id, level: "full", device });
  await db.destroy();
  await page.context().addCookies([{ name: "desk", value: token, url: origin, httpOnly: true, sameSite: "Strict" }]);
  const { session, authenticatorId } = await makePasskeys(page);
  await session.send("WebAuthn.addCredential", {
    authenticatorId,
    credential: {
      credentialId: keyId.toString("base64"),
      isResidentCredential: true,
      rpId: new URL(origin).hostname,
      privateKey: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
      userHandle: Buffer.from(id).toString("base64"),
      signCount: 1,
    },
  });
}

/** A P-256 key in the format of passkeys (RFC 9053, 7.1.1). */
function coseKey(x: string, y: string): string {
  const coordinate = (value: string) => Buffer.from(value, "base64url");
  const head = Buffer.from("a5010203262001215820", "hex");
  return Buffer.concat([head, coordinate(x), Buffer.from("225820", "hex"), coordinate(y)]).toString("base64url");
}
