/** The value that a share of the numbers does not exceed, such as 0.99; of few numbers, the highest. */
export function quantile(numbers, share) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}
