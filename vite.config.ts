import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { parseFrontMatter } from "./app/content/articles/front-matter.ts";
import { articleMdx } from "./config/article-mdx.ts";
import { compileAhead } from "./config/compile-ahead.ts";
import { consentModules } from "./config/consent-modules.ts";
import { publicSettings } from "./config/public-settings.ts";

/**
 * Few files to hydrate a page: on a slow phone every six more wait another round trip. But no page pays for another's
 * parts: what the shell and most pages use is together, so are the parts of forms and of calculators; the rest stays with
 * those who use it.
 */
const fewChunks = {
  codeSplitting: {
    groups: [
      { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/ },
      {
        name: "site",
        test: /\/app\/(components\/(layout|notices|ui\/(button|icons|overdue|site-link|plate|card-table|rows-table)|forms\/(form-frame|use-live-form)|(inline|kept|on)-[^/]+$)|content\/site\/(live-pages|navigation|page-heads)|content\/pages\/company\/cookie-words|lib\/near)/,
        minShareCount: 2,
      },
      {
        // Numbers, read and written: the finder and other forms need these, and none of the calculators’ rest.
        name: "numbers",
        test: /\/app\/(domain\/(text\/(counted|format-|typed-number)|loan\/loan-limits|money|remember-lately)|lib\/format\/format-currency|components\/(forms\/field|calculators\/fields\/spoken-text)\.|content\/(rules\/(conventional|fha|limits-in-force)|editions\/))/,
        minShareCount: 2,
      },
      // Thirteen pages share these: without groups of their own they would be in what every page loads.
      {
        name: "calculator-page",
        test: /\/app\/(components\/calculators\/(page|plots\/(advantage|note|sheet|year))|content\/(rules\/|calculator-|loans\/calculator-))/,
        minShareCount: 5,
      },
      {
        name: "calculators",
        test: /\/app\/(components\/calculators\/|content\/(pages\/calculators|loans\/example-mortgage)|domain\/(?!text\/(phone-number|clean-text|suspicious-text|format-date)|loan\/score-scale))/,
        minShareCount: 5,
      },
      {
        name: "forms",
        // Not what comes with the first touch (decision 009): it would bring the checks along.
        test: /\/app\/(components\/forms\/(?!live-|deliver|form-sender)|forms\/message-form-names|domain\/text\/phone-number|content\/site\/consent-texts)/,
        minShareCount: 2,
      },
      {
        // Not the drawings and the words of parts that stay HTML (decision 041).
        name: "shared",
        test: /\/app\/(?!components\/(scenes|charts|sections\/(?!page-hero))|content\/claims)/,
        minShareCount: 5,
      },
      // In two files it would be 0.7 KB more for the finder, which needs both.
      { name: "zod", test: /node_modules\/zod\//, minShareCount: 2 },
    ],
  },
};

export default defineConfig({
  // By port: two servers of one tree would overwrite each other's bundled dependencies, and React would be there twice.
  cacheDir: `.cache/vite-${process.env.PORT ?? 3000}`,
  plugins: [articleMdx(parseFrontMatter), reactRouter(), consentModules(), compileAhead()],
  // Prerendered pages carry these, so they are read when the site is built.
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  build: { target: "es2022", cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { entryFileNames: "assets/[name]-[hash].js", ...fewChunks } } } },
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
});
