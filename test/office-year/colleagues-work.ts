import type { PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import { recordStop } from "#app/server/contact/stops.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import type { Chance } from "./chance.ts";
import { type Colleague, count, endPromises, type Promised, type Reader, type Team, touch } from "./diary.ts";
import type { Office } from "./open-office.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const words = "Thank you for writing. Here is what comes next: your report, the rent you pay, and a first call.";

/** The diary's name for these stops. */
export const saidStop = "stops while an answer waited its ten seconds";

/** How a colleague deals with a message; most are answered. */
const ways = ["answer", "answer", "answer", "answer", "answer", "undo", "stop", "call", "voicemail", "close"] as const;

/** Plans when and how a colleague deals with a message. */
export function planAnswer(office: Office, chance: Chance, promised: Promised[]): void {
  const way = chance.of(ways);
  // Some are late, some never happen.
  if (chance.is(0.05)) return;
  const at = Date.now() + (chance.is(0.12) ? chance.from(30, 140) : chance.from(1, 20)) * hourMs;
  office.diary.plans.colleagues.push({ at, work: (team) => dealWith(office, team, promised, way) });
}

async function dealWith(
  office: Office,
  { cleo }: Team,
  promised: Promised[],
  way: (typeof ways)[number],
): Promise<void> {
  const [{ source, sourceId, visitor } = { source: "", sourceId: "", visitor: null }] = promised;
  const row = await threadOf(office, source, sourceId);
  if (visitor === null || visitor.goneAt !== null || !row) return;
  touch(visitor);
  const path = `/desk/threads/${row.id}`;
  await cleo.see("thread", path, row.id);
  if (way === "voicemail") return logCall(office, cleo, promised, row.id, "voicemail");
  if (way === "call") return logCall(office, cleo, promised, row.id, "talked");
  if (way === "close") {
    const problem = await cleo.act(path, { do: "thread-close", thread: row.id, reason: "not-for-us" });
    if (problem === null) endPromises(promised, "closed");
    return count(office.diary, "threads closed without an answer");
  }
  await answer(office, cleo, promised, way, row);
}

async function threadOf({ db }: Office, source: string, sourceId: string) {
  return db
    .selectFrom("thread_sources as known")
    .innerJoin("threads", "threads.id", "known.thread_id")
    .select(["threads.id", "last_event_id"])
    .where("known.source", "=", source as "lead")
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof threadOf>>>;

async function answer(
  office: Office,
  cleo: Colleague,
  promised: Promised[],
  way: "answer" | "undo" | "stop",
  { id, last_event_id }: Row,
): Promise<void> {
  const { diary, services } = office;
  const [visitor] = promised.map((one) => one.visitor);
  const letter = newRowId();
  const draft = { thread: id, words, version: "0", letter, seen: last_event_id ?? "" };
  const problem = await cleo.act(`/desk/threads/${id}`, { do: "send-answer", ...draft });
  if (visitor?.noEmail) {
    if (problem !== "may-not-email") throw new Error(`An email was taken against somebody's word: ${problem}`);
    return count(diary, "answers held back by the gate");
  }
  if (problem !== null) throw new Error(`An answer was refused: ${problem}`);
  if (way === "undo") {
    if ((await cleo.act(`/desk/threads/${id}`, { do: "undo-answer", letter })) !== null) throw new Error("Too late");
    // The answer is a draft again, and no one comes back to it.
    return count(diary, "answers taken back");
  }
  if (way === "stop" && visitor) {
    const stop = { channel: "email", scope: "all", source: "email-reply", email: visitor.email } as const;
    await recordStop(services.database.db, services.dataKey, stop, Date.now());
    Object.assign(visitor, { noEmail: true, noLetters: Date.now() });
    return count(diary, saidStop);
  }
  diary.onTheirWay.push({ promised, how: "answer" });
  count(diary, "answers");
}

/** A call that the gate doesn't allow is refused, and not tried again. */
async function logCall(
  { diary }: Office,
  cleo: Colleague,
  promised: Promised[],
  thread: string,
  outcome: "talked" | "voicemail",
): Promise<void> {
  const problem = await cleo.act(`/desk/threads/${thread}`, { do: "thread-call", thread, outcome, words: "" });
  const [visitor] = promised.map((one) => one.visitor);
  if (problem === null && visitor?.noCalls) throw new Error("A call was logged as allowed against somebody's word");
  if (problem !== null && problem !== "call-outside") throw new Error(`A call was refused: ${problem}`);
  if (problem === null && outcome === "talked") endPromises(promised, "call");
  count(diary, problem === null ? "calls" : "calls held back by the gate");
}

type Asked = {
  requestType: "access" | "delete" | "correct" | "opt-out";
  legal: Promised;
  confirm(declares: boolean): Promise<boolean>;
};

/** Plans the steps of a privacy request, within the legal deadline. */
export function planPrivacyWork(office: Office, chance: Chance, { requestType, legal, confirm }: Asked): void {
  const { diary } = office;
  const { sourceId: request, visitor } = legal;
  const path = `/desk/privacy/${request}`;
  const note = (kind: PrivacyStepKind) => diary.steps.push({ request, kind, at: Date.now() });
  const later = (days: number, work: (team: Team) => Promise<void>) =>
    diary.plans.colleagues.push({ at: legal.startedAt + days * dayMs, work });
  const step = async (who: Colleague, fields: Record<string, string>, kind: PrivacyStepKind) => {
    await who.see("privacy-request", path, request);
    const problem = await who.act(path, { request, ...fields });
    if (problem !== null) throw new Error(`${kind} was refused: ${problem}`);
    note(kind);
    touch(visitor);
    count(diary, `privacy steps: ${kind}`);
  };
  /** Answers the request, which ends the legal promise. */
  const close = async (who: Colleague, fields: Record<string, string>, kind: PrivacyStepKind) => {
    await step(who, fields, kind);
    endPromises(
      diary.promised.filter(({ sourceId }) => sourceId === request),
      "privacy-answered",
    );
    visitor.hasOpenRequest = false;
  };

  if (requestType === "opt-out")
    later(chance.from(1, 10), ({ ana }) => close(ana, { do: "privacy-opt-out" }, "opted-out"));
  // Without their mailbox's yes, nothing is told or done.
  const press = async () => {
    if (await confirm(requestType === "access")) note("confirmed");
  };
  const pressesOn = (days: number) => diary.plans.visitors.push({ at: legal.startedAt + days * dayMs, work: press });
  if (requestType === "correct") {
    const firstName = `${visitor.firstName}ne`;
    pressesOn(1);
    later(chance.from(2, 20), async ({ ben }) => {
      await close(ben, { do: "privacy-correct", firstName }, "corrected");
      Object.assign(visitor, { firstName });
    });
  }
  if (requestType === "delete") {
    const days = chance.from(2, 9);
    pressesOn(1);
    later(days, ({ ana }) => step(ana, { do: "privacy-erase-ask" }, "erase-asked"));
    later(days + 1, async ({ ben }) => {
      await step(ben, { do: "privacy-erase" }, "erase-approved");
      diary.erasing.push(visitor);
    });
  }
  if (requestType !== "access") return;
  if (chance.is(0.2)) {
    return void later(chance.from(10, 30), ({ ana }) =>
      close(ana, { do: "privacy-deny", reason: "not-verified" }, "denied"),
    );
  }
  later(1, ({ ana }) => step(ana, { do: "privacy-ask" }, "asked-to-confirm"));
  pressesOn(4);
  const isMuch = chance.is(0.4);
  if (isMuch) later(chance.from(15, 40), ({ ana }) => extend(ana));
  later(isMuch ? chance.from(60, 85) : chance.from(6, 40), ({ ben }) =>
    close(ben, { do: "privacy-send-file" }, "file-sent"),
  );

  async function extend(ana: Colleague): Promise<void> {
    await step(ana, { do: "privacy-extend", reason: "much-data" }, "extended");
    endPromises([legal], "extended");
    const dueAt = dueTime({ clock: "calendar", days: 90 }, legal.startedAt);
    diary.promised.push({ ...legal, source: "desk", dueAt, endedAt: null, endedHow: null });
  }
}

/** Whether a reader has to get a letter that goes out now. */
function isToGet({ visitor, confirmedAt, leftAt, pausedUntil }: Reader, nowMs: number): boolean {
  const wants = confirmedAt !== null && leftAt === null && (pausedUntil ?? 0) <= nowMs;
  return wants && visitor.goneAt === null && (visitor.noLetters ?? 0) < confirmedAt;
}

/** An editor writes, tests and sends the week's letter; it goes out with the next look. */
export async function sendLetter(office: Office, { eve }: Team): Promise<void> {
  const { diary, db } = office;
  await eve.act("/desk/letters", { do: "begin-letter" });
  const newest = db.selectFrom("issues").select(["id", "number"]).orderBy("number", "desc").limit(1);
  const { id, number } = await newest.executeTakeFirstOrThrow();
  const text = {
    subject: `Letter ${number}`,
    first_line: "One thing to do.",
    words: "## Read your lease\n\nTen minutes.",
  };
  const page = `/desk/letters/${id}`;
  for (const [index, fields] of [{ do: "save-letter" }, { do: "test-letter" }, { do: "send-letter" }].entries()) {
    const version = index === 0 ? "1" : "2";
    const problem = await eve.act(page, { ...text, ...fields, letter: id, version, read: "yes", at: "now" });
    if (problem !== null) throw new Error(`The letter was refused: ${problem}`);
  }
  const readers = diary.readers.filter((reader) => isToGet(reader, Date.now())).length;
  diary.letters.push({ id, readers });
}

/** Marks who came to the calls that have ended. */
export async function markCalls({ db, diary }: Office, chance: Chance, { cleo }: Team): Promise<void> {
  const over = db
    .selectFrom("bookings")
    .select("id")
    .where("starts_at", "<", Date.now() - hourMs);
  for (const { id } of await over.where("status", "=", "booked").where("outcome", "is", null).execute()) {
    const was = chance.is(0.85) ? "kept" : "no-show";
    await cleo.act("/desk/day", { do: "mark-booking", booking: id, was });
    count(diary, `calls: ${was}`);
  }
}
