import { expect, test } from "vitest";
import {
  cookieChoiceCookie,
  cookieChoicePath,
  type KeptChoice,
  leadTrackingPath,
  webVitalsPath,
} from "#app/lib/consent/kept-choice.ts";
import type { NotedChoice } from "#app/server/consent/cookie-choices.server.ts";
import { deskCookie } from "#app/server/desk/staff/staff-cookie.server.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import type { Vital } from "#app/server/report/vitals.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { serveForTest } from "#test/http.ts";
import { cookieBannerSheetPath } from "./consent-calls.server.ts";

const id = "0123456789abcdef0123456789abcdef";
const cookieOf = (...kinds: KeptChoice["kinds"]) => ({ Cookie: cookieChoiceCookie({ id, kinds }, { https: false }) });
const gpc = { "Sec-GPC": "1" };
const src = "https://tracking.example/lead.js";

async function serve(services: Partial<Services> = {}) {
  const noted: NotedChoice[] = [];
  const recorded: Vital[] = [];
  const { url, logged } = await serveForTest({
    environment: { LEAD_TRACKING_SRC: src },
    services: {
      limiter: { take: async () => {} },
      cookieChoices: { note: async (choice) => void noted.push(choice) },
      vitals: { record: (vital) => void recorded.push(vital) },
      ...services,
    },
  });
  const beacon = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: "POST", body, headers: { "Content-Type": "text/plain;charset=UTF-8", ...headers } });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: "manual" });
  return { beacon, get, noted, recorded, logged };
}

test("stores the cookie's choice with the route pattern of the page", async () => {
  const { beacon, noted, logged } = await serve();
  const statuses = [
    await beacon(cookieChoicePath, "/made-here", cookieOf("analytics")),
    await beacon(cookieChoicePath, "/lost/maria@visitor.example", { ...cookieOf("marketing"), ...gpc }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204]);
  expect(noted).toEqual([
    { id, kinds: ["analytics"], privacyControl: false, pagePath: "/made-here" },
    { id, kinds: [], privacyControl: true, pagePath: "/404" },
  ]);
  expect(logged).toEqual([]);
});

test("refuses a choice without the cookie, with another content type, too long, or by GET", async () => {
  const { beacon, get, noted, logged } = await serve();
  const statuses = [
    await beacon(cookieChoicePath, "/"),
    await beacon(cookieChoicePath, "{}", { ...cookieOf(), "Content-Type": "application/json" }),
    await beacon(cookieChoicePath, "/".repeat(1025), cookieOf()),
    await get(cookieChoicePath, cookieOf()),
  ].map(({ status }) => status);
  expect(statuses).toEqual([422, 415, 413, 405]);
  expect(noted).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain(id);
});

test("stores no more choices at once than admission allows, and says when to retry", async () => {
  const { beacon, logged } = await serve({ admission: createAdmission(0) });
  const answer = await beacon(cookieChoicePath, "/", cookieOf());
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(logged).toMatchObject([{ level: 40, code: "overloaded" }]);
});

test("passes on the visitor's web vitals by route, name and rating", async () => {
  const { beacon, recorded, logged } = await serve();
  const told = { path: "/made-here", values: { LCP: 2600, CLS: 0 } };
  const answer = await beacon(webVitalsPath, JSON.stringify(told), cookieOf("analytics"));
  expect(answer.status).toBe(204);
  expect(recorded).toEqual([
    { name: "LCP", value: 2600, route: "/made-here", rating: "needs-improvement" },
    { name: "CLS", value: 0, route: "/made-here", rating: "good" },
  ]);
  expect(logged).toEqual([]);
});

test.each([
  ["nonsense", 400],
  ["null", 422],
  ['{"path":"/","values":{"LCP":-1}}', 422],
  ['{"path":"/","values":{"LCP":1e9}}', 422],
  ['{"path":"/","values":{"LCP":"1"}}', 422],
  ['{"path":"/","values":{"FID":1}}', 422],
  ['{"path":"https://evil.example","values":{}}', 422],
  ['{"path":"/","values":{},"email":"maria@visitor.example"}', 422],
])("refuses the measurements %s", async (body, status) => {
  const { beacon, recorded, logged } = await serve();
  expect((await beacon(webVitalsPath, body, cookieOf("analytics"))).status).toBe(status);
  expect(recorded).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain("maria");
});

test("measures only visitors who allowed it, and only up to a limit", async () => {
  const { beacon, recorded } = await serve();
  const told = '{"path":"/","values":{"TTFB":5}}';
  const tell = async (headers: Record<string, string>) => (await beacon(webVitalsPath, told, headers)).status;
  expect([await tell({}), await tell(cookieOf("marketing"))]).toEqual([422, 422]);
  expect(recorded).toEqual([]);
  const statuses = await Promise.all(Array.from({ length: 61 }, () => tell(cookieOf("analytics"))));
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("redirects to the lead-tracking script only with consent, and never against Global Privacy Control", async () => {
  const { get } = await serve();
  const led = async (headers: Record<string, string>) => (await get(leadTrackingPath, headers)).headers.get("location");
  expect(await led(cookieOf("marketing"))).toBe(src);
  const ofStaff = { Cookie: `${cookieOf("marketing").Cookie}; ${deskCookie("token", { https: false })}` };
  for (const headers of [{}, cookieOf("analytics", "functional"), { ...cookieOf("marketing"), ...gpc }, ofStaff]) {
    expect(await led(headers)).toBeNull();
  }
  const { status, headers } = await get(leadTrackingPath);
  expect([status, headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
});

test("hides the banner without JavaScript once the visitor has chosen, and confirms the privacy signal", async () => {
  const { get } = await serve();
  const sheet = async (headers: Record<string, string>) => (await get(cookieBannerSheetPath, headers)).text();
  expect(await sheet({})).toBe("");
  expect(await sheet(cookieOf())).toContain(".ck{display:none}");
  expect(await sheet(gpc)).toContain("span{display:inline}");
  expect((await get(cookieBannerSheetPath)).headers.get("cache-control")).toBe("no-store");
});
