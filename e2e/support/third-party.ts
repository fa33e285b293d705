import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Another company's lead-tracking script, which stores what it is told in `window.told`. */
const script = "window.told = [leadTracking.pageUrl];";

/** A server that isn't ours, and what it learned about visitors. */
export class ThirdParty {
  readonly scriptUrl: string;
  /** The path of each request, and the page it says it comes from. */
  readonly requests: { url: string; referrer: string | undefined }[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.scriptUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lead.js`;
    server.on("request", ({ url = "", headers }, response) => {
      this.requests.push({ url, referrer: headers.referer });
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    });
  }

  static async start(): Promise<ThirdParty> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new ThirdParty(server);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
