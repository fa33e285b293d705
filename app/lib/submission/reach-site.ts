const mostMs = 5000;

/**
 * Whether the site responds at all. If so, a call that got no answer was blocked on its way, for example by an ad blocker,
 * and the form's own POST gets through.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { pathname } = window.location;
  const answer = fetch(pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(mostMs) });
  return answer.then(
    () => true,
    () => false,
  );
}
