import { useEffect } from "react";
import { type FinderTexts, finderFieldNames, finderTexts } from "#app/forms/finder-answers.ts";

/** Stands first, so that a later version of the questions can tell its own links from these. */
const version = "finder1";
// Browsers refuse a page that rewrites its address at every key.
const pauseMs = 300;

/** What a shared link says, after its `#`, which browsers never send to a server. Null when it says nothing. */
export function textsInAddress(): FinderTexts | null {
  const said = new URLSearchParams(location.hash.slice(1));
  return said.has(version) ? finderTexts(said) : null;
}

/** Keeps the answers in the address, so that the page can be shared, reloaded and come back to. */
export function useTextsInAddress(texts: FinderTexts) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const said = finderFieldNames.filter((name) => texts[name] !== "").map((name) => [name, texts[name]]);
      if (said.length === 0 && textsInAddress() === null) return;
      const hash = said.length === 0 ? "" : `#${new URLSearchParams([[version, ""], ...said])}`;
      // The router keeps its own notes in the state.
      if (hash !== location.hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [texts]);
}
