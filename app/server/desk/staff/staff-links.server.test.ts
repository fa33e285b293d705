import { expect, it } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { testLetters } from "#test/letters.ts";
import { readInvited } from "./invitations.server.ts";
import { createStaffLinks, linkAddress } from "./staff-links.server.ts";
import { createStaffMembers } from "./staff-members.server.ts";

const minute = 60_000;
const deskUrl = "https://desk.example";

describeDatabase("links to the desk", ({ open }) => {
  async function openStores() {
    const database = await open();
    const clock = { time: Date.now() };
    const links = createStaffLinks(database, { dataKey: testDataKey, deskUrl }, () => clock.time);
    const ana = await createStaffMembers(database).put("ana@team.example", "owner");
    const emails = () => database.db.selectFrom("outbox").selectAll().execute();
    const all = () => database.db.selectFrom("staff_links").selectAll().execute();
    return { database, links, ana, clock, emails, all };
  }
  const tokenOf = (address: string) => address.slice(`${deskUrl}/desk/link/`.length);

  it("work once, within 30 minutes, and aren't used up by opening the page", async () => {
    const { links, ana, clock } = await openStores();
    const token = tokenOf(await links.enroll(ana.id));
    const link = await links.look(token);
    expect(link).toMatchObject({ purpose: "enroll", staff: ana });
    expect(await links.look(token)).toEqual(link);
    const used = await Promise.all([links.use(link?.id ?? ""), links.use(link?.id ?? "")]);
    expect(used.toSorted()).toEqual([false, true]);
    expect(await links.look(token)).toBeNull();
    const late = tokenOf(await links.enroll(ana.id));
    clock.time += 30 * minute;
    expect(await links.look(late)).toBeNull();
  });

  it("invite for seven days; sent again, the older one stops working, and an old one says what happened", async () => {
    const { database, links, ana, clock, all } = await openStores();
    const begun = clock.time;
    await links.mailEnroll(ana.id);
    const [first] = await all();
    const tokenFor = (id = "") => tokenOf(linkAddress(testDataKey, deskUrl, id));
    clock.time += 6 * 24 * 60 * minute;
    expect(await links.look(tokenFor(first?.id))).toMatchObject({ purpose: "enroll", staff: { id: ana.id } });
    expect(await readInvited(database.db)).toEqual(
      new Map([[ana.id, { sentAt: begun, until: begun + 7 * 24 * 60 * minute }]]),
    );
    await links.mailEnroll(ana.id);
    expect(await links.look(tokenFor(first?.id))).toBeNull();
    expect(await links.fate(tokenFor(first?.id))).toEqual({ why: "used", isFirst: true, atMs: clock.time });
    const second = (await all()).find(({ id }) => id !== first?.id);
    clock.time += 8 * 24 * 60 * minute;
    await links.mailSignIn("ana@team.example");
    expect(await links.fate(tokenFor(second?.id))).toMatchObject({ why: "late", isFirst: true });
    expect(await links.fate(`${tokenFor(second?.id)}x`)).toEqual({ why: "cut" });
    await createStaffMembers(database).put("ben@team.example", "owner");
    await createStaffMembers(database).remove(ana.id);
    expect(await links.fate(tokenFor(second?.id))).toEqual({ why: "gone" });
  });

  it("can't be made from the data in the database", async () => {
    const { links, ana, all } = await openStores();
    const token = tokenOf(await links.enroll(ana.id));
    expect(JSON.stringify(await all())).not.toContain(token);
    const [row] = await all();
    for (const guess of [row?.id ?? "", `${row?.id}.`, `${row?.id}.${"A".repeat(43)}`, "", token.slice(0, -1)]) {
      expect(await links.look(guess)).toBeNull();
    }
  });

  it("are emailed once to someone who asks many times at the same moment", async () => {
    const { links, emails } = await openStores();
    await Promise.all(Array.from({ length: 8 }, () => links.mailSignIn("ana@team.example")));
    expect(await emails()).toHaveLength(1);
  });

  it("are emailed to people who work here, once a minute, and leave no trace for anyone else", async () => {
    const { links, ana, clock, emails, all } = await openStores();
    await links.mailSignIn("stranger@evil.example");
    expect([await emails(), await all()]).toEqual([[], []]);
    await links.mailSignIn(" ANA@team.example");
    await links.mailSignIn("ana@team.example");
    expect(await emails()).toMatchObject([{ kind: "desk-link", state: "queued" }]);
    clock.time += minute;
    await links.mailSignIn("ana@team.example");
    expect(await emails()).toHaveLength(2);
    for (let n = 0; n < 20; n += 1) {
      clock.time += minute;
      await links.mailSignIn("ana@team.example");
    }
    expect(await emails()).toHaveLength(10);
    await links.endAll(ana.id);
    expect((await all()).every(({ used_at }) => used_at !== null)).toBe(true);
  });

  it("run the same database statements whether or not the address belongs to someone here", async () => {
    const { database } = await openStores();
    const kinds = async (email: string) => {
      const asked: string[] = [];
      const db = database.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await createStaffLinks({ db }, { dataKey: testDataKey, deskUrl }).mailSignIn(email);
      return asked;
    };
    const known = await kinds("ana@team.example");
    expect(known.length).toBeGreaterThan(4);
    expect(await kinds("eve@evil.example")).toEqual(known);
    expect(await kinds("ana@team.example")).toEqual(known);
  });

  it("go out in an email to their owner, unless they were used first", async () => {
    const { database, links, ana, emails } = await openStores();
    await links.mailSignIn("ana@team.example");
    const written = async () => {
      const prepared = await Promise.all(testLetters.map(async (one) => one.prepare(database.db, await emails())));
      return prepared.flat().map(([, mail]) => mail);
    };
    const [mail] = await written();
    expect(mail).toMatchObject({ audience: "colleague", visitor: { email: "ana@team.example" } });
    expect(mail?.write({ mailFrom: "a@b.example", teamEmail: "c@d.example" }).subject).toBe("Your link to the desk");
    await links.endAll(ana.id);
    expect(await written()).toEqual([]);
  });
});
