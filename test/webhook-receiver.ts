import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** An event as the receiver sees it. */
export type ReceivedWebhook = {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
};

type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A real HTTP receiver that verifies webhooks with the specification's library, and can go down and come back up. */
export class WebhookReceiver {
  readonly secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
  /** The webhooks that were verified and accepted. */
  readonly taken: ReceivedWebhook[] = [];
  /** The id of every try, accepted or not. */
  readonly tries: string[] = [];
  /** The next answer; by default, each webhook is accepted with 204. */
  answer: (request: IncomingMessage) => Answer | "hang" = () => ({ status: 204 });
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hooks`;
  }

  async up(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const body = await text(request);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const id = headers["webhook-id"] ?? "";
      this.tries.push(id);
      const answer = this.answer(request);
      if (answer === "hang") return;
      if (answer.status < 300) {
        const event = new Webhook(this.secret).verify(body, headers) as Omit<ReceivedWebhook, "id">;
        this.taken.push({ id, ...event });
      }
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }
}
