import type { Kysely } from "kysely";
import { z } from "zod";
import type { ContactStop } from "#app/domain/contact/contact-stops.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { readConsentWords } from "./evidence.server.ts";
import { type ChainEnd, type ConsentRecord, linkAfter, noLinks, sha256Of } from "./evidence-chain.server.ts";
import { openRecord, readRecords } from "./records.server.ts";

/** The first words of each bundle. */
const format = "Path to Keys: evidence of consent, version 1";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const recordSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  form: z.string(),
  pageUrl: z.string(),
  givenAt: z.iso.datetime(),
  text: z.object({ id: z.string(), version: z.int(), sha256: hash }),
  marketing: z.boolean(),
  salt: hash,
}) satisfies z.ZodType<ConsentRecord>;

const bundleSchema = z.strictObject({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  email: z.string(),
  /**
   * `record` is the record's text, byte by byte as it was chained; `keptUntil` is set once the rest was erased. `affirmedAt` is
   * when its giver said, behind the link in our email or by a signature, that it counts, whatever they stopped before.
   */
  records: z.array(
    z.strictObject({
      link: z.int(),
      record: z.string(),
      words: z.string(),
      keptUntil: z.iso.datetime().nullable(),
      affirmedAt: z.iso.datetime().optional(),
    }),
  ),
  stops: z.array(z.strictObject({ channel: z.string(), scope: z.string(), source: z.string(), at: z.iso.datetime() })),
  /** The links from the first of these records to the chain's end: the hash before them, and the digest of each. */
  chain: z.strictObject({ before: hash, firstLink: z.int(), digests: z.array(hash), lastLink: z.int(), hash }),
  checksum: hash,
});

/** Everything that proves what one person agreed to, for someone who trusts no one here. */
export type EvidenceBundle = z.infer<typeof bundleSchema>;

/** A record of a bundle, read. */
export function readRecordText(record: string): ConsentRecord {
  return recordSchema.parse(JSON.parse(record));
}

type BundleParts = {
  db: Kysely<Schema>;
  dataKey: Pick<DataKey, "open" | "hashes">;
  /** The stops for the person's address, and for one of their numbers. */
  readStops(addresses: { email: string; phone: string | null }): Promise<ContactStop[]>;
};

/** Makes the bundle of an address; null when no one agreed to anything with it. Throws when a record cannot be opened. */
export async function makeBundle(
  { db, dataKey, readStops }: BundleParts,
  email: string,
  nowMs: number,
): Promise<EvidenceBundle | null> {
  const rows = await readRecords(db, dataKey, email);
  const [first] = rows;
  if (!first) return null;
  const opened = rows.map(({ seq, sealed_record, kept_until }) => {
    const record = openRecord(dataKey, sealed_record);
    if (record === null) throw new Error("A record is sealed with a DATA_KEY that is not set anymore, or was changed.");
    const { id, phone, text } = readRecordText(record);
    return { id, link: Number(seq), record, phone, sha256: text.sha256, keptUntil: kept_until };
  });
  const affirmed = await readAffirmed(
    db,
    opened.map(({ id }) => id),
  );
  const words = await readConsentWords(db, [...new Set(opened.map(({ sha256 }) => sha256))]);
  const phones = [...new Set(opened.map(({ phone }) => phone))];
  const stops = await Promise.all(phones.map((phone) => readStops({ email, phone })));
  return withChecksum({
    format,
    madeAt: isoTime(nowMs),
    email,
    records: opened.map(({ id, link, record, sha256, keptUntil }) => {
      const affirmedAt = affirmed.get(id);
      return {
        link,
        record,
        words: words.get(sha256) ?? "",
        keptUntil: keptUntil === null ? null : isoTime(keptUntil),
        ...(affirmedAt !== undefined && { affirmedAt: isoTime(affirmedAt) }),
      };
    }),
    stops: distinctStops(stops.flat()),
    chain: await readChain(db, Number(first.seq)),
  });
}

/** When some yeses were affirmed, by the id of their evidence. */
async function readAffirmed(db: Kysely<Schema>, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("consent_changes")
    .select(["evidence_id", "changed_at"])
    .where("evidence_id", "in", ids)
    .where("change", "in", ["affirmed", "signed"])
    .orderBy("changed_at")
    .execute();
  return new Map(rows.map(({ evidence_id, changed_at }) => [evidence_id, changed_at]));
}

/** A stop is known by an address and a number; it is listed once. */
function distinctStops(stops: readonly ContactStop[]): EvidenceBundle["stops"] {
  const told = stops.map(({ channel, scope, source, stoppedAt }) => ({
    channel,
    scope,
    source,
    at: isoTime(stoppedAt),
  }));
  return [...new Map(told.map((stop) => [Object.values(stop).join(" "), stop])).values()];
}

async function readChain(db: Kysely<Schema>, firstLink: number): Promise<EvidenceBundle["chain"]> {
  const links = await db
    .selectFrom("consent_chain")
    .selectAll()
    .where("seq", ">=", firstLink - 1)
    .orderBy("seq")
    .execute();
  const before = firstLink === 1 ? noLinks.hash : (links.shift()?.hash ?? "");
  const last = links.at(-1);
  return {
    before,
    firstLink,
    digests: links.map(({ digest }) => digest),
    lastLink: Number(last?.seq),
    hash: last?.hash ?? "",
  };
}

function isoTime(timeMs: number): string {
  return new Date(Number(timeMs)).toISOString();
}

/** The file format of a bundle. */
export function writeBundle(bundle: EvidenceBundle): string {
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

function withChecksum(content: Omit<EvidenceBundle, "checksum">): EvidenceBundle {
  return { ...content, checksum: sha256Of(JSON.stringify(content)) };
}

/** The problems of a bundle's text, in words; none when it is unchanged and its chain is intact. */
export function problemsOfBundle(text: string): string[] {
  const parsed = bundleSchema.safeParse(jsonOf(text));
  if (!parsed.success) return ["This isn’t a bundle of evidence, or part of it is missing."];
  const bundle = parsed.data;
  const { checksum, ...content } = bundle;
  const problems = bundle.records.flatMap((item) => problemsOfRecord(item, bundle));
  const end = endOf(bundle.chain);
  if (end.seq !== bundle.chain.lastLink || end.hash !== bundle.chain.hash) problems.push("The chain is broken.");
  if (writeBundle(bundle) !== text || withChecksum(content).checksum !== checksum) {
    problems.push("The file was changed after it was made.");
  }
  return problems;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function endOf({ before, firstLink, digests }: EvidenceBundle["chain"]): ChainEnd {
  return digests.reduce(linkAfter, { seq: firstLink - 1, hash: before });
}

function problemsOfRecord(
  { link, record, words }: EvidenceBundle["records"][number],
  bundle: EvidenceBundle,
): string[] {
  const { firstLink, digests } = bundle.chain;
  if (digests[link - firstLink] !== sha256Of(record)) return [`Record ${link} is not the one that was chained.`];
  const { email, text } = readRecordText(record);
  const isTheirs = email.trim().toLowerCase() === bundle.email.trim().toLowerCase();
  return [
    ...(isTheirs ? [] : [`Record ${link} is somebody else’s.`]),
    ...(sha256Of(words) === text.sha256 ? [] : [`The words with record ${link} are not those that were agreed to.`]),
  ];
}
