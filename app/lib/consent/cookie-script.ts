import { cookieBanner } from "#app/content/pages/company/cookie-words.ts";
import { choiceCookie } from "./kept-choice.ts";

/** Keeps choices and does what they allow; see `config/consent-modules.ts`. */
const choiceModule = import.meta.env.DEV ? "/app/lib/consent/follow-choice.ts" : "/cookie-choice.js";

/**
 * What the script below puts into the page when it is needed. It lies in a `<template>`, where nothing is fetched or run:
 * the content policy lets a script that it knows by its hash add another, but not import one, nor write its address.
 */
export const dormantModule = `<script type="module" src="${choiceModule}"></script>`;

/**
 * The script in the head of every page: before the first paint it marks `<html>` with `ck-kept` where a choice is kept,
 * so that the banner does not show, and with `ck-gpc` where the browser sends Global Privacy Control. It wakes the module
 * only when analytics or marketing is allowed, or a choice is made; the banner goes with the press itself, since the page
 * moves up then. It looks again when the page comes to sight, as after having been loaded ahead or kept for the back
 * button.
 *
 * Only "https:" has a sixth character: the cookie's name there is another one (`siteCookieName`).
 *
 * It is text, the same on every page: pages to be read ship no other script, and the content policy knows it by its hash.
 */
export const cookieScript = `(page => {
  const marks = page.documentElement.classList;
  const wake = () => page.head.append(page.querySelector("template").content);
  const follow = () => {
    const kept = RegExp(
      "(^|;.)" + (location.protocol[5] ? "__Host-" : "") + "${choiceCookie.name}=${cookieBanner.textVersion}\\\\.[^;]+"
    ).exec(page.cookie);
    marks.toggle("ck-kept", kept);
    /ics|ing/.test(kept) && wake();
  };
  navigator.globalPrivacyControl && marks.add("ck-gpc");
  follow();
  addEventListener("visibilitychange", follow);
  addEventListener("submit", event => {
    event.target.matches("[action='/cookies']") && (
      event.preventDefault(),
      marks.add("ck-kept"),
      page.choiceMade = event,
      wake()
    );
  });
})(document)`
  .replace(/\n\s*/g, "")
  .replace(/ ?(=>|&&|==|[={},()?:+]) ?/g, "$1");
