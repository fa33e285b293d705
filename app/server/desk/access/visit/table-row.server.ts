import type { DeskOutcome, Needs, StaffWork, TypedFields } from "./desk-visit.server.ts";

/**
 * A row of the table of pages. `subject` is the part of the address that names one item, `path` the page with its query.
 * `me` and `actor` are set wherever `needs` is not `anyone`.
 */
export type DeskView<Seen> = {
  needs: Needs;
  /** Only for a page that asks whether it is still you: where to come back to and try again. */
  backTo?: (subject: string) => string;
  load(work: StaffWork, subject: string, path: string): Promise<Seen> | Seen;
};

/** A page, for users with the right. */
export function view<Seen>(needs: Needs, load: DeskView<Seen>["load"]): DeskView<Seen> {
  return { needs, load };
}

/** A file that leaves the desk: it asks whether it is still you, and then leads to a page with the file. */
export function graveView<Seen>(
  needs: Needs,
  backTo: (subject: string) => string,
  load: DeskView<Seen>["load"],
): DeskView<Seen> {
  return { needs, backTo, load };
}

/** Returns the item of a page; throws a 404 when it is not there: erased, dropped for good, or never existed. */
export function found<Seen>(seen: Seen | null | undefined): Seen {
  if (seen === null || seen === undefined) throw new Response(null, { status: 404 });
  return seen;
}

/** A row of the table of commands. `me` and `actor` are set wherever `needs` is not `anyone`. */
export type DeskCommand = {
  needs: Needs;
  isGrave: boolean;
  /** Description for a user who must show a passkey first, while the form waits. Null when no field is worth keeping. */
  says: string | null;
  run(work: StaffWork, fields: TypedFields, path: string): Promise<DeskOutcome>;
};

/** A command that changes little. */
export function command(needs: Needs, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: false, says: null, run };
}

/** A command that could take the desk, or people's data, away from them: it asks whether it is still you. */
export function graveCommand(needs: Needs, says: string | null, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: true, says, run };
}

/** The same page, with the problem. */
export function problem(name: string, status = 422): DeskOutcome {
  return { shown: { problem: name }, status };
}

/** The same page: too many tries. */
export function slowDown(waitMs: number): DeskOutcome {
  return { shown: { problem: "slow-down", waitSeconds: Math.ceil(waitMs / 1000) }, status: 429 };
}

/** A desk page to come back to. Anything else would send strangers' links through our sign-in. */
export function deskPathOf(to: string | null | undefined): string {
  return to && /^\/desk(?:[/?][\w\-./?=&%]*)?$/.test(to) && !to.includes("//") ? to : "/desk";
}
