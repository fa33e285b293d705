import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

export type Acknowledged = { email: string; reference: string };

type Try = { submissionKey?: string; patienceMs: number };

let senders = 0;

/** Each from a network of their own, where the site trusts its proxy: sixty a minute from one address are a flood. */
function newAddress(): string {
  senders += 1;
  return `10.${(senders >> 8) % 256}.${senders % 256}.7`;
}

/** Makes the spec's one call for an address, and returns whatever comes back within `patienceMs`. */
export function postLead(
  site: Site,
  email: string,
  { submissionKey = randomUUID(), patienceMs }: Try,
): Promise<Response> {
  return fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": newAddress() },
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
    signal: AbortSignal.timeout(patienceMs),
  });
}

/** Like `postLead`, but throws on anything but 200, and by default waits for as long as a slow machine may need. */
export async function sendLead(site: Site, email: string, one: Try = { patienceMs: 60_000 }): Promise<Acknowledged> {
  const answer = await postLead(site, email, one);
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  const { reference } = (await answer.json()) as { reference: string };
  return { email, reference };
}

/** Several visitors at once. Each sends one lead after another, and tries the sites in turn until one acknowledges it. */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  /** Tries that got another answer, or none. */
  failed = 0;
  readonly #sites: readonly Site[];
  readonly #paceMs: number;
  readonly #running: Promise<void>[];
  #stopped = false;

  constructor(sites: readonly Site[], count: number, paceMs: number) {
    this.#sites = sites;
    this.#paceMs = paceMs;
    this.#running = Array.from({ length: count }, (_, writer) => this.#write(writer));
  }

  /** Lets each finish the try that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #write(writer: number): Promise<void> {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const email = `writer${writer}-${turn}@visitor.example`;
      const submissionKey = randomUUID();
      for (let tries = 0; !this.#stopped; tries += 1) {
        await wait(this.#paceMs);
        const site = this.#sites[(turn + tries) % this.#sites.length];
        const one = { submissionKey, patienceMs: 10_000 };
        const lead = site && (await sendLead(site, email, one).catch(() => undefined));
        if (lead) {
          this.acknowledged.push(lead);
          break;
        }
        this.failed += 1;
      }
    }
  }
}
