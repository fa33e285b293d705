// biome-ignore-all lint/style/useConsistentTypeDefinitions: only an interface can be added to.
/** What browsers have and the DOM's types do not know yet. */
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
  /** What a lead-tracking script may read: the page without query and fragment, which can hold what was typed. Only with consent. */
  leadTracking?: { pageUrl: string };
  readonly Temporal?: { Now: { timeZoneId(): string } };
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(given: string): string },
      // In truth an object, which the DOM's types do not take where they want an address.
    ): { createScriptURL(given: string): string };
  };
}
