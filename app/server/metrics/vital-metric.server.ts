import { Histogram, type Registry } from "prom-client";
import type { VitalHistogram, VitalName } from "#app/server/report/vitals.server.ts";

/** The histograms of one web vital, which visitors' browsers measured and `vitals.server.ts` counted. */
export class VitalMetric extends Histogram<"route" | "le"> {
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

  /** What the registry asks for when it writes text; the library's own types leave it out. */
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
