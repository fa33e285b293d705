/**
 * Whether a host of a setting is this machine: what is sent there passes no network.
 *
 * @param host a name or an address, with or without brackets, or the folder of a socket; "" is the default socket
 */
export function isLocalHost(host: string): boolean {
  return host === "" || host.startsWith("/") || /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i.test(host);
}
