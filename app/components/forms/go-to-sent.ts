import { showNotice } from "#app/components/notices/notices.ts";
import { carryNotice, type Notice } from "#app/components/notices/store.ts";
import { isReachable } from "#app/lib/submission/reach-site.ts";

/**
 * Goes to the confirmation: a part of this page, or another page, which then shows the notice. False if the connection broke
 * after the form got through: the browser would show its own error page, and the visitor would not know that we have it.
 */
export async function goToSent(sentTo: string, notice: Notice | undefined): Promise<boolean> {
  const [, anchor] = sentTo.split("#");
  const leaves = anchor === undefined && (await isReachable());
  if (notice) (leaves ? carryNotice : showNotice)(notice);
  if (leaves) location.assign(sentTo);
  if (!anchor) return leaves;
  // The browser itself navigates there: only then does CSS match the part as the target.
  location.hash = anchor;
  document.getElementById(anchor)?.focus();
  return true;
}
