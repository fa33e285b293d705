import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Follows the links that `SiteLink` has marked without a reload, with one listener for all. What the browser is asked to
 * do in another way, a new tab or a download, is left to it; so is a click that the page has used for something else.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = markedLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      void navigate({ pathname, search, hash }, { replace: href === location.href, viewTransition: true });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

function markedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[data-in-place]");
  return link && (link.target === "" || link.target === "_self") ? link : null;
}
