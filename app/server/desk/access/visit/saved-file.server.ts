/** Content from a stranger runs nothing, loads nothing, links nowhere, and shows only in a frame of ours. */
export const lockedIn = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** A stranger's file, to save and never to show here. */
export function savedFile(name: string, bytes: Uint8Array): Response {
  const disposition = `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${percentOf(name)}`;
  const headers = { ...lockedIn, "Content-Type": "application/octet-stream", "Content-Disposition": disposition };
  return new Response(Buffer.from(bytes), { headers });
}

function asciiOf(name: string): string {
  return name.replace(/[^\w .()-]/g, "_");
}

/** Encodes as in RFC 8187: also the characters that `encodeURIComponent` leaves alone but RFC 8187 does not allow. */
function percentOf(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
