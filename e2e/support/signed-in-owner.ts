import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { createStaffSessions, type StaffSessions } from "#app/server/desk/staff/staff-sessions.server.ts";
import { openOfSite } from "#test/open-in-process.ts";
import type { DeskSite } from "./desk.ts";
import { makePasskeys } from "./desk.ts";

const device = "Chrome on Linux";

/** Signs a page in as an owner: see `signIn`. */
export async function signInAsOwner(
  page: Page,
  desk: DeskSite,
  email = "ines@team.example",
  name = "Ines Holm",
): Promise<void> {
  await signIn(page, desk, { email, name, role: "owner" });
}

/**
 * Signs a page in as a colleague who has just shown a passkey, without the sign-in pages, which `desk.spec.ts` tests. It
 * puts the person, the key and the session into the desk's database, and the key into the browser. Returns the colleague's
 * id.
 */
export async function signIn(
  page: Page,
  desk: DeskSite,
  { email, name, role }: { email: string; name: string; role: DeskRole },
): Promise<string> {
  const { site, origin } = desk;
  const keyId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const db = openOfSite(site.settings);
  const members = createStaffMembers({ db });
  const { id } = await members.put(email, role);
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
  await db.destroy();
  await showPasskeyAgain(page.context(), desk, id);
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
  return id;
}

/** As if the passkey had just been shown again: the open session goes on, or a new one begins. */
export async function showPasskeyAgain(context: BrowserContext, desk: DeskSite, staffId: string): Promise<void> {
  const signedIn = await withSessions(desk, async (sessions) => {
    const open = await sessions.read(await cookieOf(context, desk));
    if (open?.staff.id === staffId) await sessions.verified(open.sessionId);
    return open?.staff.id === staffId;
  });
  if (signedIn) return;
  const value = await openSession(desk, staffId);
  await context.addCookies([{ name: "desk", value, url: desk.origin, httpOnly: true, sameSite: "Strict" }]);
}

/** Whether a browser's session at the desk still counts. */
export async function isSignedIn(context: BrowserContext, desk: DeskSite): Promise<boolean> {
  const cookie = await cookieOf(context, desk);
  return (await withSessions(desk, (sessions) => sessions.read(cookie))) !== null;
}

/** A new session for requests without a browser; returns the value of the cookie `desk`. */
export function openSession(desk: DeskSite, staffId: string): Promise<string> {
  return withSessions(desk, (sessions) => sessions.open({ staffId, level: "full", device }));
}

async function cookieOf(context: BrowserContext, { origin }: DeskSite): Promise<string | null> {
  return (await context.cookies(origin)).find(({ name }) => name === "desk")?.value ?? null;
}

async function withSessions<Found>(
  { site }: DeskSite,
  use: (sessions: StaffSessions) => Promise<Found>,
): Promise<Found> {
  const db = openOfSite(site.settings);
  try {
    return await use(createStaffSessions({ db }));
  } finally {
    await db.destroy();
  }
}

/** A P-256 key in the format of passkeys (RFC 9053, 7.1.1). */
function coseKey(x: string, y: string): string {
  const coordinate = (value: string) => Buffer.from(value, "base64url");
  const head = Buffer.from("a5010203262001215820", "hex");
  return Buffer.concat([head, coordinate(x), Buffer.from("225820", "hex"), coordinate(y)]).toString("base64url");
}
