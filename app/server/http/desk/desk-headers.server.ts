/**
 * The headers of every desk page, as a flat list: its own scripts by nonce and nothing from other hosts, no frame
 * around it, hidden from search engines.
 *
 * @param commonHeaders what public answers carry
 */
export function deskHeaders(commonHeaders: readonly string[], nonce: string): string[] {
  const own: [string, string][] = [
    ["X-Frame-Options", "DENY"],
    // With "no-referrer" browsers would send the origin of a form as "null".
    ["Referrer-Policy", "same-origin"],
    ["Content-Security-Policy", deskPolicy(nonce)],
    ["X-Robots-Tag", "noindex, nofollow"],
    ["Cache-Control", "no-store"],
  ];
  const kept = commonHeaders.filter((_, index, all) => {
    const name = all[index - (index % 2)];
    return !own.some(([other]) => other === name);
  });
  return [...kept, ...own.flat()];
}

function deskPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // An incoming email, as its sender made it, with its own policy.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
