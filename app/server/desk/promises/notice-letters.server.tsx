import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { spanWords } from "#app/domain/desk/due-words.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import {
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
  SectionHeading,
  SmallPrint,
  styles,
} from "#app/server/mail/mail-layout.server.tsx";
import { hoursLater, sampleId, samplePerson } from "#app/server/mail/sample-people.server.ts";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import type { AlarmAbout, AlarmLevel } from "./promise-alarms.server.ts";
import { promisedTime, promiseKinds, promiseLabel } from "./promise-kinds.server.ts";
import type { WeekAbout } from "./weekly-digest.server.ts";

/** A promise as an email names it: nothing about the person it was made to. */
type OpenPromise = { label: string; dueMs: number; href: string; level: AlarmLevel };
type Notice = { email: string; deskUrl: string; open: OpenPromise[]; week: WeekAbout | null };

const mostListed = 20;

/**
 * Emails to colleagues about promises. Promises answered before an alarm goes out are not included.
 *
 * @param now milliseconds since 1970
 */
export function noticeLetters(deskUrl: string, now: () => number = Date.now) {
  return lettersAbout<MailKindOf<"promise">, Notice>({
    read: (db, ids) => readNotices(db, ids, deskUrl),
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "promise-alarm": {
        subject: alarmSubject,
        template: (notice) => <Alarm notice={notice} nowMs={now()} />,
        isPointless: ({ open }) => open.length === 0,
        samples() {
          const first = {
            label: "Credit analysis",
            dueMs: hoursLater(-2),
            href: `${deskUrl}/desk/threads/${sampleId}`,
          };
          const open: OpenPromise[] = [{ ...first, level: 1 }];
          const usual: Notice = { email: samplePerson.email, deskUrl, open, week: null };
          const many = Array.from({ length: 25 }, (_, hours) => ({
            ...first,
            dueMs: hoursLater(-hours),
            level: 2 as const,
          }));
          return { usual, "many, to an owner": { ...usual, open: many } };
        },
      },
      "promise-digest": {
        subject: ({ week }) => `Your week at the desk, from ${formatDay(week?.monday ?? "")}`,
        template: ({ week, deskUrl }) => <Digest deskUrl={deskUrl} week={week as WeekAbout} />,
        isPointless: ({ week }) => week === null,
        samples() {
          const counts = { counted: 12, kept: 10, late: 1, inTime: 1 };
          const week: WeekAbout = {
            monday: "2026-11-16",
            promises: [{ kind: "analysis", ...counts }],
            openLate: 1,
            pages: [{ name: "/get-started", leads: 8, messages: 2, bookings: 2, answered: 9, won: 1 }],
          };
          const usual: Notice = { email: samplePerson.email, deskUrl, open: [], week };
          const quiet = { ...week, promises: [], openLate: 0, pages: [] };
          return { usual, quiet: { ...usual, week: quiet } };
        },
      },
    },
  });
}

/** People who no longer work at the desk get nothing. */
async function readNotices(db: Kysely<Schema>, ids: string[], deskUrl: string): Promise<Map<string, Notice>> {
  const rows = await db
    .selectFrom("staff_notices")
    .innerJoin("staff_links", "staff_links.id", "link_id")
    .innerJoin("staff", "staff.id", "staff_links.staff_id")
    .select(["link_id", "about", "email", "removed_at"])
    .where("link_id", "in", ids)
    .execute();
  const notices = rows.map(({ link_id, about, email, removed_at }) => ({
    id: link_id,
    email,
    about: (removed_at === null ? JSON.parse(about) : {}) as Partial<AlarmAbout> & Partial<WeekAbout>,
  }));
  const promises = await readOpen(
    db,
    notices.flatMap(({ about }) => about.clocks ?? []).map(({ id }) => id),
    deskUrl,
  );
  return new Map(
    notices.map(({ id, email, about }) => {
      const open = (about.clocks ?? []).flatMap((clock) => {
        const promise = promises.get(clock.id);
        return promise ? [{ ...promise, level: clock.level }] : [];
      });
      return [id, { email, deskUrl, open, week: about.monday === undefined ? null : (about as WeekAbout) }];
    }),
  );
}

async function readOpen(db: Kysely<Schema>, ids: string[], deskUrl: string) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("clocks")
          .innerJoin("threads", "threads.id", "thread_id")
          .select(["clocks.id", "promise", "source", "clocks.due_at", "thread_id"])
          .where("clocks.id", "in", [...new Set(ids)])
          .where("ended_at", "is", null)
          .where("state", "<>", "dropped")
          .execute();
  return new Map(
    rows.map(({ id, promise, source, due_at, thread_id }) => [
      id,
      { label: promiseLabel(promise, source), dueMs: due_at, href: `${deskUrl}/desk/threads/${thread_id}` },
    ]),
  );
}

function alarmSubject({ open }: Notice): string {
  const [first] = open;
  if (open.length > 1 || !first) return `${counted(open.length, "promise")} waiting for an answer`;
  return `Waiting for an answer: ${first.label.toLowerCase()}, due ${formatShortEasternTime(first.dueMs)}`;
}

function Alarm({ notice: { open, deskUrl }, nowMs }: { notice: Notice; nowMs: number }) {
  const isSecond = open.some(({ level }) => level === 2);
  return (
    <MailLayout
      title={open.length === 1 ? "An answer is still due" : `${open.length} answers are still due`}
      preview="We promised an answer, and the time is up or almost up."
      footer={
        <SmallPrint>You get one email for each promise. An owner can turn these emails off at the desk.</SmallPrint>
      }
    >
      <Paragraph>
        {isSecond
          ? "We promised an answer and have not given it. You get this as an owner, because the first email did not lead to an answer."
          : "We promised an answer and have not given it. It is yours to give, or no one has taken it yet."}
      </Paragraph>
      <ul className="ink" style={styles.list}>
        {open.slice(0, mostListed).map(({ href, label, dueMs }) => (
          <li key={`${href} ${dueMs}`} style={styles.item}>
            <MailLink href={href} showAddress>
              {label}
            </MailLink>
            , due {formatEasternTime(dueMs)}
            {dueMs < nowMs ? `, late by ${spanWords(nowMs - dueMs)}` : ", not late yet"}.
          </li>
        ))}
      </ul>
      {open.length > mostListed && <Paragraph>And {open.length - mostListed} more.</Paragraph>}
      <MailButton href={`${deskUrl}/desk`}>Open the inbox</MailButton>
    </MailLayout>
  );
}

function Digest({ week, deskUrl }: Pick<Notice, "deskUrl"> & { week: WeekAbout }) {
  const { monday, promises, openLate, pages } = week;
  return (
    <MailLayout
      title="Your week at the desk"
      preview="What you promised, what you kept, and where people came from."
      footer={
        <SmallPrint>
          You get this once a week, as an owner. You can turn it off at the desk, on the Promises page.
        </SmallPrint>
      }
    >
      <Paragraph>
        This is the week that began on {formatDay(monday)}.{" "}
        {openLate === 0
          ? "Nothing is late right now."
          : `Right now ${counted(openLate, "answer")} ${openLate === 1 ? "is" : "are"} late.`}
      </Paragraph>
      <SectionHeading>What you promised</SectionHeading>
      {promises.length === 0 && <Paragraph>Nothing: no one wrote.</Paragraph>}
      <ul className="ink" style={styles.list}>
        {promises.map(({ kind, counted: all, kept, late, inTime }) => (
          <li key={kind} style={styles.item}>
            <strong>{promiseKinds.find(({ id }) => id === kind)?.label}</strong>, {promisedTime(kind)}: {all} promised,{" "}
            {kept} kept, {late} late, {inTime} still in time.
          </li>
        ))}
      </ul>
      {pages.length > 0 && <SectionHeading>Where people came from</SectionHeading>}
      <ul className="ink" style={styles.list}>
        {pages.slice(0, mostListed).map(({ name, leads, messages, bookings }) => (
          <li key={name} style={styles.item}>
            <strong>{name}</strong>: {counted(leads, "request")}, {counted(messages, "message")},{" "}
            {counted(bookings, "booking")}.
          </li>
        ))}
      </ul>
      <MailButton href={`${deskUrl}/desk/promises`}>See all figures</MailButton>
    </MailLayout>
  );
}
