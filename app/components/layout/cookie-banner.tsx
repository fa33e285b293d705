import { InlineScript } from "#app/components/inline-script.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cookieBanner } from "#app/content/pages/company/cookie-words.ts";
import cookieScript from "#app/lib/consent/cookie-script.ts?script";

/** Keeps choices and does what they allow; see `config/bundled-scripts.ts`. */
const choiceModule = import.meta.env.DEV ? "/app/lib/consent/follow-choice.ts" : "/cookie-choice.js";

/**
 * What the script puts into the page when it is needed. It lies in a `<template>`, where nothing is fetched or run:
 * the content policy lets a script that it knows by its hash add another, but not import one, nor write its address.
 */
const dormantModule = `<script type="module" src="${choiceModule}"></script>`;

/** In the head, so that it is known before the first paint whether the banner shows. */
export function CookieHead() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <template dangerouslySetInnerHTML={{ __html: dormantModule }} />
      <InlineScript code={cookieScript} />
      {/* Where no script runs the server says by this sheet whether a choice is kept: the page is the same for all. */}
      <noscript>
        <link rel="stylesheet" href="/functions/v1/cookie-banner.css" />
      </noscript>
    </>
  );
}

/**
 * Asks once about cookies, above the header: it is there from the first paint, covers nothing and takes no focus. An
 * ordinary form, which the script in the head takes where one runs. Two answers of the same weight.
 */
export function CookieBanner() {
  return (
    <section className="ck" aria-label={cookieBanner.name}>
      <form className="wrap" method="post" action="/cookies">
        <p>
          {cookieBanner.ask} <span>{cookieBanner.privacyControl}</span>
        </p>
        <div>
          <a href="/cookies#cookie-preferences">{cookieBanner.choose}</a>
          <Button look="line" small type="submit" name="choice" value="essential">
            {cookieBanner.essential}
          </Button>
          <Button look="line" small type="submit" name="choice" value="all">
            {cookieBanner.all}
          </Button>
        </div>
      </form>
    </section>
  );
}
