/*
 * Makes a search field answer as one types. A file of its own in the build (config/bundled-scripts.ts), which the header's
 * script starts when someone first focuses a field: pages load nothing for it before.
 */
import "#app/lib/page/older-browsers.ts";
import { SearchBox } from "./search-box.ts";

const boxes = new WeakMap<HTMLInputElement, SearchBox>();

function boxOf(field: HTMLInputElement): SearchBox {
  const box = boxes.get(field) ?? new SearchBox(field);
  boxes.set(field, box);
  return box;
}

function wake(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.name === "q") boxOf(target).load();
}

addEventListener("focusin", ({ target }) => wake(target));
wake(document.activeElement);

// An address with a search shows its results, also when someone comes back to it.
const kept = document.querySelector<HTMLInputElement>("[data-in-address] [name=q]");
const query = new URLSearchParams(location.search).get("q");
if (kept && query) {
  kept.value ||= query;
  boxOf(kept).ask();
}
