import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { openFormToken } from "#app/server/guard/form-token-check.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { sendRaw, serveForTest } from "#test/http.ts";
import { patience } from "#test/patience.ts";

/** "Monday, November 23, 2026 at 3:04 PM EST" */
const aTime = /^\w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T$/;

const path = "/functions/v1/send-form-notification";
const lead = {
  formName: "Free Credit Analysis",
  firstName: "Zoë",
  lastName: "O’Hara",
  name: "Zoë O’Hara",
  email: "zoe@example.com",
  phone: "4805550142",
  message: '3 < 5 & "yes"',
  pageUrl: "http://localhost:3000/get-started",
};
const json = { "Content-Type": "application/json" };

type Save = Services["leads"]["save"];

/** Serves the site with a store that puts each submission into `saved`, or that calls `save` instead. */
async function serveLeads(given: { save?: Save; take?: Services["limiter"]["take"]; timeouts?: object } = {}) {
  const saved: unknown[] = [];
  const keep = (async (value) => {
    saved.push(value);
    return { reference: `ref-${saved.length}`, repeated: false, confirmed: true };
  }) as Save;
  const services = {
    leads: { save: given.save ?? keep },
    limiter: { take: given.take ?? (async () => {}) },
    delivery: { start: () => {}, stop: async () => {}, wake: () => {} },
  } as unknown as Partial<Services>;
  const site = await serveForTest({ services, ...(given.timeouts && { timeouts: given.timeouts as never }) });
  const post = (body: BodyInit | null, init: RequestInit = {}) =>
    fetch(site.url + path, { method: "POST", headers: json, body, ...init });
  return { ...site, post, saved };
}

/** The head of a request whose body is still to come. */
const head = (length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  return socket;
}

const refused = () => serveLeads({ save: () => Promise.reject(new Error("must not be reached")) });

test("gives the visitor's browser the reference for an hour, and sets no cookie for a refused submission", async () => {
  const { post } = await serveLeads();
  const answer = await post(JSON.stringify(lead));
  const [cookie, ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^sent=ref-1\.\d+\.[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  expect(await answer.json()).toEqual({ received: true, reference: "ref-1", answerBy: expect.stringMatching(aTime) });
  expect((await post(JSON.stringify({ ...lead, email: "nobody" }))).headers.getSetCookie()).toEqual([]);
});

test("accepts a lead and answers with its reference", async () => {
  const { post, saved, logged } = await serveLeads();
  const answer = await post(JSON.stringify(lead), {
    headers: { "Content-Type": "Application/JSON; charset=UTF-8" },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(await answer.json()).toEqual({ received: true, reference: "ref-1", answerBy: expect.stringMatching(aTime) });
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ firstName: "Zoë", message: '3 < 5 & "yes"' });
  expect(logged).toEqual([]);
});

test.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])("refuses %s with 405", async (method) => {
  const { url } = await refused();
  const answer = await fetch(url + path, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("POST");
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/jsonp",
  "text/plain; application/json",
  "",
])("refuses the type %j with 415", async (type) => {
  const { post } = await refused();
  const answer = await post(new Blob([JSON.stringify(lead)]), { headers: type ? { "Content-Type": type } : {} });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toEqual({
    error: { code: "unsupported-type", message: "Please send application/json." },
  });
});

test.each(["", "{", "[]", "null", '"text"', "1", `${JSON.stringify(lead)}x`, "\u0000"])(
  "refuses %j with 400",
  async (body) => {
    const { post } = await refused();
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.code).toBe("bad-json");
  },
);

test("refuses a body that is not UTF-8 with 400", async () => {
  const { post } = await refused();
  const broken = Buffer.concat([Buffer.from('{"message":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  expect((await post(broken)).status).toBe(400);
});

test("refuses bad fields with 422 and a message for each, and logs their names only", async () => {
  const { post, logged } = await refused();
  const answer = await post(JSON.stringify({ ...lead, email: "zoe@", phone: "12" }));
  const { error } = await answer.json();
  expect(answer.status).toBe(422);
  expect(error.code).toBe("invalid-fields");
  expect(Object.keys(error.fields).sort()).toEqual(["email", "phone"]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ status: 422, requestId: answer.headers.get("x-request-id") });
  expect(JSON.stringify(logged)).not.toMatch(/zoe|hara|12"/i);
});

test("accepts a body of 16 KB and refuses one byte more with 413", async () => {
  const { post } = await serveLeads();
  const padded = (size: number) => {
    const bare = JSON.stringify({ ...lead, pad: "" });
    return JSON.stringify({ ...lead, pad: "x".repeat(size - Buffer.byteLength(bare)) });
  };
  expect((await post(padded(16 * 1024))).status).toBe(200);
  const answer = await post(padded(16 * 1024 + 1));
  expect(answer.status).toBe(413);
  expect((await answer.json()).error.code).toBe("too-large");
});

test("refuses a chunked body without a length as soon as it is too large", async () => {
  const { post } = await refused();
  let sent = 0;
  const endless = new ReadableStream({
    async pull(controller) {
      if (sent++ < 8) controller.enqueue(Buffer.alloc(8 * 1024, "x"));
      else controller.close();
    },
  });
  const answer = await post(endless, { duplex: "half" } as RequestInit);
  expect(answer.status).toBe(413);
  expect((await answer.json()).error.code).toBe("too-large");
});

test("answers the next request on a connection after one that was too large", async () => {
  const { url } = await serveLeads();
  const body = JSON.stringify(lead);
  const last = head(Buffer.byteLength(body)).replace("Host: x", "Host: x\r\nConnection: close");
  const answers = await sendRaw(url, head(20_000) + "x".repeat(20_000), last + body);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test("hangs up on a sender who keeps sending after 413", async () => {
  const { url } = await refused();
  const socket = await openSocket(url);
  socket.on("error", () => {});
  socket.write(head(900_000_000));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  const flood = setInterval(() => socket.write("x".repeat(256 * 1024)), 5);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(flood);
});

test("refuses at once a request that announces no body", async () => {
  const { url } = await refused();
  const bare = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`;
  expect(await sendRaw(url, bare)).toMatch(/^HTTP\/1\.1 400 /);
});

test("hangs up on a sender who stops in the middle after 413", async () => {
  const timeouts = { headersMs: 200, requestMs: 200, silenceMs: 5000, checkMs: 50 };
  const { url } = await serveLeads({ timeouts });
  expect(await sendRaw(url, head(900_000_000), "x".repeat(1000))).toMatch(/^HTTP\/1\.1 413 /);
});

test("hangs up with 408 on a body that never ends", async () => {
  const timeouts = { headersMs: 200, requestMs: 200, silenceMs: 5000, checkMs: 50 };
  const { url, logged } = await serveLeads({ timeouts });
  expect(await sendRaw(url, head(100), "{")).toContain("HTTP/1.1 408");
  expect(logged).toMatchObject([{ code: "too-slow" }]);
});

test("says how long to wait after too many submissions", async () => {
  const { post, logged } = await serveLeads({
    take: () => Promise.reject(new AppError("too-many-requests", "Please wait.", { retryAfterSeconds: 17 })),
  });
  const answer = await post(JSON.stringify(lead));
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("17");
  expect(await answer.json()).toEqual({ error: { code: "too-many-requests", message: "Please wait." } });
  expect(logged).toHaveLength(1);
});

test("answers 503 with a time to retry when nothing can be stored, and logs the cause once", async () => {
  const cause = new Error("database or disk is full");
  const { post, logged } = await serveLeads({
    save: () => Promise.reject(new AppError("storage-unavailable", "Try later.", { retryAfterSeconds: 30, cause })),
  });
  const answer = await post(JSON.stringify(lead));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(JSON.stringify(await answer.json())).not.toContain("disk");
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain("database or disk is full");
});

test("answers 500 without details, and logs the cause once", async () => {
  const { post, logged } = await serveLeads({ save: () => Promise.reject(new TypeError("secret inside")) });
  const answer = await post(JSON.stringify(lead));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: { code: "internal-error", message: "Something went wrong on our side." },
  });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ level: 50, code: "internal-error", requestId: answer.headers.get("x-request-id") });
});

test("counts visitors by the address from the trusted proxy", async () => {
  const take = vi.fn(async () => {});
  const services = {
    leads: { save: async () => ({ reference: "r", repeated: true, confirmed: true }) },
    limiter: { take },
  } as unknown as Partial<Services>;
  const { url } = await serveForTest({ services, environment: { TRUST_PROXY: "1" } });
  const headers = { ...json, "X-Forwarded-For": "198.51.100.1, 203.0.113.7" };
  await fetch(url + path, { method: "POST", headers, body: JSON.stringify(lead) });
  expect(take).toHaveBeenCalledWith("credit-analysis", "203.0.113.7");
});

test("finishes a lead under way when told to stop, and accepts no more", async () => {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const { post, stop, url } = await serveLeads({
    save: async () => {
      reach();
      await written;
      return { reference: "late", repeated: false, confirmed: true };
    },
  });
  const answering = post(JSON.stringify(lead));
  await reached;
  const stopped = stop();
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), patience);
  write();
  const answer = await answering;
  expect(await answer.json()).toEqual({ received: true, reference: "late", answerBy: expect.stringMatching(aTime) });
  expect(answer.headers.get("connection")).toBe("close");
  expect(await stopped).toBe(true);
});

test("cuts off no request when told to stop under load: every stored lead gets its answer", async () => {
  const { post, saved, stop } = await serveLeads();
  const answered: string[] = [];
  const writer = async () => {
    for (;;) {
      const answer = await post(JSON.stringify(lead)).catch(() => null);
      if (answer === null) return;
      answered.push((await answer.json()).reference);
    }
  };
  const writers = Array.from({ length: 8 }, writer);
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(100), patience);
  expect(await stop()).toBe(true);
  await Promise.all(writers);
  expect(new Set(answered).size).toBe(saved.length);
});

test("logs nothing when a visitor leaves in the middle of sending", async () => {
  const { url, logged, saved, post } = await serveLeads();
  const socket = await openSocket(url);
  socket.write(`${head(100)}{"a`);
  socket.destroy();
  await once(socket, "close");
  expect((await post(JSON.stringify(lead))).status).toBe(200);
  expect(saved).toHaveLength(1);
  expect(logged).toEqual([]);
});

async function serve() {
  const { url, logged } = await serveForTest({ services: { dataKey: testDataKey } });
  const ask = (query: string, method = "GET") => fetch(`${url}/functions/v1/form-token${query}`, { method });
  return { ask, logged };
}

test.each(["contact", "privacy-request", "accessibility-report"])(
  "gives everyone who asks a new token for %s",
  async (id) => {
    const { ask, logged } = await serve();
    const answer = await ask(`?form=${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("application/json");
    const { token } = await answer.json();
    expect(() => openFormToken(testDataKey, { id, leastMs: 0 }, token, Date.now())).not.toThrow();
    expect((await (await ask(`?form=${id}`)).json()).token).not.toBe(token);
    expect(logged).toEqual([]);
  },
);

test.each(["", "?", "?form=", "?form=newsletter%00", "?form=__proto__", "?form=%zz"])(
  "finds no form in the query %j",
  async (query) => {
    const { ask } = await serve();
    const answer = await ask(query);
    expect(answer.status).toBe(404);
    expect((await answer.json()).error.code).toBe("not-found");
  },
);

test.each(["POST", "HEAD", "DELETE"])("refuses %s for a form token with 405", async (method) => {
  const { ask } = await serve();
  const answer = await ask("?form=contact", method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET");
});
