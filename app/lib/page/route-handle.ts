import { useLocation, useMatches, useRouteError } from "react-router";

/** What a route says about its page: `export const handle = { shell: "none" } satisfies RouteHandle`. */
export type RouteHandle = {
  /** Its address is the key to one person's data: nothing third parties' runs here, and no one is told the address. */
  personal?: boolean;
  /**
   * "none" leaves out header and footer, for a page shown inside a frame. "landing" has short ones: a page that tells
   * one story offers no other way on than its end.
   */
  shell?: "none" | "landing";
};

/** The handle that applies to what is shown now; a page that failed has none, so it ships no script. */
export function useRouteHandle(): RouteHandle {
  const failed = useRouteError() != null;
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return failed ? {} : Object.assign({}, ...handles);
}

/** The path of the page that is shown. Prerendering asks for `/get-started/`, the visitor for `/get-started`. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(.)\/$/, "$1");
}
