import type { Kysely } from "kysely";
import type { ConsentEvidenceRow, ConsentRecordRow, Schema } from "#app/server/database/schema.server.ts";
import { cutOff, type KeptHeads } from "#app/server/keys/chain-heads.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { type ChainEnd, type ConsentRecord, linkAfter, noLinks, sha256Of } from "./evidence-chain.server.ts";
import { isFoundBy, openRecord } from "./records.server.ts";

/** The result of a check of the whole chain: its size, and the problems in words. */
export type ChainReport = { links: number; records: number; problems: string[] };

/** Rows to read at a time. */
const page = 2000;

/**
 * Checks the chain from its first link to its end; that each record present has the digest of its place, and says
 * what its evidence says; that the words are those that the evidence names; and that the chain runs through the heads of
 * earlier backups, because a chain cannot tell by itself that its end was cut off.
 */
export async function checkChain(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "open" | "hashes">,
  { heads, foreign }: KeptHeads = { heads: [], foreign: null },
): Promise<ChainReport> {
  const report: ChainReport = { links: 0, records: 0, problems: await problemsOfWords(db) };
  let end = noLinks;
  for (let rows = await readLinks(db, 0); rows.length > 0; rows = await readLinks(db, end.seq)) {
    for (const row of rows) {
      const next = linkAfter(end, row.digest);
      if (Number(row.seq) !== next.seq) return withProblem(report, `Link ${next.seq} is missing.`);
      if (row.hash !== next.hash) return withProblem(report, `The chain is broken at link ${next.seq}.`);
      if (heads.some(({ number, seal }) => number === next.seq && seal !== next.hash)) {
        return withProblem(report, `Link ${next.seq} is another one than an earlier backup has.`);
      }
      report.links += 1;
      report.problems.push(...problemsOfRecord(row, dataKey));
      if (row.evidence_id !== null) report.records += 1;
      end = next;
    }
  }
  report.problems.push(...(await problemsOfEnd(db, end)));
  const cut = cutOff(heads, end.seq);
  if (cut !== null) report.problems.push(cut);
  if (foreign !== null) report.problems.push(`This head was changed, or another key signed it: ${foreign}`);
  return report;
}

function withProblem(report: ChainReport, problem: string): ChainReport {
  return { ...report, problems: [...report.problems, problem] };
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };
type CheckedLink = { seq: number; digest: string; hash: string } & Nullable<ConsentRecordRow> &
  Nullable<Pick<ConsentEvidenceRow, "text_id" | "text_version" | "text_sha256" | "page_url" | "given_at">>;

async function readLinks(db: Kysely<Schema>, after: number): Promise<CheckedLink[]> {
  const rows = await db
    .selectFrom("consent_chain as link")
    .leftJoin("consent_records as record", "record.seq", "link.seq")
    .leftJoin("consent_evidence as evidence", "evidence.id", "record.evidence_id")
    .select(["link.seq", "digest", "hash"])
    .select(["evidence_id", "email_hash", "sealed_record", "allows_marketing", "kept_until"])
    .select(["text_id", "text_version", "text_sha256", "evidence.page_url", "given_at"])
    .where("link.seq", ">", after)
    .orderBy("link.seq")
    .limit(page)
    .execute();
  return rows as CheckedLink[];
}

function problemsOfRecord(row: CheckedLink, dataKey: Pick<DataKey, "open" | "hashes">): string[] {
  if (row.evidence_id === null || row.sealed_record === null) return [];
  const text = openRecord(dataKey, row.sealed_record);
  if (text === null) return [`The record of link ${row.seq} cannot be opened.`];
  if (sha256Of(text) !== row.digest) return [`The record of link ${row.seq} is not the one that was chained.`];
  const record: ConsentRecord = JSON.parse(text);
  const isFiled = record.id === row.evidence_id && record.marketing === (row.allows_marketing === 1);
  if (!isFiled || !isFoundBy(dataKey, row as ConsentRecordRow, record.email)) {
    return [`The record of link ${row.seq} is filed as something else.`];
  }
  return row.text_id === null || isAsRecorded(row, record) ? [] : [`The evidence of link ${row.seq} was changed.`];
}

function isAsRecorded(row: CheckedLink, { text, pageUrl, givenAt }: ConsentRecord): boolean {
  const stored = [row.text_id, Number(row.text_version), row.text_sha256, row.page_url, Number(row.given_at)];
  const recorded = [text.id, text.version, text.sha256, pageUrl, Date.parse(givenAt)];
  return stored.every((value, index) => value === recorded[index]);
}

async function problemsOfEnd(db: Kysely<Schema>, { seq, hash }: ChainEnd): Promise<string[]> {
  const head = await db.selectFrom("consent_head").selectAll().executeTakeFirst();
  if (!head || Number(head.seq) !== seq || head.hash !== hash) {
    return [`The chain does not end where it should: link ${seq} is the last one there.`];
  }
  return [];
}

async function problemsOfWords(db: Kysely<Schema>): Promise<string[]> {
  const words = await db.selectFrom("consent_words").selectAll().execute();
  return words
    .filter((row) => sha256Of(row.words) !== row.text_sha256)
    .map(({ text_sha256 }) => `The words ${text_sha256.slice(0, 12)}… were changed.`);
}
