import { Temporal } from "temporal-polyfill";
import { expect, it, onTestFinished } from "vitest";
import { checkChain } from "#app/server/consent/chain-check.server.ts";
import { verifyAudit } from "#app/server/desk/audit/audit-chain.server.ts";
import { office as openHours } from "#app/server/time/office.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { createChance } from "./chance.ts";
import { saidStop } from "./colleagues-work.ts";
import { openOffice } from "./open-office.ts";
import { hireTeam, playDays } from "./play-days.ts";
import {
  findErased,
  findOverdue,
  findUnnoted,
  holdAlarms,
  holdDigests,
  holdFigures,
  holdLetters,
  holdPromises,
  holdSteps,
} from "./reckoning.ts";

/** `npm run bench -- year` sets it. */
const days = Number(process.env.OFFICE_DAYS ?? 30);
const isYear = days > 60;
const first = Temporal.PlainDate.from("2027-01-04");
/** The retention time of people who wrote two years earlier ends within the first weeks. */
const history = { first: first.subtract({ months: 24 }), days: 5, hours: [3, 10, 15], pace: 0.7, isHistory: true };
const year = { first, days, hours: isYear ? [3, 9, 12, 15, 18] : [3, 11], pace: isYear ? 0.7 : 1 };

describeEachDatabase("an office", ({ settings }) => {
  it(`keeps its promises, its word and its books for ${days} days`, { timeout: 3_600_000 }, async () => {
    const chance = createChance(28);
    const began = performance.now();
    const startMs = history.first.toZonedDateTime(openHours.timeZone).epochMilliseconds;
    const office = await openOffice(settings(), startMs);
    onTestFinished(() => office.close());
    const signIn = await hireTeam(office);
    await playDays(office, chance, signIn, history);
    await playDays(office, chance, signIn, year);
    const seconds = (performance.now() - began) / 1000;

    for (const hold of [holdPromises, holdAlarms, holdDigests, holdFigures, holdSteps, holdLetters]) {
      const { there, due } = await hold(office);
      expect(there, hold.name).toEqual(due);
      expect(due.length, hold.name).toBeGreaterThan(3);
    }
    expect(office.diary.counts["booked calls"]).toBeGreaterThan(3);
    expect(await findUnnoted(office)).toEqual([]);
    expect(await findOverdue(office)).toEqual({ unconfirmed: 0, drafts: 0, sessions: 0 });
    expect(office.diary.erased.length).toBeGreaterThan(0);
    expect(await findErased(office)).toEqual([]);
    const [held, other] = partition(office.errors.text().split("\n"), (line) => line.includes("ESTOPPED"));
    expect(held, "answers whose recipient said stop during the ten seconds to undo").toHaveLength(
      office.diary.counts[saidStop] ?? 0,
    );
    expect(other.join("")).toBe("");
    const chains = await findFlippedBytes(office);
    if (isYear) print(office, chains, seconds);
  });
});

function partition<Item>(items: readonly Item[], matches: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(matches), items.filter((item) => !matches(item))];
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** Both chains are valid; then one byte of each is changed, which the check notices, and changed back. */
async function findFlippedBytes({ db, services: { dataKey } }: Office) {
  const audit = await verifyAudit(db, dataKey);
  expect(audit.problem).toBe(null);
  const middle = Math.ceil(audit.head.number / 2);
  const flip = (by: number) =>
    db
      .updateTable("audit")
      .set(({ eb }) => ({ at: eb("at", "+", by) }))
      .where("number", "=", middle)
      .execute();
  await flip(1);
  expect((await verifyAudit(db, dataKey)).problem).toContain(`Entry ${middle} was changed`);
  await flip(-1);
  expect((await verifyAudit(db, dataKey)).problem).toBe(null);

  const consent = await checkChain(db, dataKey);
  expect(consent.problems).toEqual([]);
  const link = await db
    .selectFrom("consent_chain")
    .selectAll()
    .where("seq", "=", Math.ceil(consent.links / 2))
    .executeTakeFirstOrThrow();
  const other = link.digest.startsWith("0") ? "1" : "0";
  await db
    .updateTable("consent_chain")
    .set({ digest: other + link.digest.slice(1) })
    .where("seq", "=", link.seq)
    .execute();
  expect((await checkChain(db, dataKey)).problems).toEqual([`The chain is broken at link ${link.seq}.`]);
  await db.updateTable("consent_chain").set({ digest: link.digest }).where("seq", "=", link.seq).execute();
  expect((await checkChain(db, dataKey)).problems).toEqual([]);
  return { "entries of the audit": audit.head.number, "links of consent": consent.links };
}

function print({ diary, services }: Office, chains: Record<string, number>, seconds: number): void {
  const open = diary.promised.filter(({ endedAt, visitor }) => endedAt === null && visitor.goneAt === null);
  const lines = {
    ...diary.counts,
    "promises made": diary.promised.length,
    "promises still open": open.length,
    "people erased": diary.erased.length,
    "over by the table of retention": diary.promised.filter(({ isOver }) => isOver).length,
    "weekly letters": diary.letters.length,
    "letters to readers": diary.letters.reduce((sum, { readers }) => sum + readers, 0),
    "deeds at the desk": diary.deeds.length,
    "looks of the site": diary.looks.length,
    ...chains,
  };
  console.log(`${services.database.dialect}: ${days} days in ${Math.round(seconds)} s`);
  for (const [what, number] of Object.entries(lines)) console.log(`  ${what}: ${number}`);
}
