declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** What a lead-tracking script may read; there is such a script only with the visitor's consent. */
    leadTracking?: { pageUrl: string };
  }
}

/** Keeps the page address that a lead-tracking script reports in step with the page that is shown. */
export function updateTrackedPage(pageUrl: string): void {
  window.leadTracking = { ...window.leadTracking, pageUrl };
}
