import type { CompiledQuery, Kysely } from "kysely";
import type { PlaceFacts } from "#app/domain/contact/person-places.ts";
import { namedZips } from "#app/domain/contact/zip-places.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

const dayMs = 24 * 60 * 60_000;
/** A zone chosen longer ago says nothing about where they are. */
const bookingZoneMs = 180 * dayMs;

type Read = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;

/**
 * Returns, by the id of each person, every fact that says where they may be: their numbers, the state they chose after a
 * request, ZIP codes they named, and the zone in which they last booked a call. Four queries for a whole list.
 *
 * @param nowMs milliseconds since 1970
 */
export async function readPlaceFacts(
  db: Kysely<Schema>,
  people: readonly string[],
  nowMs: number,
  read: Read = async (query) => (await db.executeQuery(query)).rows,
): Promise<ReadonlyMap<string, PlaceFacts>> {
  if (people.length === 0) return new Map();
  const phones = db
    .selectFrom("person_addresses")
    .select(["person_id", "value"])
    .distinct()
    .where("person_id", "in", people)
    .where("kind", "=", "phone");
  const leads = db
    .selectFrom("thread_sources as known")
    .innerJoin("leads", "leads.id", "known.source_id")
    .leftJoin("lead_answers as answers", "answers.lead_id", "leads.id")
    .select(["known.person_id", "message", "state"])
    .where("known.source", "=", "lead")
    .where("known.person_id", "in", people);
  const messages = db
    .selectFrom("thread_sources as known")
    .innerJoin("messages", "messages.id", "known.source_id")
    .select(["known.person_id", "messages.fields as message"])
    .where("known.source", "=", "message")
    .where("known.person_id", "in", people);
  const bookings = db
    .selectFrom("thread_sources as known")
    .innerJoin("bookings", "bookings.id", "known.source_id")
    .select(["known.person_id", "time_zone"])
    .where("known.source", "=", "booking")
    .where("known.person_id", "in", people)
    .where("bookings.created_at", ">", nowMs - bookingZoneMs)
    .orderBy("bookings.created_at", "desc");
  const [numbers, asked, written, booked] = await Promise.all([
    read(phones.compile()),
    read(leads.compile()),
    read(messages.compile()),
    read(bookings.compile()),
  ]);
  return new Map(
    people.map((id) => {
      const of = <Row extends { person_id: string }>(rows: readonly Row[]) =>
        rows.filter(({ person_id }) => person_id === id);
      const texts = [...of(asked), ...of(written)].map(({ message }) => message ?? "");
      return [
        id,
        {
          phones: of(numbers).map(({ value }) => value),
          states: [...new Set(of(asked).flatMap(({ state }) => state ?? []))],
          zips: [...new Set(texts.flatMap(namedZips))],
          callZone: of(booked)[0]?.time_zone ?? null,
        },
      ];
    }),
  );
}
