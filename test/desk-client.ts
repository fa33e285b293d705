import { Secret, TOTP } from "otpauth";

/** How a request at the desk ended; `to` is where a form redirects. */
export type DeskAnswer = { status: number; to: string; html: string; headers: Headers };

/** A user who is signed in at a running desk, without a browser. */
export type DeskClient = {
  cookie: string;
  get(path: string): Promise<DeskAnswer>;
  /** Sends a form on a page, as a browser without JavaScript does. */
  post(path: string, fields: Record<string, string>): Promise<DeskAnswer>;
};

/**
 * Goes from a first link ("http://…/desk/link/…") to a session with a six-digit code. It requests everything over HTTP, as
 * a browser does, and throws if the desk gives a different answer.
 */
export async function signInByLink(link: string, name = "Ines Holm"): Promise<DeskClient> {
  const { origin, pathname } = new URL(link);
  const client = deskClient(origin);
  await expectOn(client.post(pathname, { do: "begin-sign-in", token: pathname.split("/").at(-1) ?? "", name }));
  await expectOn(client.post("/desk/app", { do: "begin-app" }));
  const { html } = await client.get("/desk/app");
  const key = /class="app-key">([A-Z2-7 ]+)</.exec(html)?.[1] ?? "";
  const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate();
  await expectOn(client.post("/desk/app", { do: "confirm-app", code }));
  return client;
}

type Sent = { method?: string; body?: URLSearchParams; headers?: Record<string, string> };

function deskClient(origin: string): DeskClient {
  let cookie = "";
  async function ask(path: string, options: Sent = {}): Promise<DeskAnswer> {
    const headers = { Cookie: cookie, ...options.headers };
    const answer = await fetch(origin + path, { ...options, headers, redirect: "manual" });
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(";")[0] ?? "";
    const to = answer.headers.get("Location") ?? "";
    return { status: answer.status, to, html: await answer.text(), headers: answer.headers };
  }
  return {
    get cookie() {
      return cookie;
    },
    get: (path) => ask(path),
    post: (path, fields) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: origin, "Sec-Fetch-Site": "same-origin" },
      }),
  };
}

async function expectOn(answer: Promise<DeskAnswer>): Promise<void> {
  const { status, html } = await answer;
  if (status !== 303) throw new Error(`The desk answered ${status}: ${html.slice(0, 500)}`);
}
