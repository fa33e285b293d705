import { CategoryScene } from "#app/components/article/category-scene.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { Entry, Headline } from "./entries.ts";

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
