import type { Kysely } from "kysely";
import type { Capabilities, Capability } from "#app/domain/desk/capabilities.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** The user who acts at the desk, with their rights as of this request, and the time (milliseconds since 1970). */
export type Actor = { staffId: string; may: Capabilities; nowMs: number };

/** Source for the desk's lists: `db` builds the queries, and `reader` runs them. */
export type DeskSource = { db: Kysely<Schema>; reader: DeskReader };

/** Throws `not-allowed` unless the user has the right. */
export function assertMay({ may }: Pick<Actor, "may">, right: Capability): void {
  if (!may.has(right)) throw new AppError("not-allowed", "Your role does not include this.");
}
