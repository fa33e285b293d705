/** The addresses of a page's modules, as the server names them in the document (`app/server/http/pages/defer-hydration.server.ts`). */
export type PageModules = {
  /** The router's list of all routes; sets a global by itself. */
  manifest: string;
  /** By the id of a route: the modules whose exports together are the route's. */
  routes: Record<string, string[]>;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** Undefined in development, where the router's own script imports the modules. */
    readonly pageModules?: PageModules;
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/** Imports the modules and gives them to the router, which looks for them in a global. */
export async function importPageModules({ manifest, routes }: PageModules): Promise<void> {
  const entries = Object.entries(routes).map(async ([id, hrefs]) => {
    const parts = await Promise.all(hrefs.map((href) => import(/* @vite-ignore */ href) as Promise<object>));
    return [id, Object.assign({}, ...parts)] as const;
  });
  const [modules] = await Promise.all([Promise.all(entries), import(/* @vite-ignore */ manifest)]);
  window.__reactRouterRouteModules = Object.fromEntries(modules);
}
