/** Whatever a stranger wrote runs nothing, loads nothing, leads nowhere, and is shown in a frame of our own only. */
export const lockedIn = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** A stranger's file, to be saved and never to be shown here. */
export function savedFile(name: string, bytes: Uint8Array): Response {
  const disposition = `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${percentOf(name)}`;
  const headers = { ...lockedIn, "Content-Type": "application/octet-stream", "Content-Disposition": disposition };
  return new Response(Buffer.from(bytes), { headers });
}

function asciiOf(name: string): string {
  return name.replace(/[^\w .()-]/g, "_");
}

/** As RFC 8187 has it: what `encodeURIComponent` leaves alone and must not stand there is encoded, too. */
function percentOf(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
