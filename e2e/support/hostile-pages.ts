import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import type { DeskAnswer } from "#test/desk-client.ts";

/** The frames that are left out show emails: those that came in, and our letters. */
const loaded =
  "iframe:not([src^='/desk/emails/'], [src^='/desk/letters/']), img, object, embed, video, audio, base, style, math, portal, frame";

/** Anything on a page of the desk that could run, load or lead elsewhere and isn't the desk's. */
function faultsOf(html: string, headers: { get(name: string): string | null }): string[] {
  const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const attributes = root.querySelectorAll("*").flatMap(({ attrs }) => Object.entries(attrs));
  return [
    ...root
      .querySelectorAll("script")
      .filter((script) => script.getAttribute("nonce") !== nonce)
      .map(String),
    ...root.querySelectorAll(loaded).map(String),
    ...attributes.filter(([name]) => /^on/i.test(name)).map(([name, value]) => `${name}=${value}`),
    ...attributes.filter(([name, value]) => leads.test(name) && !within.test(value)).map(([, value]) => value),
  ];
}

const leads = /^(href|action|formaction|src|data|poster|xlink:href)$/i;
/** Pages of the desk, places in a page, and people to write to or call. */
const within = /^(#|\/(?![/\\])|tel:\+?\d+$|mailto:[^\s?&]+$)/;

export function expectHarmless({ status, html, headers }: DeskAnswer, name: string, statuses = [200]): void {
  expect(statuses, name).toContain(status);
  expect(faultsOf(html, headers), name).toEqual([]);
}

/** Opens pages as people at the desk do, and notes anything that runs, loads or leads elsewhere. */
export async function watchPage(page: Page, origin: string) {
  const seen: string[] = [];
  // Called only for requests that no policy has blocked.
  await page.context().route(
    (url) => url.origin !== origin && url.protocol !== "data:",
    (route) => {
      seen.push(route.request().url());
      return route.abort();
    },
  );
  page.on("dialog", (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("popup", (popup) => void seen.push(popup.url()));
  await page.exposeBinding("noteHostile", (_, what: string) => void seen.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      Reflect.get(window, "noteHostile")(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return {
    seen,
    /** Opens a page, and waits until it is hydrated. */
    async open(path: string): Promise<void> {
      const answer = await page.goto(origin + path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      const html = (await answer?.text()) ?? "";
      const policy = { get: () => answer?.headers()["content-security-policy"] ?? null };
      expect(faultsOf(html, policy), path).toEqual([]);
      expect(await page.evaluate(() => "ran" in globalThis), path).toBe(false);
      expect(page.url()).toBe(origin + path);
    },
  };
}
