import { expect, test } from "vitest";
import { openFormToken } from "#app/server/guard/form-token-check.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { serveForTest } from "#test/http.ts";

async function serve() {
  const { url, logged } = await serveForTest({ services: { dataKey: testDataKey } });
  const ask = (query: string, method = "GET") => fetch(`${url}/functions/v1/form-token${query}`, { method });
  return { ask, logged };
}

test.each(["contact", "privacy-request", "accessibility-report"])("gives each who asks a token for %s", async (id) => {
  const { ask, logged } = await serve();
  const answer = await ask(`?form=${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toBe("application/json");
  const { token } = await answer.json();
  expect(() => openFormToken(testDataKey, { id, leastMs: 0 }, token, Date.now())).not.toThrow();
  expect((await (await ask(`?form=${id}`)).json()).token).not.toBe(token);
  expect(logged).toEqual([]);
});

test.each(["", "?", "?form=", "?form=newsletter%00", "?form=__proto__", "?form=%zz"])(
  "knows no form in %j",
  async (query) => {
    const { ask } = await serve();
    const answer = await ask(query);
    expect(answer.status).toBe(404);
    expect((await answer.json()).error.code).toBe("not-found");
  },
);

test.each(["POST", "HEAD", "DELETE"])("refuses %s with 405", async (method) => {
  const { ask } = await serve();
  const answer = await ask("?form=contact", method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET");
});
