import { type ComponentProps, createContext, useContext } from "react";
import { isLivePage } from "#app/content/site/live-pages.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site, with its #anchor if any, or a whole address (`https:`, `tel:`, `mailto:`). */
  to: string;
};

/** Whether React runs on the page that is drawn, so that its links can be followed in place. */
export const FollowsLinks = createContext(true);

/**
 * A link to anywhere. Where React runs, pages on which it runs too are reached without a reload; every other page is
 * asked of the server, which has it whole. The router's own link costs 0.1 ms each to come alive, and a page has eighty:
 * these are marked, and one listener follows them (`follow-links.ts`).
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const path = to.split(/[?#]/, 1)[0] ?? "";
  const isInPlace = useContext(FollowsLinks) && isLivePage(path);
  return <a {...rest} href={to} data-in-place={isInPlace ? "" : undefined} />;
}
