/** Settings that are part of the built pages and so are visible to every visitor. */
export type PublicSettings = {
  /** Base of canonical URLs, without a slash at the end. */
  siteUrl: string;
  /** Where the consultation frame leads; our own page unless set. */
  bookingUrl: string;
  /** Base of the backend that answers `/functions/v1/…`; empty means this origin. */
  functionsUrl: string;
  /** Public key sent with calls to that backend; empty means none. */
  functionsKey: string;
  /** A third party's script, which the Cookie Policy names; empty means none. */
  leadTrackingSrc: string;
};

/** The names by which they are set. */
export const publicSettingNames = ["SITE_URL", "BOOKING_URL", "FUNCTIONS_URL", "FUNCTIONS_KEY", "LEAD_TRACKING_SRC"];

/** The part of an environment that goes into the pages, as it is set; empty where it is not. */
export function publicEnvironment(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(publicSettingNames.map((name) => [name, environment[name] ?? ""]));
}

/** Reads the public settings from an environment. */
export function publicSettings(environment: Record<string, string | undefined>): PublicSettings {
  return {
    siteUrl: withoutTrailingSlash(environment.SITE_URL || "http://localhost:3000"),
    bookingUrl: environment.BOOKING_URL || "/book",
    functionsUrl: withoutTrailingSlash(environment.FUNCTIONS_URL ?? ""),
    functionsKey: environment.FUNCTIONS_KEY ?? "",
    leadTrackingSrc: environment.LEAD_TRACKING_SRC ?? "",
  };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
