import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type UserConfig } from "vite";
import { parseFrontMatter } from "./app/content/articles/front-matter.ts";
import { markedWords } from "./app/content/glossary/marked-words.ts";
import { answerFromBuild } from "./config/answer-from-build.ts";
import { articleMdx } from "./config/article-mdx.ts";
import { calledModules, inlineScripts, oldestBrowsers, serverThreads } from "./config/bundled-scripts.ts";
import { compileAhead, reloadServerParts, serverOnlyRoutes } from "./config/client-build.ts";
import { namedBreakpoints } from "./config/named-breakpoints.ts";
import { publicSettings } from "./config/public-settings.ts";
import { factProblems } from "./site-build/library/check-facts.ts";
import { ownBuildFolder } from "./site-build/switch-build.ts";

/**
 * The entry of every page names all other files, and no compressor makes a hash shorter. Seven letters is the least that the
 * bundler takes.
 */
const shortNames = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
};

/** Few files to wake an island: on a slow phone every six more wait another round trip. */
const fewChunks = {
  codeSplitting: {
    groups: [
      // The code that starts the islands is in one file: the entry waits for no other.
      {
        name: "entry.client",
        test: /vite\/preload-helper|\/app\/(entry\.client|islands\/(?!hydrate)|lib\/page\/older-browsers)/,
      },
      // React, and what nearly every island draws with.
      {
        name: "framework",
        test: /node_modules\/(react|react-dom|scheduler)\/|\/config\/site|\/app\/(islands\/hydrate|components\/(inline-style|notices\/notice|ui\/(button|icons|plate|spoken-text)|forms\/(field|choice-field)|calculators\/fields\/select-field)|domain\/(text\/(clean-text|counted|format-date)|time\/calendar)|lib\/(format\/class-names|page\/(added-rules|page-context|built-settings)|my-path\/plan-mark))(s?\.|\/)/,
      },
      // Code that half of the calculators need, for all of them.
      {
        name: "calculators",
        test: /\/app\/(components\/(calculators|own-numbers)|content|domain|lib)\//,
        minShareCount: 11,
      },
    ],
  },
};

const site = (isBuild: boolean): UserConfig => ({
  // A folder for each port: two servers of one tree would overwrite each other's bundled dependencies, and React would be
  // there twice.
  cacheDir: `.cache/vite-${process.env.PORT ?? 3000}`,
  plugins: [
    articleMdx(parseFrontMatter, factProblems, markedWords),
    reactRouter(),
    serverOnlyRoutes(),
    reloadServerParts(),
    inlineScripts(),
    calledModules(),
    serverThreads(),
    compileAhead(),
  ],
  // Prerendered pages carry these, so they are read when the site is built.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  css: namedBreakpoints(),
  build: { target: oldestBrowsers, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { ...shortNames, ...fewChunks } } } },
    ssr: {
      // In development packages come from where they are: Vite cannot run those in CommonJS.
      resolve: { noExternal: isBuild || [] },
      build: { rollupOptions: { input: "./server.ts" } },
    },
  },
});

/** A preview is what the router starts to prerender the pages. */
export default defineConfig(({ command, isPreview }) =>
  isPreview ? { plugins: [answerFromBuild(ownBuildFolder(process.env))] } : site(command === "build"),
);
