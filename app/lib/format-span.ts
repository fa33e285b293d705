/** `11 months`, `5 years`, `5 years 1 month`. */
export function formatSpan(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [counted(years, "year"), counted(rest, "month")].filter((part) => part !== null);
  return parts.length === 0 ? "0 months" : parts.join(" ");
}

function counted(count: number, unit: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
