/*
 * Measures how fast this page is and tells our own server once, when the visitor leaves: a path and up to five
 * numbers, no URL with a query, no id. Imported only with consent; a separate file in the build.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { webVitalsPath } from "./kept-choice.ts";

const path = location.pathname;
let values: Record<string, number> = {};

for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep);
// After the library's own listeners, so that the metrics that are final only now have arrived.
addEventListener("visibilitychange", tell);

function keep({ name, value }: Metric): void {
  values[name] = value;
}

function tell(): void {
  if (document.visibilityState !== "hidden" || Object.keys(values).length === 0) return;
  navigator.sendBeacon(webVitalsPath, JSON.stringify({ path, values }));
  values = {};
}
