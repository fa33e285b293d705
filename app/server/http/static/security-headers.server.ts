import { bareContentPolicy, type PolicyAddresses } from "#config/content-policy.ts";
import type { PublicSettings } from "#config/public-settings.ts";

/** Two years, as the browsers' preload lists ask. It says nothing about other names under the same domain. */
const transportSecurity = "max-age=63072000";

/**
 * The security headers of every answer, as a flat list of names and values. A document with inline scripts or styles
 * lists them in its own content policy (`withContentPolicy`).
 */
export function securityHeaders(settings: PolicyAddresses & Pick<PublicSettings, "siteUrl">): string[] {
  return [
    ...["X-Content-Type-Options", "nosniff"],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    // Our own /book page appears in a frame on /get-started.
    ...["X-Frame-Options", "SAMEORIGIN"],
    ...["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
    ...["Cross-Origin-Resource-Policy", "same-origin"],
    // A site with an https address is served behind TLS. Browsers ignore this header on any other connection.
    ...(settings.siteUrl.startsWith("https:") ? ["Strict-Transport-Security", transportSecurity] : []),
    ...["Content-Security-Policy", bareContentPolicy(settings)],
  ];
}

/** The same headers with another content policy. */
export function withContentPolicy(headers: readonly string[], policy: string): string[] {
  return headers.with(headers.indexOf("Content-Security-Policy") + 1, policy);
}

/** The headers of a development server: its pages hold scripts of Vite without a hash or nonce. */
export function withoutContentPolicy(headers: readonly string[]): string[] {
  return headers.toSpliced(headers.indexOf("Content-Security-Policy"), 2);
}
