type RouteFiles = { path?: string; module: string; imports?: readonly string[] };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** The router's list of all routes. */
    readonly __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  }
}

/**
 * Has the browser fetch what the page after a form needs, so that it opens even if the connection is lost meanwhile.
 *
 * Not by the router's own `PrefetchPageLinks`: that imports the page at once, and where the import fails, because the
 * connection is gone, the router loads this page anew, and all that was typed is lost.
 */
export function NextPage({ path }: { path: string }) {
  const route = Object.values(window.__reactRouterManifest?.routes ?? {}).find((each) => `/${each.path}` === path);
  if (!route) return null;
  return [route.module, ...(route.imports ?? [])].map((href) => (
    <link key={href} rel="prefetch" as="script" href={href} />
  ));
}
