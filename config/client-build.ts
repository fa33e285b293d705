import type { Plugin } from "vite";

/** Modules that every page with an island runs. */
const startedAtOnce = /^(entry\.client|framework|calculators)$/;
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has the browser compile the functions that take an island over while their file arrives, on another thread. Without the
 * hint Chromium compiles each when it is first called, on the thread that a tap waits for
 * (https://v8.dev/blog/explicit-compile-hints). For other browsers it is a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && startedAtOnce.test(file.name)) file.code = hint + file.code;
      }
    },
  };
}

/**
 * No page runs the router, so no browser needs the modules of its routes: the client's build has only the entry, and what
 * that imports. Should the router name its modules otherwise one day, they are built again, and nothing loads them.
 */
export function serverOnlyRoutes(): Plugin {
  return {
    name: "server-only-routes",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(_code, id) {
      return /\?(__react-router-build-client-route|route-chunk=)/.test(id)
        ? { code: "export {}", map: null }
        : undefined;
    },
  };
}

/** In development: an edit of what only the server draws loads the page again. */
export function reloadServerParts(): Plugin {
  return {
    name: "reload-server-parts",
    apply: "serve",
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const isOnServer = this.environment.name === "ssr" && modules.length > 0;
      if (isOnServer && !client?.moduleGraph.getModulesByFile(file)?.size) client?.hot.send({ type: "full-reload" });
    },
  };
}
