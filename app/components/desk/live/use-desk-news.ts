import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { followDesk } from "./live-connection.ts";

/** Reloading counts as activity. A user who has not touched the page for this long is away, and their session ends. */
const awayAfterMs = 20 * 60_000;

/**
 * Reloads a page's data whenever the desk has changed, and says when that fails. A hidden page waits until someone looks at
 * it again.
 *
 * @param seen number of the last change in the page's data
 */
export function useDeskNews(seen: number): "live" | "over" | "lost" {
  const [state, setState] = useState<"live" | "over" | "lost">("live");
  const { revalidate } = useRevalidator();
  const newest = useRef(seen);
  newest.current = Math.max(newest.current, seen);

  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const touches = ["pointerdown", "pointermove", "keydown", "scroll"] as const;
    for (const name of touches) window.addEventListener(name, touch, { passive: true });
    let heard = newest.current;
    const catchUp = () => {
      if (heard <= newest.current || document.hidden || Date.now() - touchedAt > awayAfterMs) return;
      newest.current = heard;
      void revalidate();
    };
    const look = () => {
      if (!document.hidden) touch();
      catchUp();
    };
    document.addEventListener("visibilitychange", look);
    const stop = followDesk((news) => {
      if (news === "over" || news === "lost") return setState(news);
      setState("live");
      heard = Math.max(heard, news.change);
      catchUp();
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      for (const name of touches) window.removeEventListener(name, touch);
    };
  }, [revalidate]);

  return state;
}
