import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { onTestFinished } from "vitest";

/** A certificate for this machine's addresses, with its key. No one trusts it, and it isn't secret. */
export const ownCertificate = {
  cert: readFileSync(join(import.meta.dirname, "server.crt"), "utf8"),
  key: readFileSync(join(import.meta.dirname, "server.key"), "utf8"),
};

/** Our loopback address in a spelling that the settings treat as a different machine. */
export const otherMachine = "::ffff:127.0.0.1";

/** Trusts the certificate for one test, as an installation trusts its certificate authorities. */
export function trustOwnCertificate(): void {
  const usual = getCACertificates("default");
  setDefaultCACertificates([...usual, ownCertificate.cert]);
  onTestFinished(() => setDefaultCACertificates(usual));
}
