import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { bareContentPolicy } from "#config/content-policy.ts";
import { precompress } from "#config/precompress.ts";
import { publicSettings } from "#config/public-settings.ts";
import { nginxMap } from "../site-build/content-policies.ts";
import { freePort } from "./free-port.ts";
import { builtFiles, serveForTest } from "./http.ts";

const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find((path) => existsSync(path));
const ownPolicy = "default-src 'self'; script-src 'sha256-abc'";

/** Starts nginx with the files of deploy/nginx, told where the processes and the built files are here. */
async function startNginx(upstreams: string[], locations: "balance.conf" | "files.conf"): Promise<string> {
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
  const policies = nginxMap([{ path: "/get-started", policy: ownPolicy }], bareContentPolicy(publicSettings({})));
  writeFileSync(join(folder, "content-policies.nginx"), policies);
  // Beside each page lies its policy, and that is no answer.
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
      include path-to-keys/upstream.conf; include path-to-keys/ask.conf; include content-policies.nginx;
      server { listen 127.0.0.1:${port}; include path-to-keys/${locations}; }
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
  return url;
}

function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, "utf8")));
}

const trusting = { environment: { TRUST_PROXY: "1" } };

describe.skipIf(nginx === undefined)("nginx with the files of deploy/nginx", () => {
  test("shares requests out, tells the visitor's address, and turns to another process when one stops", async () => {
    const take = vi.fn(async () => {});
    const leads = { save: async () => ({ reference: "r", repeated: true, confirmed: true }) };
    const delivery = { start: () => {}, wake: () => {}, stop: async () => {} };
    const services = { leads, limiter: { take }, delivery };
    const [one, two] = [await serveForTest({ ...trusting, services }), await serveForTest({ ...trusting, services })];
    const url = await startNginx([one.url, two.url], "balance.conf");
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
    const url = await startNginx([site], "files.conf");
    const names = ["content-type", "cache-control", "content-encoding", "vary", ...securityHeaders];
    for (const path of ["/", "/get-started", "/assets/app-Ab12Cd34.js", "/robots.txt"]) {
      const [ours, theirs] = await Promise.all([site, url].map((origin) => get(origin + path)));
      expect(theirs?.text, path).toBe(ours?.text);
      expect(theirs?.status).toBe(200);
      for (const name of names) {
        // The site's own test files have no policy beside them.
        if (name === "content-security-policy" && path === "/get-started") continue;
        expect(plain(theirs?.headers.get(name)), `${name} of ${path}`).toBe(plain(ours?.headers.get(name)));
      }
    }
    const page = await get(`${url}/get-started`);
    expect(page.headers.get("content-security-policy")).toBe(ownPolicy);
    const etag = page.headers.get("etag") ?? "";
    expect((await get(`${url}/get-started`, { "If-None-Match": etag })).status).toBe(304);
  });

  test("leaves to the site what is made for one visitor, what misses, and what is hidden", async () => {
    const { url: site } = await serveForTest();
    const url = await startNginx([site], "files.conf");
    const madeBy = async (path: string, headers = {}) => {
      const answer = await get(url + path, headers);
      return [answer.status, answer.headers.has("x-request-id") ? "site" : "nginx"];
    };
    expect(await madeBy("/get-started")).toEqual([200, "nginx"]);
    expect(await madeBy("/get-started?utm_source=x")).toEqual([200, "nginx"]);
    expect(await madeBy("/get-started", { Cookie: "theme=dark; carried-contact=abc" })).toEqual([200, "site"]);
    expect(await madeBy("/calculators/sum")).toEqual([200, "nginx"]);
    expect(await madeBy("/calculators/sum?price=265000")).toEqual([200, "site"]);
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

/** nginx says no charset, and every document says its own. */
function plain(value: string | null | undefined): string | undefined {
  return value?.replace("; charset=utf-8", "");
}
