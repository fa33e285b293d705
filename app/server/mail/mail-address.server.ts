/** The bare address of `Name <address>` or `address`. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

export function domainOf(sender: string): string {
  const address = addressOf(sender);
  return address.slice(address.lastIndexOf("@") + 1);
}
