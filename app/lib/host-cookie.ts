/**
 * The name under which a cookie of ours goes: over HTTPS with the prefix that makes browsers refuse it from other hosts of
 * the domain (RFC 6265bis, 4.1.3.2). Such a cookie needs `Secure` and `Path=/`.
 */
export function hostCookieName(name: string, { https }: { https: boolean }): string {
  return https ? `__Host-${name}` : name;
}

/** The value of a cookie in a `Cookie` header; null when it is not there or empty. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  const pairs = header?.split(";") ?? [];
  const ours = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return ours?.slice(name.length + 1) || null;
}
