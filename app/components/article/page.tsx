import { InlineStyle } from "#app/components/inline-style.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { nextSteps } from "#app/content/articles/next-steps.ts";
import type { Guide, MarketReport } from "#app/content/site/records.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import css from "./article.css?inline";
import { ArticleBody } from "./body.tsx";
import { CategoryScene } from "./category-scene.tsx";
import { ArticleSources } from "./sources.tsx";

type ArticlePageProps = {
  kind: ArticleKind;
  article: ArticleRecord;
  next: readonly ArticleTeaser[];
  /** The reading lists that include it. */
  lists?: readonly ListLink[];
};

type ListLink = { title: string; path: string };

export function ArticlePage({ kind, article, next, lists = [] }: ArticlePageProps) {
  return (
    <>
      <InlineStyle name="article" layer="page" css={css} />
      <article>
        <ArticleHead article={article} />
        <div className="wrap cols ar__grid">
          <Contents title={`In this ${kind}`} headings={article.headings} />
          <div>
            {"keyInsights" in article && <KeyInsights insights={article.keyInsights} />}
            <div className="prose">
              <ArticleBody path={article.path} />
            </div>
            <ArticleEnd article={article} />
          </div>
        </div>
      </article>
      <ReadNext articles={next} lists={lists} />
    </>
  );
}

/** The main point of a market report, for readers who skip the rest. */
function KeyInsights({ insights }: { insights: readonly string[] }) {
  return (
    <section className="sunk ar__keys" aria-labelledby="key-insights">
      <h2 className="h4" id="key-insights">
        Key insights
      </h2>
      <ul className="lines">
        {insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </section>
  );
}

/** The next step that fits, then the article's sources and how they were checked. */
function ArticleEnd({ article }: { article: ArticleRecord }) {
  const { title, text, call, label, to } = nextSteps[article.nextStep];
  return (
    <>
      <aside className="ar__step screen-only" aria-labelledby="next-step">
        <Plate>{article.headings.length + 1}</Plate>
        <div>
          <h2 id="next-step">{title}</h2>
          <p>{text}</p>
          <div className="acts">
            {call && <ButtonLink to={call.href}>Call {call.phone}</ButtonLink>}
            <ButtonLink to={to} look={call ? "line" : "primary"}>
              {label} <Arrow />
            </ButtonLink>
          </div>
        </div>
      </aside>
      <ArticleSources article={article} />
    </>
  );
}

/** Title, lead and byline on the left, the picture of its category to the edge of the window on the right. */
function ArticleHead({ article }: { article: ArticleRecord }) {
  const { title, description, category, author, reviewer, reviewedDate, minutes } = article;
  return (
    <header className="ar__head">
      <div className="wrap">
        <div>
          <nav className="crumb" aria-label="Breadcrumb">
            <a href="/">Home</a> <span aria-hidden="true">/</span>
            <a href="/blog">Blog</a> <span aria-hidden="true">/</span> <span>{category}</span>
          </nav>
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <p className="small ar__by">
            {category === "Success Stories" && <Tag>Sample story</Tag>} By the {author}. {minutes}-minute read. Checked{" "}
            <time dateTime={reviewedDate}>{formatDay(reviewedDate)}</time>. {reviewer}.
          </p>
        </div>
      </div>
      <div className="ar__pic screen-only">
        <CategoryScene category={category} />
      </div>
    </header>
  );
}

type ContentsProps = { title: string; headings: readonly { id: string; text: string }[] };

/**
 * The table of contents as a path. On a phone it opens at a tap; where there is room the sheet keeps it open and it
 * stays in view, and browsers that know which part is being read fill in the stops before it.
 */
function Contents({ title, headings }: ContentsProps) {
  return (
    <nav className="toc screen-only" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol className="vpath">
          {[...headings, { id: "sources", text: "Sources" }].map(({ id, text }) => (
            <li key={id}>
              <Stop state="later" />
              <a className="tap" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** What to read next, as a list of headlines. */
function ReadNext({ articles, lists }: { articles: readonly ArticleTeaser[]; lists: readonly ListLink[] }) {
  return (
    <section className="curb ar__next screen-only" aria-labelledby="read-next">
      <div className="wrap">
        <h2 id="read-next">Keep walking</h2>
        <ul className="lines">
          {articles.map(({ path, title, description, category, minutes, publishDate }) => (
            <li className="cols cols--at800" key={path}>
              <p className="small">
                {category} · {minutes} min · <time dateTime={publishDate}>{formatDay(publishDate)}</time>
              </p>
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p className="small">{description}</p>
            </li>
          ))}
        </ul>
        <p className="in-row">
          {lists.map(({ title, path }) => (
            <a key={path} className="tlink" href={path}>
              What to read if “{title}”
            </a>
          ))}
          <a className="tlink" href="/guides">
            All guides, by where you are <Arrow />
          </a>
          <a className="tlink" href="/my-path">
            When could you buy? Find your month <Arrow />
          </a>
        </p>
      </div>
    </section>
  );
}

type ArticleKind = "guide" | "report";

/** A guide or report as a page shows it: its front matter, and what the build read out of its text. */
type ArticleRecord = (Guide | MarketReport) & {
  path: string;
  minutes: number;
  headings: readonly { id: string; text: string }[];
};

/** The parts of another article that a link to it shows. */
type ArticleTeaser = Pick<ArticleRecord, "path" | "title" | "description" | "category" | "minutes" | "publishDate">;
