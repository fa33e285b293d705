/** The address of a script, as its `src` takes it. A browser with Trusted Types takes an address only from a policy. */
export function trustedUrl(policy: "page-modules" | "lead-tracking", url: string): string {
  return window.trustedTypes?.createPolicy(policy, { createScriptURL: (given) => given }).createScriptURL(url) ?? url;
}
