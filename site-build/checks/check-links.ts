import type { HTMLElement } from "node-html-parser";
import type { BuiltPage } from "../built-page.ts";

export type LinkTargets = {
  /** Paths of built files that are not pages (`/rss.xml`, `/icon-192.png`), and what only the server answers. */
  files: ReadonlySet<string>;
  /** Old addresses and the pages they lead to. */
  redirects: ReadonlyMap<string, string>;
  /** File and line where a page's text has a link, if its text is a separate file. */
  writtenAt?: (path: string, address: string) => string | null;
};

/**
 * Finds links to nowhere: missing pages, files and anchors, numbers for a calculator that does not ask for them, `#` alone,
 * and buttons that can do nothing.
 */
export function linkProblems(pages: readonly BuiltPage[], { files, redirects, writtenAt }: LinkTargets): string[] {
  const ids = new Map(pages.map(({ path, root }) => [path, idsOf(root)]));
  const fields = new Map(pages.map(({ path, root }) => [path, fieldsOf(root)]));
  const problemOf = (from: BuiltPage, address: string): string | null => {
    if (/^(https?:|mailto:|tel:|data:)/.test(address)) return null;
    const url = new URL(address, `http://site${from.path}`);
    const path = redirects.get(url.pathname) ?? url.pathname;
    if (address === "#" || address === "") return "leads nowhere";
    if (!ids.has(path)) return files.has(path) ? null : "leads to no page";
    if (url.hash.includes("=")) {
      const names = [...new URLSearchParams(url.hash.slice(1)).keys()];
      return names.every((name) => fields.get(path)?.has(name)) ? null : "carries a number that has no field there";
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === "" || ids.get(path)?.has(anchor) ? null : "names an anchor that is not there";
  };
  return pages.flatMap((page) => [
    ...addressesOf(page.root).flatMap((address) => {
      const problem = problemOf(page, address);
      const where = writtenAt?.(page.path, address) ?? page.path;
      return problem ? [`${where}: "${address}" ${problem}`] : [];
    }),
    ...deadButtons(page),
  ]);
}

function idsOf(root: HTMLElement): Set<string> {
  return new Set(root.querySelectorAll("[id]").map((element) => element.id));
}

function fieldsOf(root: HTMLElement): Set<string> {
  return new Set(root.querySelectorAll("input[name], select[name]").map((field) => field.getAttribute("name") ?? ""));
}

function addressesOf(root: HTMLElement): string[] {
  return [
    ["a[href]", "href"],
    ["area[href]", "href"],
    ["link[href]", "href"],
    ["img[src]", "src"],
    ["iframe[src]", "src"],
    ["script[src]", "src"],
    ["form[action]", "action"],
  ].flatMap(([selector = "", name = ""]) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? ""),
  );
}

/**
 * On a page without a framework a button has to submit or empty a form, open a popover, or be hidden until the script after it
 * shows it and listens to it. Inside islands journeys prove it.
 */
function deadButtons({ path, root }: BuiltPage): string[] {
  return root
    .querySelectorAll("button")
    .filter((button) => !button.closest("[data-island]") && !canAct(button))
    .map((button) => `${path}: the button "${button.text.trim()}" can do nothing without script`);
}

function canAct(button: HTMLElement): boolean {
  const opens = button.hasAttribute("popovertarget") || button.hasAttribute("commandfor");
  const isOfForm = button.getAttribute("type") !== "button" && button.closest("form") !== null;
  const awaitsScript = button.closest("[hidden]")?.nextElementSibling?.tagName === "SCRIPT";
  return opens || isOfForm || awaitsScript;
}
