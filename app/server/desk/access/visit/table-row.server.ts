import type { Needs, ViewWork } from "./desk-visit.server.ts";

/**
 * A row of the table of pages. `subject` is the part of the address that names one item, `path` the page with its query.
 * `me` and `actor` are set wherever `needs` is not `anyone`.
 */
export type DeskView<Seen> = {
  needs: Needs;
  /** What the audit says its reader did. */
  audit: string;
  /** Whether it shows visitors, where its right does not say so. */
  people?: boolean;
  /** Only for a file that leaves the desk. It asks whether it is still you: where to come back to and try again. */
  backTo?: (subject: string) => string;
  load(work: ViewWork, subject: string, path: string): Promise<Seen> | Seen;
  /** Ids of whom the page shows besides its subject, such as people who were found by a detail: the audit names them. */
  alsoShows?(seen: NonNullable<Seen>): string[];
};

/** Makes a row from its record. */
export function view<Seen>(row: DeskView<Seen>): DeskView<Seen> {
  return row;
}

/** Returns the item of a page; throws a 404 when it is not there: erased, dropped for good, or never existed. */
export function found<Seen>(seen: Seen | null | undefined): Seen {
  if (seen === null || seen === undefined) throw new Response(null, { status: 404 });
  return seen;
}

const deskPath = /^\/desk(?:[/?][\w\-./?=&%]*)?$/;

/** A desk page to come back to. Anything else would send strangers' links through our sign-in. */
export function deskPathOf(to: string | null | undefined): string {
  if (!to || !deskPath.test(to) || to.includes("//")) return "/desk";
  // As a browser reads it: `/desk/../x` is another page, however the dots are written.
  const { pathname, search } = new URL(to, "http://desk");
  return deskPath.test(pathname) ? pathname + search : "/desk";
}
