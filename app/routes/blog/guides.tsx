import { CategoryScene } from "#app/components/article/category-scene.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { ArticleCategory } from "#app/content/site/records.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

type GuidesProps = { featured: readonly Entry[]; shelves: readonly Shelf[] };

/** The guides: the ones to begin with, then the newest of each shelf. */
export function Guides({ featured, shelves }: GuidesProps) {
  return (
    <section className="leg leg--L sec bl__guides" id="guides" aria-labelledby="guides-title">
      <div className="wrap">
        <div className="head">
          <h2 id="guides-title">Educational guides: one question each, answered in full</h2>
          <p className="lead">No sign-up, no download. Read them on a phone, or print them for the kitchen table.</p>
        </div>
        <h3 className="bl__sub">Featured guides</h3>
        <ul className="lines bl__first">
          {featured.map((guide) => (
            <li key={guide.path} className="cols cols--at800">
              <h4>
                <a href={guide.path}>{guide.title}</a>
              </h4>
              <p>{guide.description}</p>
              <Byline entry={guide} />
            </li>
          ))}
        </ul>
        <h3 className="bl__sub">All guides</h3>
        <p>
          <a className="tlink" href="/guides">
            What to read first, by where you are now <Arrow />
          </a>
        </p>
        <div className="bl__shelves">
          {shelves.map((shelf) => (
            <GuideShelf key={shelf.name} shelf={shelf} />
          ))}
        </div>
      </div>
    </section>
  );
}

function GuideShelf({ shelf: { name, count, guides } }: { shelf: Shelf }) {
  const anchor = categoryAnchor(name);
  return (
    <div className="shelf" id={anchor}>
      <h4>{name}</h4>
      {count === 0 && <p className="small">Empty today. The first guide for it is being written.</p>}
      <ul className="lines pairs">
        {guides.map(({ path, title, minutes, publishDate }) => (
          <li key={path}>
            <a href={path}>{title}</a>{" "}
            <span className="small">
              {minutes} min, <time dateTime={publishDate}>{formatDay(publishDate)}</time>
            </span>
          </li>
        ))}
      </ul>
      {count > guides.length && (
        <a className="tlink" href={`/guides#${anchor}`}>
          All {count} on {name}
        </a>
      )}
    </div>
  );
}

/** The front page of a paper: one large story, a few next to it, and the newest down the edge. */
export function FrontPage({ front, recent }: { front: readonly Entry[]; recent: readonly Headline[] }) {
  const [lead, ...others] = front;
  return (
    <>
      <div className="turn turn--RL" />
      <section className="leg leg--L bl__front" aria-labelledby="featured">
        <div className="wrap cols bl__paper">
          <div>
            <h2 className="h4 bl__rubric" id="featured">
              Featured articles
            </h2>
            {lead && (
              <article className="bl__lead">
                <CategoryScene category={lead.category} />
                <h3>
                  <a href={lead.path}>{lead.title}</a>
                </h3>
                <p className="lead">{lead.description}</p>
                <Byline entry={lead} />
              </article>
            )}
            <ul className="bl__beside">
              {others.map((entry) => (
                <li key={entry.path}>
                  <h3>
                    <a href={entry.path}>{entry.title}</a>
                  </h3>
                  <p>{entry.description}</p>
                  <Byline entry={entry} />
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="h4 bl__rubric">Recent articles</h2>
            <ul className="rows bl__recent">
              {recent.map((entry) => (
                <li key={entry.path}>
                  <a href={entry.path}>{entry.title}</a>
                  <Byline entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}

/** An article's facts for readers who haven't opened it yet. */
export function Byline({ entry }: { entry: Headline }) {
  return (
    <p className="small bl__by">
      {entry.category} <span aria-hidden="true">·</span> {entry.minutes}-minute read <span aria-hidden="true">·</span>{" "}
      <time dateTime={entry.publishDate}>{formatDay(entry.publishDate)}</time>
    </p>
  );
}

/** An article in a list of titles. */
export type Headline = { path: string; title: string; category: ArticleCategory; minutes: number; publishDate: string };
/** An article in a list that says what each is about. */
export type Entry = Headline & { description: string; featured: boolean };
/** The newest guides of a category, and how many there are in all. */
export type Shelf = {
  name: ArticleCategory;
  count: number;
  guides: readonly Pick<Headline, "path" | "title" | "minutes" | "publishDate">[];
};
export type ReportEntry = Entry & { keyInsights: readonly string[] };

/** "Credit Repair" → "credit-repair": the anchor of a category on this page. */
export function categoryAnchor(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}
