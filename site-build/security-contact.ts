import { site } from "#config/site.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): who finds a hole writes here. It runs out within a year of the build. */
export function securityContact(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 360 * dayMs);
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
