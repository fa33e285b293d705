import type { Kysely } from "kysely";
import { areaCodeOf } from "#app/domain/contact/area-codes.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** A list from the registry: its numbers as E.164, and the day it was downloaded, in milliseconds since 1970. */
export type RegistryList = { phones: readonly string[]; listedAt: number };

const purpose = "do-not-call";
/** A statement takes a limited number of values. */
const mostRows = 5000;

/**
 * Replaces what we knew about the area codes in a list, in one transaction. Numbers are kept as keyed hashes: they
 * belong to strangers. Gives the area codes.
 */
export async function storeRegistry(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hash">,
  { phones, listedAt }: RegistryList,
  nowMs: number,
): Promise<string[]> {
  const byHash = new Map(phones.map((phone) => [dataKey.hash(purpose, phone), String(areaCodeOf(phone))]));
  const codes = [...new Set(byHash.values())].toSorted();
  const rows = [...byHash].map(([number_hash, area_code]) => ({ number_hash, area_code }));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("do_not_call_numbers").where("area_code", "in", codes).execute();
    await transaction.deleteFrom("do_not_call_areas").where("area_code", "in", codes).execute();
    const areas = codes.map((area_code) => ({ area_code, listed_at: listedAt, imported_at: nowMs }));
    await transaction.insertInto("do_not_call_areas").values(areas).execute();
    for (let from = 0; from < rows.length; from += mostRows) {
      await transaction
        .insertInto("do_not_call_numbers")
        .values(rows.slice(from, from + mostRows))
        .execute();
    }
  });
  return codes;
}

/**
 * What the registry says about some numbers: the day of the oldest list that they need, null when one was never read in,
 * and whether any of them is listed. The gate decides how old is too old.
 */
export async function readRegistry(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  phones: readonly string[],
): Promise<{ listedAt: number | null; isListed: boolean }> {
  if (phones.length === 0) return { listedAt: null, isListed: false };
  const codes = [...new Set(phones.map((phone) => areaCodeOf(phone) ?? ""))];
  const areas = await db.selectFrom("do_not_call_areas").select("listed_at").where("area_code", "in", codes).execute();
  const listed = await db
    .selectFrom("do_not_call_numbers")
    .select("number_hash")
    .where(
      "number_hash",
      "in",
      phones.flatMap((phone) => dataKey.hashes(purpose, phone)),
    )
    .limit(1)
    .executeTakeFirst();
  const isWhole = areas.length === codes.length;
  return {
    listedAt: isWhole ? Math.min(...areas.map(({ listed_at }) => listed_at)) : null,
    isListed: listed !== undefined,
  };
}
