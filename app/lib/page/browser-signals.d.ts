// biome-ignore-all lint/style/useConsistentTypeDefinitions: only an interface can be added to.
/** Browser features that the DOM's types do not have yet. */
interface Navigator {
  /** https://globalprivacycontrol.org/ */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  readonly prerendering?: boolean;
}

interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}

interface Window {
  /**
   * The data a lead-tracking script may read: the page without query and fragment, which can hold typed text. Only with
   * consent.
   */
  leadTracking?: { pageUrl: string };
  readonly Temporal?: { Now: { timeZoneId(): string } };
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(given: string): string },
      // It is really an object, which the DOM's types reject where they want a URL.
    ): { createScriptURL(given: string): string };
  };
}
