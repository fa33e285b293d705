import { useLocation, useMatches, useRouteError } from "react-router";

/** A route's settings for its page: `export const handle = { shell: "none" } satisfies RouteHandle`. */
export type RouteHandle = {
  /** Its URL is the key to one person's data: no third-party code runs here, and the URL is not sent to anyone. */
  personal?: boolean;
  /**
   * "none" has no header and footer, for a page shown inside a frame. "landing" has short ones: a page that tells
   * one story offers no other way on than its end.
   */
  shell?: "none" | "landing";
};

/** The handle of the current page; a failed page has none, so it ships no script. */
export function useRouteHandle(): RouteHandle {
  const failed = useRouteError() != null;
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return failed ? {} : Object.assign({}, ...handles);
}

/** The path of the current page. Prerendering asks for `/get-started/`, the visitor for `/get-started`. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(.)\/$/, "$1");
}
