import { InlineScript } from "#app/components/inline-script.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cookieBanner } from "#app/content/pages/company/cookie-words.ts";
import cookieScript from "#app/lib/consent/cookie-script.ts?script";

/** Keeps choices and does what they allow; see `config/bundled-scripts.ts`. */
const choiceModule = import.meta.env.DEV ? "/app/lib/consent/follow-choice.ts" : "/cookie-choice.js";

/**
 * The element that the script adds to the page when needed. It is in a `<template>`, where nothing is fetched or run:
 * the content policy lets a script allowed by its hash add another one, but not import one, nor write its URL.
 */
const dormantModule = `<script type="module" src="${choiceModule}"></script>`;

/** In the head, so that the page knows before the first paint whether to show the banner. */
export function CookieHead() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant. */}
      <template dangerouslySetInnerHTML={{ __html: dormantModule }} />
      <InlineScript code={cookieScript} />
      {/* Without script the server uses this sheet to say whether a choice is kept: the page is the same for everyone. */}
      <noscript>
        <link rel="stylesheet" href="/functions/v1/cookie-banner.css" />
      </noscript>
    </>
  );
}

/**
 * Asks once about cookies, above the header: it is there from the first paint, covers nothing and takes no focus. An
 * ordinary form, which the script in the head handles if there is one. Two answers of equal weight.
 */
export function CookieBanner() {
  return (
    <>
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
      {/* Chromium shows the banner once an element after it is whole. The header takes a while, and would be moved down. */}
      <br hidden />
    </>
  );
}
