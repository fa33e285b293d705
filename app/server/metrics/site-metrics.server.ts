import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { SubmissionCounts, SubmissionOutcome } from "#app/server/guard/take-in.server.ts";
import type { SendOutcome } from "#app/server/outgoing/sender.server.ts";
import { type AppErrorCode, refusalCodes } from "#app/server/report/app-error.server.ts";
import { type VitalHistogram, vitalNames } from "#app/server/report/vitals.server.ts";
import { type QueueDepth, readQueues, readSetAsideDepths, type SetAsideDepth } from "./queue-depth.server.ts";
import { readUnconfirmedBookings } from "./unconfirmed-bookings.server.ts";
import { VitalMetric } from "./vital-metric.server.ts";

/**
 * Counts what an operator watches. No label names a visitor, and each has few values: routes are patterns, statuses are
 * classes, forms and outcomes are ours.
 */
export type SiteMetrics = SubmissionCounts & {
  /** A request was refused with 403 or 429. */
  refusal(code: AppErrorCode): void;
  outgoing(what: "mail" | "webhook", outcome: SendOutcome): void;
  /** A request that was not answered from memory. */
  request(route: string, status: string, seconds: number): void;
  /** Adds counts that are kept elsewhere, read at each scrape. */
  addRequestCounts(read: () => Iterable<RequestCount>): void;
  /** In the text format of Prometheus, with its media type. */
  scrape(): Promise<{ text: string; type: string }>;
};

export type RequestCount = { route: string; status: string; count: number };

type Sources = {
  database: Pick<SiteDatabase, "db">;
  vitals: { histograms(): VitalHistogram[] };
  /** Submissions that are being stored now. */
  submissionsUnderWay(): number;
  forms: CountedForms;
};

/** The forms whose submissions are counted, by id. */
type CountedForms = {
  ids: readonly string[];
  /** Those whose submissions may be set aside, by the name that stands in the database. */
  setAside: ReadonlyMap<string, { id: string }>;
};

/**
 * What alerts ask for (deploy/prometheus-alerts.yml) is there from the start, with 0: a counter that appears with its first 1
 * does not increase, and one that never appears is not 0.
 */
const watchedOutcomes: readonly SubmissionOutcome[] = [
  "taken",
  "kept-aside",
  "overloaded",
  "storage-unavailable",
  "internal-error",
];

export function createSiteMetrics({ database, vitals, submissionsUnderWay, forms }: Sources): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requestCounts: (() => Iterable<RequestCount>)[] = [];
  const counted = new Map<string, RequestCount>();

  collectDefaultMetrics({ register: registry });
  new Counter({
    name: "site_requests_total",
    help: "Requests answered, by the pattern of the route and the class of the status",
    labelNames: ["route", "status"],
    registers,
    collect() {
      this.reset();
      for (const read of [() => counted.values(), ...requestCounts]) {
        for (const { route, status, count } of read()) if (count > 0) this.inc({ route, status }, count);
      }
    },
  });
  const duration = new Histogram({
    name: "site_request_duration_seconds",
    help: "From the request's headers to the end of its answer, of what is not answered from memory",
    labelNames: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const submissions = new Counter({
    name: "site_submissions_total",
    help: "Submissions by form and by what became of them",
    labelNames: ["form", "outcome"],
    registers,
  });
  const outgoing = new Counter({
    name: "site_outgoing_tries_total",
    help: "Tries to send a mail or a webhook by how they ended; held: nothing goes this way now",
    labelNames: ["what", "outcome"],
    registers,
  });
  const withheld = new Counter({
    name: "site_confirmations_withheld_total",
    help: "Submissions taken whose sender gets no confirmation, because the address has had as many as we send",
    labelNames: ["form"],
    registers,
  });
  const refusals = new Counter({
    name: "site_refusals_total",
    help: "Requests refused with 403 or 429, by code",
    labelNames: ["code"],
    registers,
  });
  for (const form of forms.ids) {
    for (const outcome of watchedOutcomes) submissions.inc({ form, outcome }, 0);
    withheld.inc({ form }, 0);
  }
  for (const code of refusalCodes) refusals.inc({ code }, 0);
  for (const what of ["mail", "webhook"]) outgoing.inc({ what, outcome: "given-up" }, 0);
  new Gauge({
    name: "site_submissions_under_way",
    help: "Submissions that are being stored now",
    registers,
    collect() {
      this.set(submissionsUnderWay());
    },
  });
  addQueueGauges(registry, database, forms.setAside);
  addBookingGauge(registry, database);
  for (const name of vitalNames) new VitalMetric(name, vitals, registers);

  return {
    submission: (form, outcome) => submissions.inc({ form, outcome }),
    withheld: (form) => withheld.inc({ form }),
    refusal: (code) => refusals.inc({ code }),
    outgoing: (what, outcome) => outgoing.inc({ what, outcome }),
    request(route, status, seconds) {
      duration.observe({ route }, seconds);
      const key = `${status} ${route}`;
      const kept = counted.get(key) ?? { route, status, count: 0 };
      counted.set(key, kept);
      kept.count += 1;
    },
    addRequestCounts: (read) => void requestCounts.push(read),
    scrape: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}

type Depths = { queues: QueueDepth[]; setAside: SetAsideDepth[] };

async function readDepths({ db }: Sources["database"], forms: CountedForms["setAside"]): Promise<Depths> {
  return { queues: await readQueues(db, Date.now()), setAside: await readSetAsideDepths(db, forms) };
}

/** Read at each scrape; when the database does not answer, `site_database_up` is 0 and the others are left out. */
function addQueueGauges(registry: Registry, database: Sources["database"], forms: CountedForms["setAside"]): void {
  const registers = [registry];
  const reading = { depths: Promise.resolve<Depths | null>(null) };
  const show = async (gauge: Gauge<"what">, amountOf: (queue: QueueDepth) => number) => {
    gauge.reset();
    for (const queue of (await reading.depths)?.queues ?? []) gauge.set({ what: queue.what }, amountOf(queue));
  };
  new Gauge({
    name: "site_database_up",
    help: "Whether the database answered this scrape",
    registers,
    // The first of them, so that the others find this scrape's answer.
    async collect() {
      reading.depths = readDepths(database, forms).catch(() => null);
      this.set((await reading.depths) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: "site_outgoing_waiting",
    help: "Mails and webhooks that wait to go out",
    labelNames: ["what"],
    registers,
    collect() {
      return show(this, ({ waiting }) => waiting);
    },
  });
  new Gauge({
    name: "site_outgoing_oldest_seconds",
    help: "Since when the one that is due for longest is there",
    labelNames: ["what"],
    registers,
    collect() {
      return show(this, ({ oldestMs }) => oldestMs / 1000);
    },
  });
  new Gauge({
    name: "site_set_aside_waiting",
    help: "Submissions that were set aside and wait for somebody to look at them",
    labelNames: ["form"],
    registers,
    async collect() {
      this.reset();
      for (const { form, waiting } of (await reading.depths)?.setAside ?? []) this.set({ form }, waiting);
    },
  });
}

/** Read at each scrape, and left out when the database does not answer. */
function addBookingGauge(registry: Registry, database: Sources["database"]): void {
  new Gauge({
    name: "site_bookings_unconfirmed",
    help: "Talks that their owners have not confirmed: held for some minutes, waiting, or lapsed in the last hour",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await readUnconfirmedBookings(database.db, Date.now()).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
