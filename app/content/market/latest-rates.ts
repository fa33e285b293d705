import latest from "#app/content/market-data/latest-rates.json";

/** The average of the last week of Freddie Mac's survey that we have: 30 years fixed, without points and fees. */
export const latestAverage = {
  /** The Thursday on which it was published. */
  day: latest.date,
  annualRate: Math.round(latest.rate30 * 100) / 10_000,
} as const;
