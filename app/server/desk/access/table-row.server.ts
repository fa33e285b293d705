import type { DeskOutcome, Needs, StaffWork, TypedFields } from "./desk-visit.server.ts";

/**
 * One row of the table of pages. `subject` is the part of the address that names one thing, `path` the page with its query.
 * `me` and `actor` are there wherever `needs` is not `anyone`.
 */
export type DeskView<Seen> = {
  needs: Needs;
  /** Only of a page that asks whether it is still you: where to come back to, and try again. */
  backTo?: (subject: string) => string;
  load(work: StaffWork, subject: string, path: string): Promise<Seen> | Seen;
};

/** A page that somebody may see. */
export function view<Seen>(needs: Needs, load: DeskView<Seen>["load"]): DeskView<Seen> {
  return { needs, load };
}

/** A file that could be carried away: it asks whether it is still you, and then leads to a page from where it is taken. */
export function graveView<Seen>(
  needs: Needs,
  backTo: (subject: string) => string,
  load: DeskView<Seen>["load"],
): DeskView<Seen> {
  return { needs, backTo, load };
}

/** What a page is about; throws a 404 when it is not there: erased, dropped for good, or never was. */
export function found<Seen>(seen: Seen | null | undefined): Seen {
  if (seen === null || seen === undefined) throw new Response(null, { status: 404 });
  return seen;
}

/** One row of the table of commands. `me` and `actor` are there wherever `needs` is not `anyone`. */
export type DeskCommand = {
  needs: Needs;
  isGrave: boolean;
  /** What it does, for who has to show a passkey first: the form waits meanwhile. Null when nothing in it is worth that. */
  says: string | null;
  run(work: StaffWork, fields: TypedFields, path: string): Promise<DeskOutcome>;
};

/** A command that changes little. */
export function command(needs: Needs, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: false, says: null, run };
}

/** A command that could take the desk away from its people, or their data: it asks whether it is still you. */
export function graveCommand(needs: Needs, says: string | null, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: true, says, run };
}

/** The page again, with what is wrong. */
export function problem(name: string, status = 422): DeskOutcome {
  return { shown: { problem: name }, status };
}

/** The page again: tries come too fast. */
export function slowDown(waitMs: number): DeskOutcome {
  return { shown: { problem: "slow-down", waitSeconds: Math.ceil(waitMs / 1000) }, status: 429 };
}

/** A page of the desk to come back to; anything else would lead strangers' links through our sign-in. */
export function deskPathOf(to: string | null | undefined): string {
  return to && /^\/desk(?:[/?][\w\-./?=&%]*)?$/.test(to) && !to.includes("//") ? to : "/desk";
}
