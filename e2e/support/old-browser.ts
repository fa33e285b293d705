import type { Page } from "@playwright/test";
import { type BuiltIn, builtIns, compatKeys, lacks } from "../../site-build/checks/browser-support.ts";

type Lack = {
  /** Built-ins that are missing, or members that are missing on them or on their instances. */
  members: readonly BuiltIn[];
  /** Features that style sheets can't use: `:popover-open`, `light-dark(`, `@container`. */
  words: string[];
};

/**
 * Removes what a browser from 2022, such as "safari 15.4", doesn't have: built-ins and their methods, popovers, and
 * features of style sheets. It leaves syntax alone, as the build writes none that is newer. Call it before the page is
 * opened.
 */
export async function oldBrowser(page: Page, browser: string): Promise<void> {
  const lack = lackOf(browser);
  await page.addInitScript(takeAway, lack);
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const policy = response.headers()["content-security-policy"];
    const headers = {
      ...response.headers(),
      ...(policy && { "content-security-policy": oldPolicy(policy) }),
    };
    return route.fulfill({ response, headers, body: withoutWords(await response.text(), lack) });
  });
}

/** The page as such a browser reads it: it ignores what it doesn't know. */
function withoutWords(html: string, { words }: Lack): string {
  const known = words.map((word) => {
    // ":column" is a selector, but the text in `flex-direction:column` isn't.
    const end = word.startsWith(":") ? "(?=[^;{}]*\\{)" : "";
    return new RegExp(word.replace("(", "\\(") + end, "g");
  });
  return known
    .reduce((text, word) => text.replace(word, (found) => found.replace(/[\w-]+/, "unknown")), html)
    .replaceAll(/ popover(target(?:action)?)?=/gi, " data-popover$1=");
}

/** The style sheets no longer match the policy, and trusted types are newer than the browser. */
function oldPolicy(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/(?:require-trusted-types-for|trusted-types) [^;]*;?/g, "");
}

function lackOf(browser: string): Lack {
  const isLacked = lacks(browser);
  const words = compatKeys.filter(isLacked).flatMap((key) => {
    if (key === "css.at-rules.media.range_syntax") return ["(width<", "(width>", "(height<", "(height>"];
    const [, part, word] = /^css\.(selectors|at-rules|types\.color)\.([\w-]+)$/.exec(key) ?? [];
    if (!part) return [];
    return [{ selectors: `:${word}`, "at-rules": `@${word}` }[part] ?? `${word}(`];
  });
  return { members: builtIns.filter(({ key, owner, member }) => member !== owner && isLacked(key)), words };
}

/** Runs in the page, before its scripts. */
function takeAway({ members, words }: Lack): void {
  for (const { owner, member, of } of members) {
    const builtIn = Reflect.get(globalThis, owner);
    if (member === null) Reflect.deleteProperty(globalThis, owner);
    else if (builtIn)
      for (const one of [of !== "instances" && builtIn, of !== "itself" && builtIn.prototype])
        if (one) Reflect.deleteProperty(one, member);
  }
  const unknown = words.filter((word) => word.startsWith(":"));
  for (const { prototype } of [Element, Document]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const ask = Reflect.get(prototype, name);
      if (!ask) continue;
      Reflect.set(prototype, name, function (this: Element, selector: string) {
        // Inside `:is(…)`, an unknown selector only matches nothing.
        const plain = selector.replaceAll(/:(?:is|where)\([^)]*\)/g, "");
        if (unknown.some((word) => plain.includes(word))) throw new DOMException(selector, "SyntaxError");
        return ask.call(this, selector);
      });
    }
  }
}
