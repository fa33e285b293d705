import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { ArticleTeaser } from "./article-record.ts";

/** Where to go on reading, as a list of headlines. */
export function ReadNext({ articles }: { articles: readonly ArticleTeaser[] }) {
  return (
    <section className="kerb ar__next" aria-labelledby="read-next">
      <div className="wrap">
        <h2 id="read-next">Keep walking</h2>
        <ul>
          {articles.map(({ path, title, description, category, minutes, publishDate }) => (
            <li key={path}>
              <p className="small">
                {category} · {minutes} min · <time dateTime={publishDate}>{formatDay(publishDate)}</time>
              </p>
              <h3>
                <SiteLink to={path}>{title}</SiteLink>
              </h3>
              <p className="small">{description}</p>
            </li>
          ))}
        </ul>
        <SiteLink className="tlink" to="/blog#guides">
          All guides and reports <Arrow />
        </SiteLink>
      </div>
    </section>
  );
}
