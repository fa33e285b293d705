import type { Page } from "@playwright/test";

type Failure = "connectionrefused" | "connectionreset";

/** Acts like an ad blocker: requests to this address never leave the browser. */
export async function blocked(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** Keeps the page's scripts from reaching the site, though the device counts as online; the returned function ends that. */
export async function outOfReach(page: Page, failure: Failure = "connectionrefused"): Promise<() => Promise<void>> {
  await page.route("**/*", (route) =>
    route.request().resourceType() === "fetch" ? route.abort(failure) : route.fallback(),
  );
  return () => page.unroute("**/*");
}
