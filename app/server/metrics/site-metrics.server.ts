import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { MailboxWatch } from "#app/server/desk/mail-in/mail-taker.server.ts";
import type { SubmissionCounts, SubmissionOutcome } from "#app/server/guard/admission.server.ts";
import type { KeyWatch } from "#app/server/keys/known-key.server.ts";
import type { SendOutcome } from "#app/server/outgoing/delivery.server.ts";
import { type AppErrorCode, refusalCodes } from "#app/server/report/app-error.server.ts";
import { type VitalHistogram, type VitalName, vitalNames } from "#app/server/report/vitals.server.ts";
import type { ClockCheck } from "#app/server/time/clock-check.server.ts";
import { addDatabaseGauges, addMailboxGauges, type SetAsideForms } from "./database-gauges.server.ts";

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

/** How many requests of a route ended with a class of statuses. */
export type RequestCount = { route: string; status: string; count: number };

type Sources = {
  database: Pick<SiteDatabase, "db">;
  canTakeLead(): Promise<boolean>;
  clock: Pick<ClockCheck, "isTrusted">;
  keyWatch: Pick<KeyWatch, "isOurs">;
  vitals: { histograms(): VitalHistogram[] };
  /** Submissions that are being stored now. */
  submissionsUnderWay(): number;
  forms: CountedForms;
  /** Only where the settings have one. */
  mailbox?: MailboxWatch | undefined;
};

/** The forms whose submissions are counted, by id. */
type CountedForms = {
  ids: readonly string[];
  setAside: SetAsideForms;
};

/**
 * The series that alerts use (deploy/prometheus-alerts.yml) exist from the start, with 0: a counter that appears with its
 * first 1 does not increase, and one that never appears is not 0.
 */
const watchedOutcomes: readonly SubmissionOutcome[] = [
  "taken",
  "kept-aside",
  "overloaded",
  "storage-unavailable",
  "internal-error",
];

/** Makes all metrics in their own registry. */
export function createSiteMetrics(sources: Sources): SiteMetrics {
  const { database, canTakeLead, clock, keyWatch, vitals, submissionsUnderWay, forms, mailbox } = sources;
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
    help: "Time from the request's headers to the end of its answer, for requests not answered from memory",
    labelNames: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const submissions = new Counter({
    name: "site_submissions_total",
    help: "Submissions by form and outcome",
    labelNames: ["form", "outcome"],
    registers,
  });
  const outgoing = new Counter({
    name: "site_outgoing_tries_total",
    help: "Attempts to send an email or a webhook, by outcome; held: this channel is paused",
    labelNames: ["what", "outcome"],
    registers,
  });
  const withheld = new Counter({
    name: "site_confirmations_withheld_total",
    help: "Submissions accepted without a confirmation, because the address reached its limit",
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
  new Gauge({
    name: "site_clock_wrong",
    help: "1 while the clock of this machine is minutes apart from the one of the database",
    registers,
    collect() {
      this.set(clock.isTrusted() ? 0 : 1);
    },
  });
  new Gauge({
    name: "site_key_wrong",
    help: "1 while another process uses the database with a data key that this one does not have",
    registers,
    collect() {
      this.set(keyWatch.isOurs() ? 0 : 1);
    },
  });
  addDatabaseGauges(registry, { db: database.db, canTakeLead }, forms.setAside);
  addMailboxGauges(registry, mailbox);
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

/** The histograms of one web vital, which visitors' browsers measured and `vitals.server.ts` counted. */
class VitalMetric extends Histogram<"route" | "le"> {
  readonly #read: () => VitalHistogram[];
  readonly #metric: { name: string; help: string };

  constructor(vital: VitalName, vitals: { histograms(): VitalHistogram[] }, registers: Registry[]) {
    const unit = vital === "CLS" ? "a sum of shares of the window" : "milliseconds";
    const metric = {
      name: `site_web_vital_${vital.toLowerCase()}`,
      help: `${vital} of visitors who allow analytics, in ${unit}, by the pattern of the route`,
    };
    super({ ...metric, registers });
    this.#metric = metric;
    this.#read = () => vitals.histograms().filter(({ name }) => name === vital);
  }

  /** What the registry calls when it writes text; the library's own types omit it. */
  async getForPromString() {
    const { name } = this.#metric;
    const values = this.#read().flatMap(({ route, buckets, sum }) => [
      ...buckets.map(({ atMost, count }) => ({
        metricName: `${name}_bucket`,
        labels: { route, le: Number.isFinite(atMost) ? atMost : "+Inf" },
        value: count,
      })),
      { metricName: `${name}_sum`, labels: { route }, value: sum },
      { metricName: `${name}_count`, labels: { route }, value: buckets.at(-1)?.count ?? 0 },
    ]);
    return { ...this.#metric, type: "histogram", aggregator: "sum", values };
  }
}
