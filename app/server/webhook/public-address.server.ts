import { BlockList, isIP } from "node:net";

/** What the IANA registries of special-purpose addresses keep from the public internet (RFC 6890 and its updates). */
const specialIpv4 = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local: where clouds answer with a machine's credentials.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  specialIpv4.addSubnet(net, prefix, "ipv4");
}

const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

/** Parts of 2000::/3 that lead elsewhere: protocol assignments with Teredo, examples, and 6to4, which carries any IPv4. */
const specialIpv6 = new BlockList();
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  specialIpv6.addSubnet(net, prefix, "ipv6");
}

/**
 * Whether an address belongs to the public internet. Of IPv6 only what is given out to networks does; addresses that wrap
 * an IPv4 address (`::ffff:…`, NAT64) do not, whatever they wrap.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, "ipv4");
  return family === 6 && globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}
