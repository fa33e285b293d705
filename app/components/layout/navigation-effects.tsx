import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { updateTrackedPage } from "#app/lib/consent/lead-tracking.ts";
import { endArrival } from "./arrival-script.tsx";
import { useFollowedLinks } from "./follow-links.ts";
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
    if (shown.current.key !== key) endArrival();
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
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
