import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type UserConfig } from "vite";
import { parseFrontMatter } from "./app/content/articles/front-matter.ts";
import { markedWords } from "./app/content/glossary/marked-words.ts";
import { answerFromBuild } from "./config/answer-from-build.ts";
import { articleMdx } from "./config/article-mdx.ts";
import { compileAhead } from "./config/compile-ahead.ts";
import { consentModules } from "./config/consent-modules.ts";
import { publicSettings } from "./config/public-settings.ts";
import packageJson from "./package.json" with { type: "json" };
import { factProblems } from "./site-build/library/check-facts.ts";
import { ownBuildFolder } from "./site-build/switch-build.ts";

/**
 * Few files to hydrate a page: on a slow phone every six more wait another round trip. But no page pays for another's
 * parts: what the shell and most pages use is together, so are the parts of forms and of calculators; the rest stays with
 * those who use it.
 */
const fewChunks = {
  codeSplitting: {
    groups: [
      {
        name: "framework",
        test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper|\/app\/lib\/page\/older-browsers/,
      },
      {
        name: "site",
        test: /\/app\/(components\/(layout|notices|ui\/(button|icons|overdue|site-link|plate|card-table|rows-table)|forms\/(form-frame|use-live-form)|(inline|kept|on)-[^/]+$)|content\/site\/(live-pages|navigation|page-heads)|content\/pages\/company\/cookie-words|lib\/(near|my-path\/plan-mark))/,
        minShareCount: 2,
      },
      {
        // Numbers, read and written: the finder and other forms need these, and none of the calculators’ rest.
        name: "numbers",
        test: /\/app\/(domain\/(text\/(counted|format-|typed-number)|loan\/(loan-limits|score-scale)|money|remember-lately)|lib\/format\/format-currency|components\/(forms\/field|calculators\/fields\/spoken-text)\.|content\/(rules\/(conventional|fha|limits-in-force)|editions\/|claims\/claim-record))/,
        minShareCount: 2,
      },
      // In two files it would be 0.7 KB more for the finder, which needs both; first, for what is shared would take it along.
      { name: "zod", test: /node_modules\/zod\//, minShareCount: 2 },
      // What is in force, with its dates: My path, the comparer and thanks for a request need some of it, and not a calculator’s page.
      {
        name: "rules",
        test: /\/app\/content\/(rules\/|loans\/(sample-rates|example-mortgage|calculator-)|market\/latest|market-data\/latest)/,
        minShareCount: 5,
      },
      // Fields of numbers: My path and the comparer have them, too.
      {
        name: "fields",
        test: /\/app\/components\/calculators\/fields\/(typed-fields?|select-field|month-field|score-field|use-after-frame|use-keyboard-inset)\.|\/app\/components\/own-numbers\/(?!own-strip\.)/,
        minShareCount: 5,
      },
      // Parts of other pages are calculators, too, but without the rest of a calculator's page.
      {
        name: "calculator-frame",
        test: /\/app\/components\/calculators\/fields\/calculator-frame\./,
        minShareCount: 11,
      },
      // Twenty-two pages share these: without groups of their own they would be in what every page loads. Not what fewer than
      // half of them use: the others would pay for it.
      {
        name: "calculator-page",
        test: /\/app\/(components\/(calculators\/(page|plots\/(advantage|note|sheet|year)))|content\/(pages\/calculators|calculator-))/,
        minShareCount: 11,
      },
      {
        name: "calculators",
        test: /\/app\/(components\/calculators\/(?!plots\/door-walks|affordability\/)|domain\/(?!text\/(phone-number|clean-text|suspicious-text|format-date)|loan\/score-scale|buying\/affordability|programs\/|path\/|plan\/))/,
        minShareCount: 11,
      },
      {
        name: "forms",
        // Not what comes with the first touch (decision 009): it would bring the checks along.
        test: /\/app\/(components\/forms\/(?!live-|deliver|form-sender)|forms\/message-form-names|domain\/text\/phone-number|content\/site\/consent-texts)/,
        minShareCount: 2,
      },
      // How soon we answer: forms and calls to act say it, and not a calculator.
      { name: "promises", test: /\/app\/content\/site\/answer-times/, minShareCount: 2 },
      // Only the pages that keep something on the device need these.
      {
        name: "device",
        test: /\/app\/(lib\/device\/(device-store|kept-text|use-rehearsal)|components\/device\/entry-list)/,
        minShareCount: 2,
      },
      // Whoever shows one of these on the device's pages shows all of them.
      { name: "device-parts", test: /\/app\/components\/device\/(device-notices|way)\./, minShareCount: 2 },
      {
        // Not the drawings and the words of parts that stay HTML (decision 041), nor what only calculators work out with.
        name: "shared",
        test: /\/app\/(?!components\/(device|scenes|charts|calculators|sections\/(?!page-hero))|content\/(claims|finder|disputes|marks)|lib\/(device|letters|my-path)|domain\/)/,
        minShareCount: 5,
      },
      {
        // What keeps a plan and works it out, for its page and for the form that sends parts of it: in several files it
        // would be 1.5 KB more for the page.
        name: "plan",
        test: /\/app\/(domain\/(path|plan)\/|content\/my-path\/|lib\/my-path\/(?!plan-mark|own-numbers|fill-in)|components\/my-path\/result\/path-(?:words|headline)\.ts)/,
        minShareCount: 2,
      },
    ],
  },
};

/** "safari 15.4" → "safari15.4". */
const oldestBrowsers = packageJson.browserslist.map((words) => words.replace(" ", ""));

const site = (isBuild: boolean): UserConfig => ({
  // By port: two servers of one tree would overwrite each other's bundled dependencies, and React would be there twice.
  cacheDir: `.cache/vite-${process.env.PORT ?? 3000}`,
  plugins: [articleMdx(parseFrontMatter, factProblems, markedWords), reactRouter(), consentModules(), compileAhead()],
  // Prerendered pages carry these, so they are read when the site is built.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  build: { target: oldestBrowsers, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { entryFileNames: "assets/[name]-[hash].js", ...fewChunks } } } },
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
