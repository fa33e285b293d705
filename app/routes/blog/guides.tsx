import { SiteLink } from "#app/components/ui/site-link.tsx";
import { categories } from "#app/content/site/categories.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { categoryAnchor, type Entry } from "./entries.ts";
import { Byline } from "./front-articles.tsx";

type GuidesProps = {
  guides: readonly Entry[];
  /** What the front page shows already. */
  elsewhere: readonly Entry[];
};

/** The guides: the ones to begin with, then all of them, shelf by shelf. */
export function Guides({ guides, elsewhere }: GuidesProps) {
  const featured = guides.filter(({ featured, path }) => featured && !elsewhere.some((entry) => entry.path === path));
  return (
    <section className="leg leg--L sec bl__guides" id="guides" aria-labelledby="guides-title">
      <div className="wrap">
        <div className="head">
          <h2 id="guides-title">Educational guides: one question each, answered to the end</h2>
          <p className="lead">No sign-up, no download. Read them on a phone, or print them for the kitchen table.</p>
        </div>
        <h3 className="bl__sub">Featured guides</h3>
        <ul className="lines bl__first">
          {featured.map((guide) => (
            <li key={guide.path} className="cols cols--at800">
              <h4>
                <SiteLink to={guide.path}>{guide.title}</SiteLink>
              </h4>
              <p>{guide.description}</p>
              <Byline entry={guide} />
            </li>
          ))}
        </ul>
        <h3 className="bl__sub">All guides</h3>
        <div className="bl__shelves">
          {categories.map(({ name }) => (
            <Shelf key={name} name={name} guides={guides.filter(({ category }) => category === name)} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Shelf({ name, guides }: { name: Entry["category"]; guides: readonly Entry[] }) {
  return (
    <div className="shelf" id={categoryAnchor(name)}>
      <h4>{name}</h4>
      {guides.length === 0 && <p className="small">Empty today. The first guide for it is being written.</p>}
      <ul className="lines pairs">
        {guides.map(({ path, title, minutes, publishDate }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>{" "}
            <span className="small">
              {minutes} min, <time dateTime={publishDate}>{formatDay(publishDate)}</time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
