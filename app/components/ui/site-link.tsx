import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isLivePage } from "#app/content/site/live-pages.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site, with its #anchor if any, or a whole address (`https:`, `tel:`, `mailto:`). */
  to: string;
};

/**
 * A link to anywhere. Where React runs, pages on which it runs too are reached without a reload; every other page is
 * asked of the server, which has it whole.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const path = to.split(/[?#]/, 1)[0] ?? "";
  return isLivePage(path) ? <Link {...rest} to={to} viewTransition /> : <a {...rest} href={to} />;
}
