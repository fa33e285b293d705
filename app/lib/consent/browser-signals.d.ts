// biome-ignore-all lint/style/useConsistentTypeDefinitions: only an interface can be added to.
/** What browsers have and the DOM's types do not know yet. */
interface Navigator {
  /** https://globalprivacycontrol.org/ */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  readonly prerendering?: boolean;
}

interface Window {
  /** What a lead-tracking script may read: the page without query and fragment, which can hold what was typed. Only with consent. */
  leadTracking?: { pageUrl: string };
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(given: string): string },
    ): { createScriptURL(given: string): unknown };
  };
}
