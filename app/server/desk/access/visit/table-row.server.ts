import type { DeskOutcome, Needs, StaffWork, TypedFields, ViewWork } from "./desk-visit.server.ts";

/**
 * A row of the table of pages. `subject` is the part of the address that names one item, `path` the page with its query.
 * `me` and `actor` are set wherever `needs` is not `anyone`.
 */
export type DeskView<Seen> = {
  needs: Needs;
  /** Only for a page that asks whether it is still you: where to come back to and try again. */
  backTo?: (subject: string) => string;
  load(work: ViewWork, subject: string, path: string): Promise<Seen> | Seen;
  /** Ids of whom the page shows besides its subject, such as people who were found by a detail: the audit names them. */
  alsoShows?(seen: NonNullable<Seen>): string[];
};

/** A page, for users with the right. */
export function view<Seen>(
  needs: Needs,
  load: DeskView<Seen>["load"],
  alsoShows: DeskView<Seen>["alsoShows"] = () => [],
): DeskView<Seen> {
  return { needs, load, alsoShows };
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

/**
 * What a waiting form will do, in words: nothing on the page that confirms it is a value of the form. `words` are someone's
 * own text, such as the letter that goes out.
 */
export type Told = { title: string; lines: string[]; words?: string; button: string };

/** Tells it from the form's fields. */
export type Tells = (work: StaffWork, fields: TypedFields) => Promise<Told> | Told;

/** A row of the table of commands. `me` and `actor` are set wherever `needs` is not `anyone`. */
export type DeskCommand = {
  needs: Needs;
  isGrave: boolean;
  /** Also asks when a passkey was shown a moment ago: for what no one can take back. */
  asksEachTime: boolean;
  /** For a user who must show a passkey first, while the form waits. Null when its page asks for everything again. */
  tells: Tells | null;
  run(work: StaffWork, fields: TypedFields, path: string): Promise<DeskOutcome>;
};

/** A command that changes little. */
export function command(needs: Needs, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: false, asksEachTime: false, tells: null, run };
}

/** A command that could take the desk, or people's data, away from them: it asks whether it is still you. */
export function graveCommand(needs: Needs, tells: Tells | null, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: true, asksEachTime: false, tells, run };
}

/** A command that no one can take back: each time, it asks whether it is still you, and shows what it will do. */
export function finalCommand(needs: Needs, tells: Tells, run: DeskCommand["run"]): DeskCommand {
  return { needs, isGrave: true, asksEachTime: true, tells, run };
}

/** The same page, with the problem. */
export function problem(name: string, status = 422): DeskOutcome {
  return { shown: { problem: name }, status };
}

/** The same page: too many tries. */
export function slowDown(waitMs: number): DeskOutcome {
  return { shown: { problem: "slow-down", waitSeconds: Math.ceil(waitMs / 1000) }, status: 429 };
}

const deskPath = /^\/desk(?:[/?][\w\-./?=&%]*)?$/;

/** A desk page to come back to. Anything else would send strangers' links through our sign-in. */
export function deskPathOf(to: string | null | undefined): string {
  if (!to || !deskPath.test(to) || to.includes("//")) return "/desk";
  // As a browser reads it: `/desk/../x` is another page, however the dots are written.
  const { pathname, search } = new URL(to, "http://desk");
  return deskPath.test(pathname) ? pathname + search : "/desk";
}
