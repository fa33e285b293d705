/*
 * The script in the head of every page. Before the first paint it marks `<html>` with `ck-kept` if a choice is kept, so
 * the banner does not show, and with `ck-gpc` if the browser sends Global Privacy Control. It starts the module only when
 * analytics or marketing is allowed, or when a visitor makes a choice. The banner hides on the press itself, because the
 * page moves up then. The script checks again when the page becomes visible: the browser may have prerendered it or kept it
 * for the back button. With it comes the mark of a page just navigated to: one script is shorter than two.
 */
import "#app/lib/page/arrival-script.ts";
import { cookieTextVersion } from "#app/content/pages/company/cookie-words.ts";
import { choiceCookieName } from "./kept-choice.ts";
import { hostPrefix } from "./site-cookie.ts";

const marks = document.documentElement.classList;

/** We check less of the cookie than `readKeptChoice` does, because every page carries this script. */
const prefix = location.protocol === "https:" ? hostPrefix : "";
const choice = new RegExp(`(^|;.)${prefix}${choiceCookieName}=${cookieTextVersion}\\.[^;]+`);

if (navigator.globalPrivacyControl) marks.add("ck-gpc");
follow();
addEventListener("visibilitychange", follow);
addEventListener("submit", (event) => {
  if (!(event.target instanceof Element && event.target.matches("[action='/cookies']"))) return;
  event.preventDefault();
  marks.add("ck-kept");
  // The banner is gone, with the pressed button: what came after it takes the focus.
  if (event.target.closest(".ck"))
    document.querySelector<HTMLElement>("header a, main a")?.focus({ preventScroll: true });
  document.choiceMade = event;
  wake();
});

function follow(): void {
  const kept = choice.exec(document.cookie);
  marks.toggle("ck-kept", kept !== null);
  if (kept && /analytics|marketing/.test(kept[0])) wake();
}

/** The script in the template runs once it is in the page. */
function wake(): void {
  const dormant = document.querySelector("template");
  if (dormant) document.head.append(dormant.content);
}
