import type { GuideArticle } from "#app/content/articles/articles.server.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

type GuideRowsProps = { guides: readonly Pick<GuideArticle, "path" | "title" | "minutes" | "publishDate">[] };

/** Guides by title, each with how long it takes and its day. */
export function GuideRows({ guides }: GuideRowsProps) {
  return (
    <ul className="rows pairs">
      {guides.map(({ path, title, minutes, publishDate }) => (
        <li key={path}>
          <a className="tap" href={path}>
            {title}
          </a>
          <span className="small">
            {minutes} min, <time dateTime={publishDate}>{formatDay(publishDate)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
