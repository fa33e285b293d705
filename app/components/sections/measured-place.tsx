/**
 * An empty place where the server puts the measured response times, once at least 30 promises were counted. It must be in
 * a part that stays HTML, so that React never looks for it (`app/server/promise-line`).
 */
export function MeasuredPlace({ page }: { page: "contact" | "get-started" }) {
  return <div data-measured={page} hidden />;
}
