/** Milliseconds since 1970 as an export writes them: ISO 8601 in UTC, null for a time that never came. */
export function isoTime(milliseconds: number | null | undefined): string | null {
  return milliseconds == null ? null : new Date(milliseconds).toISOString();
}
