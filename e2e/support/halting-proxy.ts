import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A site over a connection that stalls in the middle of a page, where `halt` begins, until it is told to go on. */
export class HaltingProxy {
  readonly #server: Server;
  readonly goOn: () => void;

  private constructor(server: Server, goOn: () => void) {
    this.#server = server;
    this.goOn = goOn;
  }

  static async start(site: string, halt: string): Promise<HaltingProxy> {
    const { promise: toldToGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? "/", site));
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      const body = Buffer.from(await answer.arrayBuffer());
      const at = type.startsWith("text/html") ? body.indexOf(halt) : -1;
      if (at !== -1) {
        response.write(body.subarray(0, at));
        await toldToGoOn;
      }
      response.end(body.subarray(Math.max(at, 0)));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new HaltingProxy(server, goOn);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
