const unsafeModes = new Set(["disable", "allow", "prefer", "no-verify"]);

/** Whether an address asks for a connection to another machine that anyone on the way could read or answer. */
export function refusesTls(databaseUrl: string): boolean {
  const { searchParams } = new URL(databaseUrl);
  const isOff = ["0", "false"].includes(searchParams.get("ssl") ?? "");
  return !isLocal(databaseUrl) && (isOff || unsafeModes.has(searchParams.get("sslmode") ?? ""));
}

/**
 * The address with TLS and a verified certificate, as `pg` and libpq both read it; unchanged when the database is
 * on this machine.
 */
export function withTls(databaseUrl: string): string {
  if (isLocal(databaseUrl)) return databaseUrl;
  const address = new URL(databaseUrl);
  address.searchParams.delete("ssl");
  address.searchParams.set("sslmode", "verify-full");
  return address.href;
}

function isLocal(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return isLocalHost(searchParams.get("host") ?? decodeURIComponent(hostname));
}

/**
 * Whether a host in a setting is this machine: data sent there crosses no network.
 *
 * @param host a name or an address, with or without brackets, or the folder of a socket; "" is the default socket
 */
export function isLocalHost(host: string): boolean {
  return host === "" || host.startsWith("/") || /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i.test(host);
}
