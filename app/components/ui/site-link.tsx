import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isPage } from "#app/content/page-heads.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site, with its #anchor if any, or a whole address (`https:`, `tel:`, `mailto:`). */
  to: string;
};

/**
 * A link to anywhere. Pages of this build are reached without a reload where React runs; what is not a page of
 * this build (yet) is asked of the server, which answers with the 404 page and its status.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const path = to.split(/[?#]/, 1)[0] ?? "";
  return isPage(path) ? <Link {...rest} to={to} viewTransition /> : <a {...rest} href={to} />;
}
