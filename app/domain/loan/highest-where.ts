/**
 * The highest whole number from 0 up to `ceiling` for which `holds`, found by halving; it has to hold for 0 and for all
 * numbers below that one.
 */
export function highestWhere(holds: (value: number) => boolean, ceiling: number): number {
  let low = 0;
  let high = ceiling;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
