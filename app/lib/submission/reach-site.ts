const mostMs = 5000;

/**
 * Whether the site itself responds. If so, something blocked or answered a call on its way, for example an ad blocker or a
 * firewall, and the form's own POST gets through. A page that isn't ours, such as the sign-in of a hotel's network or a
 * proxy's error, lacks a header that all our answers have: sending the form there would lose it.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { pathname } = window.location;
  const answer = fetch(pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(mostMs) });
  return answer.then(
    ({ ok, headers }) => ok && headers.has("Cross-Origin-Opener-Policy"),
    () => false,
  );
}
