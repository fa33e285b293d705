import { Arrow } from "#app/components/ui/icons.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import { categoryAnchor, type Entry, type Shelf } from "./entries.ts";
import { Byline } from "./front-articles.tsx";

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
