import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../../e2e/support/site.ts";
import { type Acknowledged, sendLead } from "../../e2e/support/writers.ts";

/** A round of each, in milliseconds: enough to be in the middle of every fault, and few enough mails to wait for. */
const paceMs = 150;

/** Visitors who send one lead after another, each until it is acknowledged, now by one process and now by another. */
export class SteadyVisitors {
  readonly acknowledged: Acknowledged[] = [];
  /** Tries that got another answer, or none. */
  failed = 0;
  readonly #running: Promise<void>[];
  #stopped = false;

  constructor(sites: readonly Site[], count: number) {
    this.#running = Array.from({ length: count }, (_, visitor) => this.#send(sites, visitor));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #send(sites: readonly Site[], visitor: number): Promise<void> {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const email = `visitor${visitor}-${turn}@visitor.example`;
      const key = randomUUID();
      for (let tries = 0; !this.#stopped; tries += 1) {
        await wait(paceMs);
        const site = sites[(turn + tries) % sites.length];
        const lead = site && (await sendLead(site, email, key).catch(() => undefined));
        if (lead) {
          this.acknowledged.push(lead);
          break;
        }
        this.failed += 1;
      }
    }
  }
}
