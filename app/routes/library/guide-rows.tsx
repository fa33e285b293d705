import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { GuideArticle } from "#app/content/articles/articles.server.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

type GuideRowsProps = { guides: readonly Pick<GuideArticle, "path" | "title" | "minutes" | "publishDate">[] };

/** Guides by title, each with how long it takes and its day. */
export function GuideRows({ guides }: GuideRowsProps) {
  return (
    <ul className="rows pairs">
      {guides.map(({ path, title, minutes, publishDate }) => (
        <li key={path}>
          <SiteLink className="tap" to={path}>
            {title}
          </SiteLink>
          <span className="small">
            {minutes} min, <time dateTime={publishDate}>{formatDay(publishDate)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
