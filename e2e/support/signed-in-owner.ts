import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { DeskSite } from "./desk.ts";
import { makePasskeys } from "./desk.ts";

/**
 * Lets a page be an owner's who has just shown a passkey, without the pages that lead there: `desk.spec.ts` goes their way. The
 * person, the key and the session are put into the desk's SQLite file, and the key into the browser.
 */
export async function signInAsOwner(
  page: Page,
  { site, origin }: DeskSite,
  email = "ines@team.example",
): Promise<void> {
  const [id, token, keyId] = [newRowId(), randomBytes(32).toString("base64url"), randomBytes(32)];
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const at = Date.now();
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 5000 });
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row);
    const places = names.map((name) => `:${name}`);
    database.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${places.join()})`).run(row);
  };
  try {
    insert("staff", {
      id,
      email,
      email_key: email,
      name: "Ines Holm",
      role: "owner",
      created_at: at,
      removed_at: null,
    });
    insert("staff_passkeys", {
      ...{ id: keyId.toString("base64url"), staff_id: id, name: "Chrome on Linux", counter: 0, synced: 0 },
      ...{ public_key: coseKey(x, y), transports: '["internal"]', created_at: at, last_used_at: null },
    });
    insert("staff_sessions", {
      ...{ id: newRowId(), token_hash: createHash("sha256").update(token).digest("base64url"), staff_id: id },
      ...{ level: "full", device: "Chrome on Linux", created_at: at, last_seen_at: at, verified_at: at },
    });
  } finally {
    database.close();
  }
  await page.context().addCookies([{ name: "desk", value: token, url: origin, httpOnly: true, sameSite: "Strict" }]);
  const { session, authenticatorId } = await makePasskeys(page);
  await session.send("WebAuthn.addCredential", {
    authenticatorId,
    credential: {
      ...{ credentialId: keyId.toString("base64"), isResidentCredential: true, rpId: new URL(origin).hostname },
      privateKey: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
      ...{ userHandle: Buffer.from(id).toString("base64"), signCount: 1 },
    },
  });
}

/** A key on P-256 as passkeys give theirs (RFC 9053, 7.1.1). */
function coseKey(x: string, y: string): string {
  const coordinate = (value: string) => Buffer.from(value, "base64url");
  const head = Buffer.from("a5010203262001215820", "hex");
  return Buffer.concat([head, coordinate(x), Buffer.from("225820", "hex"), coordinate(y)]).toString("base64url");
}
