/** The servers that bench/pages.mjs compares, each on core 0 and on a free port. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../test/free-port.ts";
import { onCore } from "../cores.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const limits = { PAGES_PER_IP_PER_MINUTE: "1000000", DESK: "off" };
  const environment = { DATA_DIR: folder, DATABASE_URL: "", SMTP_URL: "", LOG_LEVEL: "warn", ...limits };
  const server = await start([process.execPath, "scripts/serve.mjs"], environment);
  return { ...server, stop: () => server.stop().then(() => rmSync(folder, { recursive: true })) };
}

export function startReactRouterServe() {
  const serve = join(root, "node_modules/@react-router/serve/bin.cjs");
  return start([process.execPath, serve, "build/server/index.js"], { NODE_ENV: "production" });
}

/** Node's own server with this one page. */
export function startPlainNode(client, path) {
  const page = join(client, path, "index.html.gz");
  return start([process.execPath, fileURLToPath(new URL("plain-server.mjs", import.meta.url)), page], {});
}

/** One worker that sends files and little else. Null where nginx is not installed. */
export function startNginx(client) {
  return startNginxWith(
    (port) => `
      server { listen 127.0.0.1:${port}; root ${client}; location / { try_files $uri $uri/index.html =404; } }`,
  );
}

/** The same worker with the files of deploy/nginx: each answer has everything that the site's has. Null as above. */
export function startNginxAsDeployed(client) {
  return startNginxWith((port, folder) => {
    const included = join(folder, "path-to-keys");
    cpSync(join(root, "deploy/nginx"), included, { recursive: true });
    const files = join(included, "files.conf");
    writeFileSync(files, readFileSync(files, "utf8").replace("/srv/path-to-keys/current/build/client", client));
    return `
      include path-to-keys/upstream.conf; include path-to-keys/limits.conf; include path-to-keys/ask.conf; include ${root}build/content-policies.nginx;
      server { listen 127.0.0.1:${port}; include path-to-keys/files.conf; }`;
  });
}

async function startNginxWith(servers) {
  const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync) ?? "nginx";
  if (spawnSync(nginx, ["-v"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, servers(port, folder)));
  const server = await start([nginx, "-p", folder, "-c", join(folder, "nginx.conf")], {}, port);
  return { ...server, stop: () => server.stop().then(() => rmSync(folder, { recursive: true })) };
}

function configuration(folder, servers) {
  return `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 1024; }
    http {
      types { text/html html; text/javascript js; font/woff2 woff2; }
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=1000; gzip_static on; gzip_vary on;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      ${servers}
    }`;
}

async function start(command, environment, port) {
  port ??= await freePort();
  const [program, ...args] = onCore(0, command);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (child.exitCode !== null || tries === 300) throw new Error(`${command.join(" ")} does not answer`);
    await wait(50);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

async function answers(url) {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
