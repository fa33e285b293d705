/** The metrics of web-vitals. Milliseconds, except CLS, which is a sum of shares of the window. */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

/** The name of one measurement. */
export type VitalName = (typeof vitalNames)[number];

/** One number of one page view; `route` is a pattern (`/guides/:slug`), so there are few of them. */
export type Vital = {
  name: VitalName;
  value: number;
  route: string;
  rating: "good" | "needs-improvement" | "poor";
};

/** Collects the numbers that visitors' browsers measured; see `/metrics`. */
export type VitalsRecorder = { record(vital: Vital): void };

/** How one metric of one route was distributed since the process started. */
export type VitalHistogram = {
  name: VitalName;
  route: string;
  /** How many values are at most each bound, upper bounds rising, the last one infinite. */
  buckets: { atMost: number; count: number }[];
  /** The sum of all values; for the average. */
  sum: number;
  ratings: Record<Vital["rating"], number>;
};

/** The bounds of https://web.dev/articles/vitals: at most the first is good, more than the second is poor. */
const ratingBounds: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** The upper bounds of the histograms' buckets: each metric's two bounds of the rating, and parts and multiples of them. */
export function vitalBuckets(name: VitalName): readonly number[] {
  const [good, poor] = ratingBounds[name];
  return [good / 4, good / 2, good, poor, poor * 2, poor * 4];
}

/** How good a value is. */
export function ratingOf(name: VitalName, value: number): Vital["rating"] {
  const [good, poor] = ratingBounds[name];
  if (value <= good) return "good";
  return value <= poor ? "needs-improvement" : "poor";
}

/** Keeps histograms in memory, one for each metric and route. */
export function createVitalsRecorder(): VitalsRecorder & { histograms(): VitalHistogram[] } {
  const kept = new Map<string, VitalHistogram>();
  return {
    record({ name, value, route, rating }) {
      const key = `${name} ${route}`;
      const histogram = kept.get(key) ?? emptyHistogram(name, route);
      kept.set(key, histogram);
      for (const bucket of histogram.buckets) if (value <= bucket.atMost) bucket.count += 1;
      histogram.sum += value;
      histogram.ratings[rating] += 1;
    },
    histograms: () => structuredClone([...kept.values()]),
  };
}

function emptyHistogram(name: VitalName, route: string): VitalHistogram {
  const bounds = [...vitalBuckets(name), Number.POSITIVE_INFINITY];
  return {
    name,
    route,
    buckets: bounds.map((atMost) => ({ atMost, count: 0 })),
    sum: 0,
    ratings: { good: 0, "needs-improvement": 0, poor: 0 },
  };
}
