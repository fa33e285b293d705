import { createContext, useContext } from "react";
import type { Guide, MarketReport } from "#app/content/site/records.ts";
import { formatDay, formatMonth } from "#app/domain/text/format-date.ts";

/** Prefix for the names of an article's anchors, for documents with several articles. */
export const AnchorPrefix = createContext("");

type ArticleSourcesProps = {
  article: Pick<Guide | MarketReport, "sources" | "publishDate" | "reviewedDate" | "reviewBy">;
};

/** The article's sources, and when they were checked. */
export function ArticleSources({ article }: ArticleSourcesProps) {
  const prefix = useContext(AnchorPrefix);
  const { sources, publishDate, reviewedDate, reviewBy } = article;
  const alone = prefix === "";
  const Heading = alone ? "h2" : "h3";
  return (
    // With several articles it isn't a landmark: all would have the same name.
    <section className="ar__src" aria-labelledby={alone ? "sources" : undefined}>
      <Heading id={`${prefix}sources`}>Sources</Heading>
      <ol>
        {sources.map(({ title, publisher, where, date }, index) => (
          <li key={`${title} ${where}`} id={`${prefix}source-${index + 1}`}>
            {publisher}, “{title},” {where}
            {date && `, ${date}`}.
          </li>
        ))}
      </ol>
      <p className="fine">
        Published {formatDay(publishDate)}, checked {formatDay(reviewedDate)}, to be checked again by{" "}
        {formatMonth(reviewBy)}. This is general information, not legal or tax advice, and not an offer of credit.
      </p>
    </section>
  );
}
