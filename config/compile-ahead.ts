import type { Plugin } from "vite";

/** What every page that hydrates runs at once, and the calculators; a form's checks and other later parts are not in it. */
const startedAtOnce = /^(framework|root|site|shared|numbers|calculators|calculator-page)$/;
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has the browser compile the functions that take a page over while their file arrives, on another thread. Without the
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
