import type { ServerBuild } from "react-router";

/** Nothing of ours lies deeper. */
const longestShape = 5;

/**
 * Gives of a path that missed what may be logged. The words that stand in our own addresses stay, and each other part
 * becomes `*`: it may be a person's name, or the token of a link that was copied badly.
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

/** No parameter, such as `:token`. */
function isWord(part: string): boolean {
  return part !== "" && !part.startsWith(":");
}
