import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { mailKinds } from "#app/content/desk/mail-kinds.ts";
import { officialReports } from "#app/content/pages/buying/free-analysis.ts";
import deskRoutes from "#app/routes/desk/routes.ts";
import siteRoutes from "#app/routes.ts";
import { emailPage, sampleMails } from "#app/server/http/email-gallery.server.tsx";
import { composeMail } from "#app/server/mail/letters.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "./data-key.ts";

const sites = {
  "replies go to the desk": { REPLY_ADDRESS: "reply@site.example" },
  "replies go to the sender": {},
  "there is no desk": { DESK: "off" },
};
const siteOf = (environment: Record<string, string>) => ({
  dataKey: testDataKey,
  settings: readSettings({ ...environment, SITE_URL: "https://site.example" }),
});

describe.each(Object.entries(sites))("where %s, the email", (_, environment) => {
  const site = siteOf(environment);
  const { settings } = site;
  const mails = sampleMails(site).map(({ kind, sample, mail }) => {
    const { subject = "", html, text, replyTo } = composeMail("mail-1", mail, settings);
    return { name: `${kind} (${sample})`, subject, html: String(html), text: String(text), replyTo };
  });

  test.each(mails)("$name has a subject that shows whole, and an HTML part that Gmail does not clip", (mail) => {
    expect(mail.subject).toMatch(/^\S[^\r\n]*$/);
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(100 * 1024);
  });

  test.each(mails)("$name says the same in both parts, with the address of each link", ({ html, text }) => {
    expect(text.replace(/\s+/g, "")).toBe(wordsOf(bodyOf(html)).replace(/\s+/g, ""));
    expect(text.trim()).not.toBe("");
    const shown = addressesOf(html).filter((address) => address.startsWith("http"));
    expect(shown.filter((address) => !text.includes(address))).toEqual([]);
    expect(text).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\[object/);
  });

  test.each(mails)("$name has links that lead somewhere, described images, and nothing that runs", ({ html }) => {
    expect(addressesOf(html).filter((address) => !leadsSomewhere(address, settings.siteUrl))).toEqual([]);
    const body = bodyOf(html);
    expect(body.querySelectorAll("img").filter((image) => !image.getAttribute("alt"))).toEqual([]);
    const all = body.querySelectorAll("*");
    expect(all.filter(({ rawTagName }) => /^(script|iframe|form|object)$/i.test(rawTagName ?? ""))).toEqual([]);
    expect(all.flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)))).toEqual([]);
  });
});

describe("the samples", () => {
  const samples = sampleMails(siteOf({}));

  test("show every kind of email, each written by one record", () => {
    const names = samples.map(({ kind, sample }) => `${kind} (${sample})`);
    expect(names).toEqual([...new Set(names)]);
    expect([...new Set(samples.map(({ kind }) => kind))].toSorted()).toEqual(
      [...Object.keys(mailKinds), "letter"].toSorted(),
    );
  });

  test("are shown by the development server, which alone loads their page", () => {
    const page = (path: string) => emailPage(path, siteOf({}));
    for (const kind of Object.keys(mailKinds)) {
      expect(page("/dev/emails")).toContain(`href="/dev/emails/${kind}"`);
      expect(page(`/dev/emails/${kind}`)).toContain("<iframe");
    }
    expect([page("/"), page("/dev/emails/nothing"), page("/dev/emails/constructor")]).toEqual([null, null, null]);
    expect(page("/dev/emails/lead-team-notice")).not.toMatch(/<script/);
    const source = globSync(["server.ts", "{app,config,site-build,scripts}/**/*.{ts,tsx,mjs}"]);
    expect(source.filter((file) => readFileSync(file, "utf8").includes("email-gallery."))).toEqual([
      "scripts/dev-server.mjs",
    ]);
  });
});

function bodyOf(html: string): HTMLElement {
  const body = parse(html, { blockTextElements: { script: true, style: true } }).querySelector("body");
  if (!body) throw new Error("The email has no body");
  return body;
}

function addressesOf(html: string): string[] {
  return bodyOf(html)
    .querySelectorAll("a, img")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
}

/** What the plain text has to say: the words, marks of lists and rules, and the addresses of the links that show theirs. */
function wordsOf(element: HTMLElement): string {
  const { rawTagName: tag, attributes, parentNode: parent } = element;
  if ("data-skip-in-text" in attributes) return "";
  if (tag === "hr") return "-".repeat(40);
  const inside = element.childNodes
    .map((node) => (node.nodeType === NodeType.ELEMENT_NODE ? wordsOf(node as HTMLElement) : node.text))
    .join("");
  const mark = tag === "li" ? (parent.rawTagName === "ol" ? `${1 + parent.children.indexOf(element)}.` : "*") : "";
  const quote = tag === "blockquote" ? ">" : "";
  return mark + quote + inside + ("data-show-address" in attributes ? attributes.href : "");
}

const routes = [...siteRoutes, ...deskRoutes].map(asRoute);

function asRoute({ path, index, children }: RouteConfigEntry): RouteObject {
  if (index) return { index };
  return { ...(path !== undefined && { path }), children: children?.map(asRoute) ?? [] };
}

/** A page of ours, with a signed token where it takes one; the one other site that we name; a number or an address. */
function leadsSomewhere(address: string, siteUrl: string): boolean {
  if (/^(mailto:[^?\s]+@[^?\s]+|tel:\+\d+)$/.test(address) || address === officialReports.url) return true;
  const url = URL.parse(address);
  if (url?.origin !== siteUrl) return false;
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const token = match?.params.token ?? url.searchParams.get("token");
  return match !== undefined && match.route.path !== "*" && (token === null || /^[\w.-]+\.[\w-]{43}$/.test(token));
}
