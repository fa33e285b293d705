import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EarlierDatabase } from "./earlier-release.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Someone who wrote to an earlier release: the row that they sent, and their thread at the desk. */
export type EarlierPerson = { email: string; name: string; sourceId: string; threadId: string; personId: string };

/** An email that waits, or that went out: what it is about, and the row's state. */
export type EarlierMail = { kind: string; about: "lead" | "message" | "booking" | "subscriber" | "answer"; id: string };

/**
 * Writes rows as a release from before today's wrote them. `outbox`: whether it has that table already, or the one before.
 */
export function earlierRows(db: EarlierDatabase, { outbox }: { outbox: boolean }) {
  const now = Date.now();

  async function person(name: string, source: string, sourceId: string, thread: object): Promise<EarlierPerson> {
    const [personId, threadId, eventId] = [newRowId(), newRowId(), newRowId()];
    const email = `${name.toLowerCase()}@visitor.example`;
    const at = now - hour;
    await db.put("people", { id: personId, group_id: personId, name: `${name} Moss`, named_at: at, created_at: at });
    await db.put("person_addresses", { kind: "email", value: email, name_key: "", person_id: personId });
    await db.put("threads", {
      id: threadId,
      person_id: personId,
      state: "waiting",
      stage: "new",
      due_at: now + 2 * day,
      received_at: at,
      last_event_id: eventId,
      version: 1,
      ...thread,
    });
    const of = { source, source_id: sourceId, person_id: personId, thread_id: threadId };
    await db.put("thread_sources", of);
    await db.put("events", { id: eventId, ...of, kind: source, at, revision: 0 });
    return { email, name, sourceId, threadId, personId };
  }

  return {
    async owner(email: string): Promise<string> {
      const id = newRowId();
      await db.put("staff", { id, email, email_key: email, name: "Ines Holm", role: "owner", created_at: now - day });
      return id;
    },

    /** A request for an analysis. Without `isAtDesk` the desk has not seen it yet. */
    async lead(name: string, { isAtDesk = true } = {}): Promise<EarlierPerson> {
      const id = newRowId();
      const email = `${name.toLowerCase()}@visitor.example`;
      await db.put("leads", {
        id,
        submission_key: id,
        form_name: "Free Credit Analysis",
        ...{ first_name: name, last_name: "Moss", name: `${name} Moss`, email, phone: "+16025550112" },
        message: "My lease ends in May",
        page_url: "http://localhost:3000/get-started",
        status: "new",
        created_at: now - hour,
      });
      if (!isAtDesk) return { email, name, sourceId: id, threadId: "", personId: "" };
      const made = await person(name, "lead", id, { kind: "analysis" });
      await clock(made, "creditAnalysis");
      return made;
    },

    async message(name: string, status: "new" | "quarantined", thread: object = {}): Promise<EarlierPerson> {
      const id = newRowId();
      await db.put("messages", {
        id,
        submission_key: id,
        form_name: "Contact",
        ...{ name: `${name} Moss`, email: `${name.toLowerCase()}@visitor.example` },
        fields: JSON.stringify({ message: `A question from ${name}` }),
        page_url: "http://localhost:3000/contact",
        due_at: now + 2 * day,
        status,
        created_at: now - hour,
      });
      const state = status === "new" ? "waiting" : "set-aside";
      const made = await person(name, "message", id, { kind: "contact", state, ...thread });
      await clock(made, "contact");
      return made;
    },

    /** Before the outbox a possible robot's booking had a state of its own; since then it is held. */
    async bookingSetAside(name: string): Promise<EarlierPerson> {
      const id = newRowId();
      const startsAt = Math.ceil((now + day) / hour) * hour;
      await db.put("bookings", {
        id,
        form_nonce: id,
        ...(outbox ? { status: "held", held_until: startsAt } : { status: "quarantined" }),
        ...{ starts_at: startsAt, minutes: 15, sequence: 0 },
        ...{ name: `${name} Moss`, email: `${name.toLowerCase()}@visitor.example`, phone: "+16025550113" },
        topic: "Where do I stand?",
        time_zone: "America/Phoenix",
        page_url: "http://localhost:3000/book",
        created_at: now - hour,
        changed_at: now - hour,
      });
      return person(name, "booking", id, { kind: "booking", state: "set-aside", due_at: now + 100 * 365 * day });
    },

    /** A call that is booked, which the desk has not seen yet; the id of its row. */
    async booking(email: string, daysAhead: number): Promise<string> {
      const id = newRowId();
      await db.put("bookings", {
        ...{ id, form_nonce: id, status: "booked", minutes: 15, sequence: 0 },
        starts_at: Math.ceil((now + daysAhead * day) / hour) * hour,
        ...{ name: "Ina Moss", email, phone: "+16025550114" },
        time_zone: "America/Phoenix",
        page_url: "http://localhost:3000/book",
        created_at: now - hour,
        changed_at: now - hour,
      });
      return id;
    },

    /** Somebody who has not confirmed the newsletter yet; the id of their row. */
    async subscriber(email: string): Promise<string> {
      const id = newRowId();
      await db.put("newsletter_subscribers", {
        ...{ id, email, email_key: email, status: "pending", wants_guides: 1, wants_reports: 1 },
        page_url: "http://localhost:3000/newsletter",
        created_at: now - hour,
      });
      return id;
    },

    async draft({ threadId }: EarlierPerson, staffId: string, words: string): Promise<void> {
      await db.put("drafts", { thread_id: threadId, staff_id: staffId, version: 3, words, saved_at: now - minute });
    },

    /** A colleague's answer whose seconds to take it back are over. */
    async answer({ threadId, personId, email }: EarlierPerson, staffId: string, words: string): Promise<void> {
      const id = newRowId();
      await db.put("answers", {
        id,
        thread_id: threadId,
        staff_id: staffId,
        recipient: email,
        subject: "Your free credit analysis",
        words,
        draft_version: 1,
        written_at: now - minute,
      });
      const thread = { thread_id: threadId, person_id: personId };
      const written = { id: newRowId(), ...thread, kind: "answer-written", at: now - minute, by_staff: staffId };
      await db.put("events", { ...written, source: "answer", source_id: id, revision: 1 });
      await mail({ kind: "desk-answer", about: "answer", id }, id);
    },

    async stop(addressHash: string): Promise<void> {
      const rule = {
        address_hash: addressHash,
        channel: "email",
        scope: "all",
        source: "email-reply",
        stopped_at: now - minute,
      };
      await db.put("contact_rules", rule);
    },

    mail,
    letter,
  };

  async function clock({ threadId, sourceId }: EarlierPerson, promise: string): Promise<void> {
    const source = promise === "contact" ? "message" : "lead";
    await db.put("clocks", {
      ...{ id: newRowId(), thread_id: threadId, promise, promise_version: 1, source, source_id: sourceId },
      started_at: now - hour,
      due_at: now + 2 * day,
    });
  }

  /** An email that waits. */
  async function mail({ kind, about, id: subject }: EarlierMail, id = newRowId()): Promise<void> {
    const row = { id, kind, state: "queued", attempts: 1, next_attempt_at: now - minute, created_at: now - hour };
    if (outbox) await db.put("outbox", { ...row, channel: "email", subject_type: about, subject_id: subject });
    else await db.put("outgoing_mails", { ...row, [`${about}_id`]: subject });
  }

  /** A letter of the week that is going out, with one reader who does not have it yet. */
  async function letter(email: string, subject: string): Promise<void> {
    const [issue, subscriber] = [newRowId(), newRowId()];
    await db.put("newsletter_subscribers", {
      ...{ id: subscriber, email, email_key: email, status: "confirmed", wants_guides: 1, wants_reports: 1 },
      page_url: "http://localhost:3000/newsletter",
      created_at: now - 2 * day,
      confirmed_at: now - 2 * day,
    });
    const begun = { started_at: now - minute, filled_to: subscriber, filled_at: now - minute };
    await db.put("issues", { id: issue, number: 1, state: "sending", version: 1, ...begun, created_at: now - day });
    await db.put("issue_versions", {
      ...{ issue_id: issue, version: 1, subject, first_line: "Ten minutes, no jargon." },
      words: "## One thing to do\n\nRead **four lines** in your lease.",
      written_at: now - day,
    });
    await db.put("issue_recipients", {
      ...{ id: newRowId(), issue_id: issue, subscriber_id: subscriber, state: "queued", attempts: 0 },
      next_attempt_at: now - minute,
      created_at: now - minute,
    });
  }
}
