/**
 * An empty place for what the server puts there once at least 30 promises were counted: how long answers took. It belongs into
 * a part that stays HTML, so React never looks for it (`app/server/promise-line`).
 */
export function MeasuredPlace({ page }: { page: "contact" | "get-started" }) {
  return <div data-measured={page} hidden />;
}
