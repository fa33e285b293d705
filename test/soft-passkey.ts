import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Asked = { origin: string; domain?: string; verified?: boolean; counter?: number };

/** A passkey in memory that signs like a browser's (WebAuthn level 3, ES256, no attestation). */
export function createSoftPasskey({ synced = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);

  function authenticatorData({ domain = "localhost", verified = true, counter = 0 }: Asked, attested: Buffer): Buffer {
    // User present, user verified, backup eligible, backed up, attested data.
    const flags = 0x01 | (verified ? 0x04 : 0) | (synced ? 0x18 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, attested]);
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shared = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  return {
    /** A browser's answer when it is asked for a new key. */
    register({ challenge }: { challenge: string }, asked: Asked): string {
      const length = Buffer.from([0, id.length]);
      const point = (name: number, value: string) => [Buffer.from([name, 0x58, 32]), Buffer.from(value, "base64url")];
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR.
      const key = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), ...point(0x21, x), ...point(0x22, y)];
      const authData = authenticatorData(asked, Buffer.concat([Buffer.alloc(16), length, id, ...key]));
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        ...[Buffer.from("fmt"), Buffer.from([0x64]), Buffer.from("none"), Buffer.from([0x67]), Buffer.from("attStmt")],
        ...[Buffer.from([0xa0, 0x68]), Buffer.from("authData"), Buffer.from([0x58, authData.length]), authData],
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge, asked.origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      };
      return JSON.stringify({ ...shared, response, clientExtensionResults: {} });
    },
    /** Its answer when it is asked for this key. */
    sign({ challenge }: { challenge: string }, asked: Asked): string {
      const authData = authenticatorData(asked, Buffer.alloc(0));
      const client = clientData("webauthn.get", challenge, asked.origin);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return JSON.stringify({ ...shared, response, clientExtensionResults: {} });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
