import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { formatDay, formatMonth } from "#app/domain/text/format-date.ts";
import type { ArticleRecord } from "./article-record.ts";

/** The next step, then what the text rests on and how it was checked. */
export function ArticleEnd({ article }: { article: ArticleRecord }) {
  return (
    <>
      <aside className="ar__step" aria-labelledby="next-step">
        <Plate>{article.headings.length + 1}</Plate>
        <div>
          <h2 id="next-step">Want a second pair of eyes?</h2>
          <p>
            Ask for a free credit analysis. You get an action plan and the down payment programs to look at, whether or
            not you go on with us.
          </p>
          <ButtonLink to="/get-started">
            Get Your Free Credit Analysis <Arrow />
          </ButtonLink>
        </div>
      </aside>
      <Sources article={article} />
    </>
  );
}

function Sources({ article }: { article: ArticleRecord }) {
  const { sources, publishDate, reviewedDate, reviewBy } = article;
  return (
    <section className="ar__src" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ title, publisher, where, date }, index) => (
          <li key={`${title} ${where}`} id={`source-${index + 1}`}>
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
