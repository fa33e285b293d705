import { expect, test } from "vitest";
import { serveForTest } from "#test/http.ts";

const environment = { PAGES_PER_IP_PER_MINUTE: "3", TRUST_PROXY: "1" };
const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

test("serves an address a limited number of pages a minute, then says when to try again", async () => {
  const { url, logged } = await serveForTest({ environment });
  const ask = async (path: string, address = "192.0.2.7") => fetch(url + path, from(address));
  // All at once, like a browser's prefetches.
  const first = await Promise.all(
    ["/made-here", "/made-here?q=1", "/calculators/sum?price=2"].map((path) => ask(path)),
  );
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await ask("/calculators/sum?price=3");
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await refused.text()).toMatch(/One moment, please.*wait a minute/);
  expect((await ask("/made-here.data")).status).toBe(429);
  expect(logged).toMatchObject([{ code: "too-many-requests" }, { code: "too-many-requests" }]);
  expect((await ask("/made-here", "192.0.2.8")).status).toBe(200);
});

test("doesn't count files, prerendered pages, misses, health checks or forms", async () => {
  const { url } = await serveForTest({ environment });
  const free = ["/", "/get-started?utm_source=x", "/calculators/sum", "/robots.txt", "/nowhere", "/healthz"];
  for (const path of [...free, ...free]) expect([200, 404]).toContain((await fetch(url + path)).status);
  for (let n = 0; n < 4; n += 1) {
    expect((await fetch(`${url}/get-started`, { method: "POST", body: new URLSearchParams({ a: "1" }) })).status).toBe(
      200,
    );
  }
  expect((await fetch(`${url}/made-here`)).status).toBe(200);
});
