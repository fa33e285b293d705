/** `12,500`, as `Intl` writes it: asking that for its first number holds a slow phone up (decision 029). */
export function formatWhole(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}
