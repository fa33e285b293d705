import { choiceOfBrowser } from "./kept-choice.ts";
import { keepTouch, readKeptTouches, touchOf } from "./kept-touches.ts";

/**
 * What a submission says of how its sender came: with consent the last touch, and the first one as `first_…`; without,
 * only what this page view brought.
 */
export function attributionNow(): Record<string, string> {
  const isAllowed = choiceOfBrowser()?.kinds.includes("marketing") && !navigator.globalPrivacyControl;
  if (!isAllowed) keepTouch(false);
  const kept = isAllowed ? readKeptTouches() : null;
  if (!kept) return touchOf(location.href, document.referrer);
  const first = Object.entries(kept.first).map(([name, value]) => [`first_${name}`, value]);
  return { ...kept.last, ...Object.fromEntries(first) };
}
