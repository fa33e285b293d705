import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { uploadPatienceBytes } from "#app/server/http/pages/run-route.server.ts";
import { bodyPatienceBytes, formLimitBytes } from "#app/server/http/request/incoming-request.server.ts";
import { bareContentPolicy } from "#config/content-policy.ts";
import { precompress } from "#config/precompress.ts";
import { publicSettings } from "#config/public-settings.ts";
import { site as business } from "#config/site.ts";
import { patience } from "#test/patience.ts";
import { nginxMap } from "../site-build/content-policies.ts";
import { freePort } from "./free-port.ts";
import { builtFiles, serveForTest } from "./http.ts";

const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find((path) => existsSync(path));
const ownPolicy = "default-src 'self'; script-src 'sha256-abc'";

/**
 * Starts nginx with the files from deploy/nginx, changed to point to this test's processes and built files. `logged`
 * returns everything it has written to its logs.
 */
async function startNginx(upstreams: string[], locations: "balance.conf" | "files.conf") {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const client = join(folder, "client");
  for (const [name, content] of Object.entries(builtFiles)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), content);
  }
  await precompress(client);
  cpSync("deploy/nginx", join(folder, "path-to-keys"), { recursive: true });
  change(join(folder, "path-to-keys/upstream.conf"), (text) => {
    let next = 0;
    return text.replace(/127\.0\.0\.1:300\d/g, () => new URL(upstreams[next++] ?? upstreams[0] ?? "").host);
  });
  change(join(folder, "path-to-keys/files.conf"), (text) =>
    text.replace("/srv/path-to-keys/current/build/client", client),
  );
  change(join(folder, "path-to-keys/write-log.conf"), (text) => text.replaceAll("/var/log/nginx", folder));
  const policies = nginxMap([{ path: "/get-started", policy: ownPolicy }], bareContentPolicy(publicSettings({})));
  writeFileSync(join(folder, "content-policies.nginx"), policies);
  // Each page's policy is in a file next to it, which must not be served.
  writeFileSync(join(client, "get-started/index.html.policy"), ownPolicy);
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    ${process.getuid?.() === 0 ? "user root;" : ""} events {}
    http {
      types { text/html html; text/javascript js; text/plain txt; font/woff2 woff2; }
      access_log off; ${temporary.join(" ")}
      include path-to-keys/upstream.conf; include path-to-keys/limits.conf; include path-to-keys/log.conf;
      include path-to-keys/ask.conf; include content-policies.nginx;
      server { listen 127.0.0.1:${port}; include path-to-keys/write-log.conf; include path-to-keys/${locations}; }
    }`,
  );
  const server = spawn(nginx ?? "", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  onTestFinished(async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(url), { timeout: 10_000 });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { url, logged: () => read("path-to-keys.log") + read("path-to-keys.error.log") };
}

function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, "utf8")));
}

test("nginx takes every body that the site reads, so that the site itself says what is too large", () => {
  const sizes = [...readFileSync("deploy/nginx/site.conf", "utf8").matchAll(/client_max_body_size (\d+)m;/g)];
  const bytes = sizes.map(([, megabytes]) => Number(megabytes) * 1024 * 1024);
  expect(bytes).toEqual([bodyPatienceBytes, uploadPatienceBytes]);
  expect(formLimitBytes).toBeLessThanOrEqual(bodyPatienceBytes);
});

const trusting = { environment: { TRUST_PROXY: "1" } };

describe.skipIf(nginx === undefined)("nginx with the files from deploy/nginx", () => {
  test("spreads requests, passes on the visitor's address, and switches to another process when one stops", async () => {
    const take = vi.fn(async () => {});
    const leads = { save: async () => ({ reference: "r", repeated: true, confirmed: true }) };
    const delivery = { start: () => {}, wake: () => {}, stop: async () => {} };
    const services = { leads, limiter: { take }, delivery };
    const [one, two] = [await serveForTest({ ...trusting, services }), await serveForTest({ ...trusting, services })];
    const { url } = await startNginx([one.url, two.url], "balance.conf");
    const send = () =>
      fetch(`${url}/functions/v1/send-form-notification`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.7" },
        body: JSON.stringify(lead),
      });
    expect((await send()).status).toBe(200);
    expect(take).toHaveBeenCalledWith("credit-analysis", "127.0.0.1");
    await one.stop();
    for (let n = 0; n < 10; n += 1) expect((await send()).status).toBe(200);
  });

  test("serves pages and files as the site does", async () => {
    const { url: site } = await serveForTest();
    const { url } = await startNginx([site], "files.conf");
    const names = ["content-type", "cache-control", "content-encoding", "vary", ...securityHeaders];
    for (const path of ["/", "/get-started", "/assets/app-Ab12Cd34.js", "/robots.txt"]) {
      const [ours, theirs] = await Promise.all([site, url].map((origin) => get(origin + path)));
      expect(theirs?.text, path).toBe(ours?.text);
      expect(theirs?.status).toBe(200);
      for (const name of names) {
        // The site's own test files have no policy next to them.
        if (name === "content-security-policy" && path === "/get-started") continue;
        expect(plain(theirs?.headers.get(name)), `${name} of ${path}`).toBe(plain(ours?.headers.get(name)));
      }
    }
    const page = await get(`${url}/get-started`);
    expect(page.headers.get("content-security-policy")).toBe(ownPolicy);
    const etag = page.headers.get("etag") ?? "";
    expect((await get(`${url}/get-started`, { "If-None-Match": etag })).status).toBe(304);
  });

  test("leaves pages made for one visitor to the site, and serves no missing or hidden files", async () => {
    const { url: site } = await serveForTest();
    const { url } = await startNginx([site], "files.conf");
    const madeBy = async (path: string, headers = {}) => {
      const answer = await get(url + path, headers);
      return [answer.status, answer.headers.has("x-request-id") ? "site" : "nginx"];
    };
    expect(await madeBy("/get-started")).toEqual([200, "nginx"]);
    expect(await madeBy("/get-started?utm_source=x")).toEqual([200, "nginx"]);
    expect(await madeBy("/get-started", { Cookie: "theme=dark; carried-contact=abc" })).toEqual([200, "site"]);
    expect(await madeBy("/form-success")).toEqual([200, "nginx"]);
    expect(await madeBy("/form-success", { Cookie: "theme=dark; sent=abc" })).toEqual([200, "site"]);
    expect(await madeBy("/calculators/sum")).toEqual([200, "nginx"]);
    expect(await madeBy("/calculators/sum?price=265000")).toEqual([200, "site"]);
    expect(await madeBy("/calculators")).toEqual([200, "nginx"]);
    expect(await madeBy("/calculators?income=72000")).toEqual([200, "site"]);
    expect(await madeBy("/made-here")).toEqual([200, "site"]);
    for (const path of [
      "/nowhere",
      "/404",
      "/.env",
      "/index.html",
      "/get-started/index.html.policy",
      "/robots.txt.gz",
    ]) {
      expect((await get(url + path)).status, path).toBe(404);
    }
    const post = await fetch(`${url}/get-started`, { method: "POST", body: new URLSearchParams({ a: "b" }) });
    expect(post.headers.has("x-request-id")).toBe(true);
  });

  test.each(["balance.conf", "files.conf"] as const)("never writes a token to a log (%s)", async (locations) => {
    const { url: site, stop } = await serveForTest();
    const { url, logged } = await startNginx([site], locations);
    const token = `01997a00-0000-7000-8000-000000000000.${"s3cret".repeat(8).slice(0, 43)}`;
    const paths = [
      ...["", "/", "/move", "/call.ics", "/talk.ics", "/move.data", ".data", "%", "/more/parts"].map(
        (end) => `/booking/${token}${end}`,
      ),
      `/Booking/${token}`,
      `/privacy-request/${token}`,
      `/privacy-request/${token}.data`,
      `/consent/${token}`,
      `/newsletter/confirm?token=${token}`,
      `/newsletter/unsubscribe.data?token=${token}`,
      `/newsletter/preferences/${token}`,
      `/copied/badly/${token}`,
      `/%62ooking/${token}`,
      `/search?q=${token}`,
    ];
    const askAll = () =>
      Promise.all(paths.map((path) => fetch(url + path, { headers: { Referer: `${url}/booking/${token}` } })));
    await askAll();
    await fetch(`${url}/get-started?utm_source=x`);
    // Requests that can't reach the site go to a different log.
    await stop();
    // nginx itself refuses a broken escape.
    for (const { status } of await askAll()) expect([400, 503]).toContain(status);
    await vi.waitFor(() => expect(logged()).toMatch(/"GET \/get-started(\/index\.html)? HTTP\/1\.1" 200/), patience);
    const lines = logged();
    for (const known of [
      "/booking/:token ",
      "/booking/:token/move ",
      "/privacy-request/:token ",
      "/consent/:token ",
      "/newsletter/confirm ",
    ]) {
      expect(lines).toContain(`"GET ${known}`);
    }
    expect(lines).not.toMatch(/s3cret|01997a00/);
  });

  test("limits how much one address may request, and says when to come back", async () => {
    const { url: site } = await serveForTest({ environment: { PAGES_PER_IP_PER_MINUTE: "1000" } });
    const { url } = await startNginx([site], "balance.conf");
    const answers: Response[] = [];
    // Few enough at once that each one gets a connection.
    for (let turn = 0; turn < 10; turn += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 25 }, (_, n) => fetch(`${url}/made-here?n=${n}`)))));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(150);
    expect(refused.length).toBeGreaterThan(0);
    const [first] = refused;
    expect(first?.headers.get("retry-after")).toBe("30");
    expect(first?.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await first?.text()).toContain("One moment, please");
    // A page's files aren't counted.
    for (let n = 0; n < 200; n += 1) expect((await fetch(`${url}/assets/app-Ab12Cd34.js`)).status).toBe(200);
  });

  test("adds the security headers to its refusals, too", async () => {
    const { url: site, stop } = await serveForTest();
    const { url } = await startNginx([site], "files.conf");
    const refused = await fetch(`${url}/assets/app-Ab12Cd34.js`, { headers: { "If-Match": '"other"' } });
    expect(refused.status).toBe(412);
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    await stop();
    const away = await fetch(`${url}/made-here`);
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(away.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await away.text()).toContain("back in a moment");
  });
});

test("nginx’s own pages tell visitors how to reach us", () => {
  const { display, href } = business.phone;
  const pages = readFileSync("deploy/nginx/refusals.conf", "utf8").match(/<!doctype html>.*<\/html>/g) ?? [];
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toContain(`or call <a href="${href}">${display}</a>`);
});

const securityHeaders = [
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "content-security-policy",
  "strict-transport-security",
];

const lead = {
  formName: "Free Credit Analysis",
  firstName: "Ana",
  lastName: "Reyes",
  name: "Ana Reyes",
  email: "ana@visitor.example",
  phone: "(602) 555-0112",
  pageUrl: "http://localhost:3000/get-started",
};

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "gzip", ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** nginx doesn't name a charset, because every document does. */
function plain(value: string | null | undefined): string | undefined {
  return value?.replace("; charset=utf-8", "");
}
