/** A script's URL, for its `src`. A browser with Trusted Types accepts a URL only from a policy. */
export function trustedUrl(policy: "page-modules" | "lead-tracking", url: string): string {
  return window.trustedTypes?.createPolicy(policy, { createScriptURL: (given) => given }).createScriptURL(url) ?? url;
}
