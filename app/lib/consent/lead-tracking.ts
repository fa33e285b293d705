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
export function updateTrackedPage({ origin, pathname }: Pick<Location, "origin" | "pathname">): void {
  const tracking = window.leadTracking;
  const pageUrl = origin + pathname;
  // On a page that just came alive the script knows already.
  if (!tracking || tracking.pageUrl === pageUrl || document.documentElement.dataset.personal !== undefined) return;
  tracking.pageUrl = pageUrl;
  window.dispatchEvent(new Event("leadtracking:page"));
}
