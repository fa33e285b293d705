import { cookieBanner } from "#app/content/cookie-banner.ts";
import { choiceCookie } from "#app/lib/cookie-choice.ts";

/** Keeps choices and does what they allow; see `config/consent-modules.ts`. */
const choiceModule = import.meta.env.DEV ? "/app/lib/consent/follow-choice.ts" : "/cookie-choice.js";

/**
 * The script in the head of every page: before the first paint it marks `<html>` with `ck-kept` where a choice is kept,
 * so that the banner does not show, and with `ck-gpc` where the browser sends Global Privacy Control. Once the page is
 * live it fetches the module that does what was allowed, and at a choice the one that keeps it; before that, nothing.
 *
 * It is text, the same on every page: pages to be read ship no other script, and the content policy knows it by its hash.
 * What is known so may not import a module, but add an element that does (decision 022).
 */
export const cookieScript = `(page => {
  const marks = page.documentElement.classList;
  let module;
  const load = () => module ||= new Promise((found, lost) => {
    const script = page.createElement("script");
    const types = window.trustedTypes;
    const url = "${choiceModule}";
    script.type = "module";
    script.src = types ? types.createPolicy("consented", {createScriptURL: url => url}).createScriptURL(url) : url;
    script.onload = () => found(window.cookieChoice);
    script.onerror = lost;
    page.head.append(script);
  });
  const follow = () => {
    const kept = /(^|;\\s)${choiceCookie.name}=${cookieBanner.textVersion}\\.[^;]+/.exec(page.cookie);
    marks.toggle("ck-kept", !!kept);
    page.readyState == "complete" && !page.prerendering && /analytics|marketing/.test(kept) && load();
  };
  navigator.globalPrivacyControl && marks.add("ck-gpc");
  follow();
  addEventListener("pageshow", follow);
  addEventListener("prerenderingchange", follow, true);
  addEventListener("submit", event => {
    const form = event.target;
    form.matches("[action='/cookies']") && (
      event.preventDefault(),
      load().then(choice => choice.keep(form, event.submitter), () => form.submit())
    );
  });
})(document)`
  .replace(/\n\s*/g, "")
  .replace(/ ?(=>|&&|==|[={},()]) ?/g, "$1");
