import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { rememberLately } from "#app/domain/remember-lately.ts";

/** The methods that the route at a path answers; null when no listed route has that path. */
type AllowedMethods = (pathname: string) => readonly string[] | null;

/** Finds routes as the router does, but without the catch-all: a path that only it matches does not exist. */
export function knownRoutes(routes: ServerBuild["routes"]): AllowedMethods {
  const find = routeFinder(routes);
  return (pathname) => {
    const matches = find(pagePath(pathname));
    if (!matches) return null;
    const takesForms = matches.some(({ route }) => route.id !== undefined && routes[route.id]?.module.action);
    return takesForms ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
  };
}

/** The pattern of the route at a path; null when no listed route has that path. */
export type RoutePattern = (pathname: string) => string | null;

/** Finds the pattern (`/guides/:slug`) behind a page's path: there are few patterns, and none contains anyone's token. */
export function routePatterns(routes: ServerBuild["routes"]): RoutePattern {
  const find = routeFinder(routes);
  return (pathname) => {
    const matches = find(pathname);
    return matches && `/${matches.flatMap(({ route }) => route.path || []).join("/")}`;
  };
}

/** The router ranks all routes again for each path, which takes most of a millisecond: we ask it once per path. */
const mostPaths = 500;

/** The router's match for a path, except the catch-all; null when no listed route has that path. */
function routeFinder(routes: ServerBuild["routes"]) {
  const tree = childrenOf(undefined, routes);
  const find = rememberLately((pathname: string) => {
    // The router would print a warning for each malformed escape.
    const matches = isDecodable(pathname) ? matchRoutes(tree, pathname) : null;
    return { matches: matches?.at(-1)?.route.path === "*" ? null : matches };
  }, mostPaths);
  return (pathname: string) => find(pathname).matches;
}

/** The page whose data a client-side navigation requests: `/get-started.data` → `/get-started`, `/_.data` → `/`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
}

function childrenOf(parentId: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .flatMap((route) => (route ? [routeObject(route, routes)] : []));
}

function routeObject(route: NonNullable<ServerBuild["routes"][string]>, routes: ServerBuild["routes"]): RouteObject {
  const { id, path } = route;
  if (route.index) return { id, index: true, ...(path === undefined ? {} : { path }) };
  return { id, children: childrenOf(id, routes), ...(path === undefined ? {} : { path }) };
}

/** None of our addresses contains a zero byte either. */
function isDecodable(pathname: string): boolean {
  try {
    // The result is used on purpose: a bundler drops a call with an unused result, and its exception with it.
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}

/** None of our addresses has more parts. */
const longestShape = 5;

/**
 * Gives the part of an unknown path that may be logged. Words from our own addresses stay, and every other part becomes `*`:
 * it may be a person's name, or the token of a badly copied link.
 *
 * @param filePaths the paths of all prerendered pages and files
 */
export function missedPathShape(routes: ServerBuild["routes"], filePaths: Iterable<string>) {
  const routePaths = Object.values(routes).map((route) => route?.path ?? "");
  const known = new Set([...routePaths, ...filePaths].flatMap((path) => path.split("/")).filter(isWord));
  return (pathname: string): string => {
    const parts = pathname.split("/").slice(1);
    const shown = parts.slice(0, longestShape).map((part) => (part === "" || known.has(part) ? part : "*"));
    return `/${shown.join("/")}${parts.length > longestShape ? "/…" : ""}`;
  };
}

/** Not a parameter, such as `:token`. */
function isWord(part: string): boolean {
  return part !== "" && !part.startsWith(":");
}
