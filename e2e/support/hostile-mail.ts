import { newRowId } from "#app/server/database/row-ids.server.ts";

type Hostile = { from: string; texts: readonly string[]; html?: string };

/** An email with these texts in every part: its sender, subject and body, its HTML as they are, and its file names. */
export function hostileMail({ from, texts, html = `<p>Hello</p>${texts.join("\n")}<p>Bye</p>` }: Hostile): string {
  const boundary = `b${newRowId()}`;
  const parts = [
    part({ "Content-Type": "text/plain; charset=utf-8" }, texts.join("\n")),
    part({ "Content-Type": "text/html; charset=utf-8" }, html),
    ...texts.map((text) =>
      part(
        {
          "Content-Type": `application/pdf; name="${encodedWord(text)}"`,
          "Content-Disposition": `attachment; filename*=UTF-8''${percentOf(text)}`,
        },
        "%PDF",
      ),
    ),
  ];
  return [
    `From: ${encodedWord(texts.slice(0, 10).join(" "))} <${from}>`,
    "To: hello@business.example",
    `Subject: ${encodedWord(texts.slice(10).join(" "))}`,
    `Message-ID: <${newRowId()}@visitor.example>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    ...parts.map((one) => `--${boundary}\r\n${one}`),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

function part(headers: Record<string, string>, content: string): string {
  const lines = Object.entries({ ...headers, "Content-Transfer-Encoding": "base64" });
  const body = Buffer.from(content.toWellFormed()).toString("base64").replace(/.{76}/g, "$&\r\n");
  return `${lines.map(([name, value]) => `${name}: ${value}`).join("\r\n")}\r\n\r\n${body}`;
}

/** RFC 2047: any text in a header, in words of at most 75 characters, each on a separate line. */
function encodedWord(text: string): string {
  const words = [...text.toWellFormed()].reduce<string[]>((made, sign) => {
    const last = made.at(-1);
    if (last !== undefined && Buffer.byteLength(last + sign) <= 42) made[made.length - 1] = last + sign;
    else made.push(sign);
    return made;
  }, []);
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join("\r\n ");
}

function percentOf(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
