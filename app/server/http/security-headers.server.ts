import type { PublicSettings } from "#config/public-settings.ts";

/**
 * The security headers of every answer, as a flat list of names and values.
 *
 * The content policy still allows inline scripts: hashes per page replace that line here and nowhere else.
 */
export function securityHeaders(settings: Pick<PublicSettings, "bookingUrl" | "functionsUrl">): string[] {
  return [
    ...["X-Content-Type-Options", "nosniff"],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    // Our own /book page is shown in a frame of /get-started.
    ...["X-Frame-Options", "SAMEORIGIN"],
    ...["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
    ...["Content-Security-Policy", contentPolicy(settings)],
  ];
}

function contentPolicy({ bookingUrl, functionsUrl }: Pick<PublicSettings, "bookingUrl" | "functionsUrl">): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...foreignOrigin(functionsUrl)].join(" "),
    ["frame-src 'self'", ...foreignOrigin(bookingUrl)].join(" "),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join("; ");
}

/** The origin of an absolute URL; nothing for a path of our own. */
function foreignOrigin(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
