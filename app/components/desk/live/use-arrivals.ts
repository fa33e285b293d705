import { useEffect } from "react";
import { followDesk } from "./live-connection.ts";

/** Counts what came while this tab was hidden, in its title and its icon, until someone looks at it. */
export function useArrivals(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let arrived = 0;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const ownIcon = icon?.href ?? "";
    const show = () => {
      const title = document.title.replace(countInTitle, "");
      document.title = arrived === 0 ? title : `(${words(arrived)}) ${title}`;
      if (icon) icon.href = arrived === 0 ? ownIcon : iconWith(arrived);
    };
    const look = () => {
      if (document.hidden || arrived === 0) return;
      arrived = 0;
      show();
    };
    document.addEventListener("visibilitychange", look);
    const stop = followDesk((news) => {
      if (typeof news !== "object" || "here" in news || news.arrived === 0 || !document.hidden) return;
      arrived += news.arrived;
      show();
    });
    return () => {
      arrived = 0;
      show();
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOn]);
}

const countInTitle = /^\(\d+\+?\) /;

/** As the inbox counts: a hundred is enough. */
function words(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** The colors of the one next step (marigold on evergreen), which a picture without a stylesheet needs by themselves. */
function iconWith(count: number): string {
  const text = count > 9 ? "9+" : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17573f"/><circle cx="16" cy="16" r="13" fill="#f2a81d"/><text x="16" y="22.500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="18" fill="#14211b">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
