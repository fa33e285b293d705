import { lookup } from "node:dns/promises";
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { WebhookSettings } from "#app/server/settings/env.server.ts";

/** The receiver's answer; we ignore its body. */
export type WebhookAnswer = { status: number; retryAfter: string | undefined };

type Address = { address: string; family: number };
/** Looks up the addresses of a name. */
export type Resolve = (hostname: string) => Promise<Address[]>;

/** We read no more of an answer than this, then hang up. */
const mostAnswerBytes = 64 * 1024;

/** We don't send to this target. */
class RefusedTarget extends Error {
  readonly code = "EPRIVATE";
}

const resolveName: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Makes the function that sends one webhook; it rejects when no answer comes. The name is looked up for each one, each of
 * its addresses is checked, and the connection goes only to an address that was checked, so a name that changes
 * in between changes nothing. Redirects are treated like any other answer: they are not followed.
 */
export function createWebhookPost({ url, allowsPrivate }: WebhookSettings, resolve: Resolve = resolveName) {
  const target = new URL(url);
  const request = target.protocol === "https:" ? requestHttps : requestHttp;

  return async (headers: Record<string, string>, body: string, signal: AbortSignal): Promise<WebhookAnswer> => {
    if (target.protocol !== "https:" && !allowsPrivate) throw new RefusedTarget();
    const addresses = await orAborted(resolve(bareHost(target)), signal);
    const isAllowed =
      addresses.length > 0 && (allowsPrivate || addresses.every(({ address }) => isPublicAddress(address)));
    if (!isAllowed) throw new RefusedTarget();
    const options: RequestOptions = {
      method: "POST",
      headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
      // Each uses its own connection: a kept one would outlive the check.
      agent: false,
      lookup: (_hostname, { all }, done) => {
        const [first] = addresses;
        if (all) done(null, addresses);
        else done(null, first?.address ?? "", first?.family);
      },
      signal,
    };
    return new Promise((settle, reject) => {
      request(target, options, (response) => settle(readAnswer(response)))
        .on("error", reject)
        .end(body);
    });
  };
}

/** An address in brackets would not be looked up. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

async function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** The status counts, however the body ends. */
function readAnswer(response: IncomingMessage): Promise<WebhookAnswer> {
  const answer = { status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] };
  let size = 0;
  return new Promise((resolve) => {
    response
      .on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostAnswerBytes) response.destroy();
      })
      .on("error", () => {})
      .on("close", () => resolve(answer));
  });
}

/** The part of IPv6 that is assigned to networks; anything outside it is unused, or wraps another address. */
const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address belongs to the public internet: to none of the ranges that IANA keeps for special purposes (RFC 6890
 * and its updates). Addresses that wrap an IPv4 address (`::ffff:…`, NAT64, 6to4) do not, whatever they wrap.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}
