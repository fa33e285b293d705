import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { followDesk } from "./live-connection.ts";
import { watchPresence } from "./watch-presence.ts";

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
    const presence = watchPresence();
    let heard = newest.current;
    const catchUp = () => {
      if (heard <= newest.current || !presence.isThere()) return;
      newest.current = heard;
      void revalidate();
    };
    document.addEventListener("visibilitychange", catchUp);
    const stop = followDesk((news) => {
      if (news === "over" || news === "lost") return setState(news);
      setState("live");
      if ("here" in news) return;
      heard = Math.max(heard, news.change);
      catchUp();
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", catchUp);
      presence.stop();
    };
  }, [revalidate]);

  return state;
}
