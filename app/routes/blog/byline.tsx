import { formatDay } from "#app/domain/text/format-date.ts";
import type { Entry } from "./entries.ts";

/** What is to be known of an article before it is opened. */
export function Byline({ entry }: { entry: Entry }) {
  return (
    <p className="bl__by">
      {entry.category} <span aria-hidden="true">·</span> {entry.minutes}-minute read <span aria-hidden="true">·</span>{" "}
      <time dateTime={entry.publishDate}>{formatDay(entry.publishDate)}</time>
    </p>
  );
}
