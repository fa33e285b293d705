import { expect, it } from "vitest";
import { describeDatabase } from "#test/databases.ts";
import { createSoftPasskey } from "#test/soft-passkey.ts";
import { createStaffMembers } from "./staff-members.server.ts";
import { createStaffPasskeys } from "./staff-passkeys.server.ts";

const origin = "http://localhost:3000";
const sessionId = "01997a00-0000-7000-8000-000000000001";
type Options = { challenge: string };

describeDatabase("staff passkeys", ({ open }) => {
  async function openStore(now = () => Date.now()) {
    const database = await open();
    const staff = await createStaffMembers(database).put("Ana@Team.example", "owner");
    return { staff, store: createStaffPasskeys(database, "localhost", now) };
  }

  async function withKey(key = createSoftPasskey(), now?: () => number) {
    const opened = await openStore(now);
    const { store, staff } = opened;
    const options = (await store.askForNewKey(staff, sessionId)) as Options;
    const added = await store.add(staff.id, key.register(options, { origin }), { origin, sessionId, name: "Laptop" });
    expect(added).toBe(true);
    const ask = async () => (await store.askForKey("sign-in", null)) as Options;
    const check = (answer: string) => store.check("sign-in", answer, { origin, sessionId: null });
    return { ...opened, key, ask, check };
  }

  it("let in a person who signs the challenge, and are listed", async () => {
    const { store, staff, key, ask, check } = await withKey();
    expect(await check(key.sign(await ask(), { origin }))).toEqual({ staffId: staff.id });
    expect(await store.list(staff.id)).toMatchObject([{ name: "Laptop", synced: 0, last_used_at: expect.any(Number) }]);
    await store.remove(staff.id, (await store.list(staff.id))[0]?.id ?? "");
    expect(await check(key.sign(await ask(), { origin }))).toBeNull();
  });

  it("can't be used twice with the same answer", async () => {
    const { key, ask, check } = await withKey();
    const answer = key.sign(await ask(), { origin });
    expect(await check(answer)).not.toBeNull();
    expect(await check(answer)).toBeNull();
  });

  it("are refused without a fingerprint, face or PIN, from another site, and with the wrong challenge", async () => {
    const { store, key, ask, check } = await withKey();
    expect(await check(key.sign(await ask(), { origin, verified: false }))).toBeNull();
    expect(await check(key.sign(await ask(), { origin: "http://evil.example" }))).toBeNull();
    expect(await check(key.sign(await ask(), { origin, domain: "evil.example" }))).toBeNull();
    expect(await check(key.sign({ challenge: "made-up" }, { origin }))).toBeNull();
    const stepUp = (await store.askForKey("step-up", sessionId)) as Options;
    expect(await check(key.sign(stepUp, { origin }))).toBeNull();
    const other = (await store.askForKey("step-up", sessionId)) as Options;
    expect(await store.check("step-up", key.sign(other, { origin }), { origin, sessionId: "another" })).toBeNull();
    for (const nonsense of ["", "null", "[]", "{}", '{"id":{}}']) expect(await check(nonsense)).toBeNull();
  });

  it("are refused with a challenge older than five minutes", async () => {
    let time = Date.now();
    const { key, ask, check } = await withKey(createSoftPasskey(), () => time);
    const options = await ask();
    time += 5 * 60_000 + 1;
    expect(await check(key.sign(options, { origin }))).toBeNull();
  });

  it("that sign several times with the same counter at the same moment let the person in once", async () => {
    const { key, ask, check } = await withKey();
    const answers = [await ask(), await ask(), await ask()].map((one) => key.sign(one, { origin, counter: 7 }));
    const checked = await Promise.all(answers.map(check));
    expect(checked.filter((one) => one !== null)).toHaveLength(1);
  });

  it("that count backward are refused, unless they are synced between devices", async () => {
    const bound = await withKey();
    expect(await bound.check(bound.key.sign(await bound.ask(), { origin, counter: 5 }))).not.toBeNull();
    expect(await bound.check(bound.key.sign(await bound.ask(), { origin, counter: 4 }))).toBeNull();
    const synced = await withKey(createSoftPasskey({ synced: true }));
    expect(await synced.check(synced.key.sign(await synced.ask(), { origin, counter: 5 }))).not.toBeNull();
    expect(await synced.check(synced.key.sign(await synced.ask(), { origin, counter: 4 }))).not.toBeNull();
  });

  it("that belong to one person can't be taken over by another", async () => {
    const { store, staff, key } = await withKey();
    const options = (await store.askForNewKey(staff, sessionId)) as Options;
    const again = { origin, sessionId, name: "Stolen" };
    expect(await store.add("somebody else", key.register(options, { origin }), again)).toBe(false);
    const unverified = (await store.askForNewKey(staff, sessionId)) as Options;
    const weak = createSoftPasskey().register(unverified, { origin, verified: false });
    expect(await store.add(staff.id, weak, again)).toBe(false);
  });
});
