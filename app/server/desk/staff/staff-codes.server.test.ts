import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { createStaffAttempts } from "./staff-attempts.server.ts";
import { createStaffCodes } from "./staff-codes.server.ts";
import { createStaffMembers } from "./staff-members.server.ts";

const halfMinute = 30_000;

describeDatabase("staff codes", ({ open }) => {
  async function openStores() {
    const database = await open();
    const clock = { time: Date.now() };
    const now = () => clock.time;
    const ana = await createStaffMembers(database).put("ana@team.example", "owner");
    const codes = createStaffCodes(database, testDataKey, now);
    const setUp = async () => {
      await codes.beginApp(ana.id);
      const secret = Secret.fromBase32((await codes.pendingApp(ana))?.secret ?? "");
      return (ahead = 0) => new TOTP({ secret }).generate({ timestamp: clock.time + ahead * halfMinute });
    };
    return { database, codes, ana, clock, setUp, attempts: createStaffAttempts(database, testDataKey, now) };
  }

  it("from an app work only after the app is confirmed with its first code", async () => {
    const { database, codes, ana, setUp } = await openStores();
    const code = await setUp();
    const pending = await codes.pendingApp(ana);
    expect(pending?.address).toMatch(/^otpauth:\/\/totp\/.*ana%40team\.example.*issuer=/);
    const rows = JSON.stringify(await database.db.selectFrom("staff_factors").selectAll().execute());
    expect(rows).not.toContain(pending?.secret);
    expect(await codes.use(ana.id, code())).toBe(false);
    expect(await codes.confirmApp(ana.id, "000000")).toBe(false);
    expect(await codes.confirmApp(ana.id, code())).toBe(true);
    expect(await codes.pendingApp(ana)).toBeNull();
    expect(await codes.state(ana.id)).toEqual({ hasApp: true, recoveryCodes: 0 });
  });

  it("work once each, and up to half a minute early or late", async () => {
    const { codes, ana, clock, setUp } = await openStores();
    const code = await setUp();
    await codes.confirmApp(ana.id, code());
    expect(await codes.use(ana.id, code())).toBe(false);
    clock.time += 3 * halfMinute;
    const typed = `${code().slice(0, 3)} ${code().slice(3)}`;
    const used = await Promise.all([codes.use(ana.id, typed), codes.use(ana.id, typed)]);
    expect(used.toSorted()).toEqual(["app", false]);
    expect(await codes.use(ana.id, code(-1))).toBe(false);
    expect(await codes.use(ana.id, code(1))).toBe("app");
    expect(await codes.use(ana.id, code(3))).toBe(false);
  });

  it("from an app that was never confirmed are forgotten after 15 minutes", async () => {
    const { codes, ana, clock, setUp } = await openStores();
    const code = await setUp();
    clock.time += 15 * 60_000;
    expect(await codes.pendingApp(ana)).toBeNull();
    expect(await codes.confirmApp(ana.id, code())).toBe(false);
  });

  it("in print come in sets of ten, work once each in any spelling, and end when a new set is made", async () => {
    const { database, codes, ana } = await openStores();
    const old = await codes.newRecoveryCodes(ana.id);
    const made = await codes.newRecoveryCodes(ana.id);
    expect(new Set(made).size).toBe(10);
    expect(made[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const rows = JSON.stringify(await database.db.selectFrom("staff_recovery_codes").selectAll().execute());
    for (const code of made) expect(rows).not.toContain(code);
    expect(await codes.use(ana.id, old[0] ?? "")).toBe(false);
    expect(await codes.use("another", made[0] ?? "")).toBe(false);
    expect(await codes.use(ana.id, ` ${made[0]?.toLowerCase().replace("-", " ")} `)).toBe("recovery");
    expect(await codes.use(ana.id, made[0] ?? "")).toBe(false);
    expect((await codes.state(ana.id)).recoveryCodes).toBe(9);
  });

  it("are confirmed once and made once, even by several windows at the same moment", async () => {
    const { codes, ana, setUp } = await openStores();
    const code = await setUp();
    const confirmed = await Promise.all([1, 2, 3, 4].map(() => codes.confirmApp(ana.id, code())));
    expect(confirmed.filter(Boolean)).toHaveLength(1);
    const made = await Promise.all([1, 2, 3, 4].map(() => codes.newRecoveryCodes(ana.id)));
    expect((await codes.state(ana.id)).recoveryCodes).toBe(10);
    const first = await Promise.all(made.map(([one = ""]) => codes.use(ana.id, one)));
    expect(first.filter(Boolean)).toHaveLength(1);
  });

  it("that are wrong slow down the next tries, but never lock anyone out", async () => {
    const { attempts, clock } = await openStores();
    const at = [{ address: "192.0.2.7" }, { account: "ana" }];
    const many = await Promise.all(Array.from({ length: 40 }, () => attempts.begin(at)));
    expect(many.filter((waitMs) => waitMs === 0).length).toBeLessThanOrEqual(4);
    expect(Math.max(...many)).toBeLessThanOrEqual(8000);
    clock.time += 8000;
    expect(await attempts.begin(at)).toBe(0);
    expect(await attempts.begin([{ account: "ana" }])).toBeGreaterThan(0);
    expect(await attempts.begin([{ account: "tom" }])).toBe(0);
    clock.time += 60_000;
    expect(await attempts.begin(at)).toBe(0);
    await attempts.passed(at);
    expect(await attempts.begin(at)).toBe(0);
    expect(await attempts.begin(at)).toBe(0);
  });
});
