import { Gauge, type Registry } from "@prometheus-io/client";
import type { MailboxWatch } from "#app/server/desk/mail-in/mail-taker.server.ts";

/** Whether anyone reads people's replies, checked at each scrape; 0 when no mailbox is set. */
export function addMailboxGauges(registry: Registry, mailbox: MailboxWatch | undefined): void {
  const registers = [registry];
  new Gauge({
    name: "site_mailbox_trouble",
    help: "1 when the mailbox refuses the sign-in, or has not been looked at for 15 minutes",
    registers,
    async collect() {
      const trouble = await mailbox?.trouble().catch(() => null);
      this.set(trouble ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_mailbox_silent_seconds",
    help: "Time since the last successful look at the mailbox",
    registers,
    async collect() {
      const row = await mailbox?.read().catch(() => null);
      this.set(row ? Math.max(0, Date.now() - (row.looked_at ?? row.watched_since)) / 1000 : 0);
    },
  });
}
