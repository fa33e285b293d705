import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isOpenPopover } from "#app/components/ui/term-tips.ts";
import { endArrival } from "./arrival-script.tsx";
import { endWait, useFollowedLinks } from "./follow-links.ts";
import { menuId } from "./header.tsx";

/**
 * What a browser does by itself on a page load and React has to do on a navigation in place: close the menu, move
 * the focus to the new page's heading, say its title. (The router scrolls.) Rendered only where React runs.
 */
export function NavigationEffects() {
  const { key, pathname } = useLocation();
  const shown = useRef({ key, pathname });
  const [announcement, setAnnouncement] = useState("");
  useFollowedLinks();

  // Ahead of the router's scrolling, which comes with the same commit.
  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    endArrival();
    endWait();
  }, [key]);

  useEffect(() => {
    updateTrackedPage(location);
    const before = shown.current;
    shown.current = { key, pathname };
    // The page as it came: a menu that was opened before React ran stays open.
    if (before.key === key) return;
    // A link to the page itself changes the key alone.
    closeMenu();
    if (before.pathname === pathname) return;
    focusHeading();
    setAnnouncement(document.title);
  }, [key, pathname]);

  return (
    <p className="vh" aria-live="polite">
      {announcement}
    </p>
  );
}

function closeMenu() {
  const menu = document.getElementById(menuId);
  if (isOpenPopover(menu)) menu.hidePopover?.();
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** What a lead-tracking script may read; it is there only with the visitor's consent. */
    leadTracking?: { pageUrl: string };
  }
}

/**
 * Tells a lead-tracking script, where one may run, of the page that is shown now: `leadTracking.pageUrl` is changed, and
 * an event `leadtracking:page` says so. The address goes without query and fragment, which can hold what was typed.
 */
function updateTrackedPage({ origin, pathname }: Pick<Location, "origin" | "pathname">): void {
  const tracking = window.leadTracking;
  const pageUrl = origin + pathname;
  // On a page that just came alive the script knows already.
  if (!tracking || tracking.pageUrl === pageUrl || document.documentElement.dataset.personal !== undefined) return;
  tracking.pageUrl = pageUrl;
  window.dispatchEvent(new Event("leadtracking:page"));
}
