import { type EngineElement, type EngineWindow, windowSize } from "./engine-window.ts";

/** WebDriver's character for the Enter key; WebKit drops a line break. */
const enterKey = "\uE007";

/** Sends a WebDriver command of a session (https://www.w3.org/TR/webdriver2/); returns its value. */
type Send = (method: "GET" | "POST" | "DELETE", command: string, body?: object) => Promise<unknown>;

/** Opens a window through the driver at this address. The protocol can't report what the console shows. */
export async function webDriverWindow(
  driverUrl: string,
  capabilities: object,
  javaScript: boolean,
): Promise<EngineWindow> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await request("POST", `${driverUrl}/session`, body)) as { sessionId: string };
  const send: Send = (method, command, body) => request(method, `${driverUrl}/session/${sessionId}${command}`, body);
  await send("POST", "/window/rect", windowSize);
  const run = (work: (...args: never[]) => unknown, args: unknown[]) =>
    send("POST", "/execute/sync", { script: `return (${work}).apply(null, arguments)`, args });
  return {
    open: async (url) => void (await send("POST", "/url", { url })),
    evaluate: async (work, ...args) => (await run(work, args)) as ReturnType<typeof work>,
    async find(work, ...args) {
      const reference = (await run(work, args)) as Record<string, string> | null;
      return reference && webDriverElement(send, Object.values(reference)[0] ?? "");
    },
    // The window fills a phone's screen, which has only one width.
    narrow: async () => {},
    javaScript,
    errors: [],
    picture: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    close: async () => void (await send("DELETE", "")),
  };
}

function webDriverElement(send: Send, id: string): EngineElement {
  const type = async (text: string) =>
    void (await send("POST", `/element/${id}/value`, { text: text.replaceAll("\n", enterKey) }));
  return {
    place: () => send("GET", `/element/${id}/rect`),
    click: async () => void (await send("POST", `/element/${id}/click`, {})),
    async fill(text) {
      await send("POST", `/element/${id}/clear`, {});
      await type(text);
    },
    press: type,
  };
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
