import { readFileSync } from "node:fs";
import type { CSSOptions } from "vite";

/** Read by builds and by the check of the sheets; seen from the root, where all commands run. */
const sheet = "app/styles/breakpoints.css";

/** Each `@custom-media` of the one sheet: its name, and its query. */
export function breakpoints(): ReadonlyMap<string, string> {
  const definitions = readFileSync(sheet, "utf8").matchAll(/^@custom-media (--[\w-]+) (.+);$/gm);
  return new Map([...definitions].map(([, name = "", query = ""]) => [name, query]));
}

/**
 * Puts the queries where sheets ask for them by name, which no browser does yet. Here and not by Lightning CSS, which would
 * want the definitions imported into each of the hundred sheets, and by no package: it takes one replacement.
 */
export function namedBreakpoints(): CSSOptions {
  const queries = breakpoints();
  return {
    postcss: {
      plugins: [
        {
          postcssPlugin: "named-breakpoints",
          AtRule: {
            media(rule) {
              rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_whole, name) => {
                const query = queries.get(name);
                if (!query) throw rule.error(`${sheet} has no ${name}`);
                return query;
              });
            },
          },
        },
      ],
    },
  };
}
