import { randomUUID } from "node:crypto";
import type { Site } from "./site.ts";

export type Acknowledged = { email: string; reference: string };

/** Makes the spec's one call for an address; throws on anything but 200. */
export async function sendLead(site: Site, email: string, submissionKey = randomUUID()): Promise<Acknowledged> {
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      formName: "Free Credit Analysis",
      firstName: "Ana",
      lastName: "Reyes",
      name: "Ana Reyes",
      email,
      phone: "(602) 555-0112",
      pageUrl: `${site.url}/get-started`,
      submissionKey,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  const { reference } = (await answer.json()) as { reference: string };
  return { email, reference };
}

/** Several visitors at once, each sending one lead after another and trying again what got no answer. */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  readonly #running: Promise<void>[];
  #stopped = false;

  constructor(site: Site, count: number) {
    this.#running = Array.from({ length: count }, (_, writer) => this.#write(site, writer));
  }

  /** Lets each finish the try it is at. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #write(site: Site, writer: number): Promise<void> {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const email = `writer${writer}-${turn}@visitor.example`;
      const submissionKey = randomUUID();
      let done = false;
      while (!done && !this.#stopped) {
        done = await sendLead(site, email, submissionKey).then(
          (lead) => this.acknowledged.push(lead) > 0,
          () => pause(20),
        );
      }
    }
  }
}

/** False after a while: what failed is to be tried again. */
function pause(ms: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
