/*
 * Keeps a choice about cookies, and is the only code that acts on it. A separate file in the build
 * (config/bundled-scripts.ts), which the script in the head of a page starts when there is something to do.
 */

import { trustedUrl } from "#app/lib/page/trusted-url.ts";
import { keepTouch } from "./attribution.ts";
import {
  choiceEvent,
  choiceOfBrowser,
  choiceOfForm,
  cookieChoiceCookie,
  cookieChoicePath,
  leadTrackingPath,
  pageConnection,
} from "./kept-choice.ts";

const vitalsModule = import.meta.env.DEV ? "/app/lib/consent/report-vitals.ts" : "/web-vitals.js";

/** One person's own page: its URL is secret. */
const isPersonal = () => document.documentElement.dataset.personal !== undefined;

let tracking: HTMLScriptElement | undefined;
let measuring = false;

/** Keeps the choice from one of our forms, without a page load; tells the page right away and the server later. */
function keep({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/cookies") return;
  const privacyControl = navigator.globalPrivacyControl === true;
  const kinds = choiceOfForm(new FormData(target, submitter), { privacyControl });
  const digits = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(digits, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young, and this is one cookie.
  document.cookie = cookieChoiceCookie({ id, kinds }, pageConnection());
  // Also if the browser accepts no cookie: a visitor who has answered is not asked again on this page.
  document.documentElement.classList.add("ck-kept");
  navigator.sendBeacon(cookieChoicePath, location.pathname);
  document.dispatchEvent(new Event(choiceEvent));
  follow();
}

function follow(): void {
  if (document.prerendering || isPersonal()) return;
  const kinds = choiceOfBrowser()?.kinds ?? [];
  if (kinds.includes("analytics") && !measuring) {
    measuring = true;
    void import(/* @vite-ignore */ vitalsModule);
  }
  const mayTrack = kinds.includes("marketing") && !navigator.globalPrivacyControl;
  keepTouch(mayTrack);
  if (mayTrack && !tracking) startTracking();
  if (!mayTrack && tracking) stopTracking();
}

function startTracking(): void {
  // Omits query and fragment: calculators keep incomes in them.
  window.leadTracking = { pageUrl: location.origin + location.pathname };
  tracking = document.createElement("script");
  tracking.src = trustedUrl("lead-tracking", leadTrackingPath);
  document.head.append(tracking);
}

/** A script that has run cannot be removed, so the page reloads without it. */
function stopTracking(): void {
  delete window.leadTracking;
  location.reload();
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Document {
    /** The form that asked for this module. */
    choiceMade?: SubmitEvent;
  }
}

if (document.choiceMade) keep(document.choiceMade);
addEventListener("submit", keep);
// Third parties and measurements wait until the page is active, and until it is visible.
if (document.readyState === "complete") follow();
addEventListener("pageshow", follow);
addEventListener("visibilitychange", follow);
