import { useEffect } from "react";
import { useNavigate } from "react-router";

/** How long a page may take to come in place. Then the server is asked for it, which has it whole without a script. */
const patienceMs = 5_000;

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
      waitFor(href);
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

/** The page that is waited for, if any. */
let awaited: { href: string; end: AbortController } | null = null;

/** The page that was waited for is shown, or the visitor goes elsewhere. */
export function endWait(): void {
  awaited?.end.abort();
  awaited = null;
}

/**
 * Sees to it that a link leads somewhere when its page does not come in place. By itself the router waits for a script
 * without end, and where one is lost it loads the old page again; a browser that draws nothing shows no transition.
 */
function waitFor(href: string): void {
  // Whoever taps again gets no longer wait.
  if (awaited?.href === href) return;
  endWait();
  const end = new AbortController();
  const { signal } = end;
  awaited = { href, end };
  const timer = setTimeout(askServer, patienceMs, href);
  signal.addEventListener("abort", () => clearTimeout(timer));
  window.addEventListener("beforeunload", endWait, { signal });
  // Some browsers cannot tell what the router is about to do: there the old page comes again, as it would.
  if (!("navigation" in window)) return;
  const insteadOfOldPage = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    event.preventDefault();
    setTimeout(askServer, 0, href);
  };
  window.navigation.addEventListener("navigate", insteadOfOldPage, { signal });
}

function askServer(href: string): void {
  endWait();
  // The address may be there already; going to its #anchor would load nothing.
  if (location.href === href) location.reload();
  else location.assign(href);
}
