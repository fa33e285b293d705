import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./article.css?inline";
import { ArticleBody } from "./article-body.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleHead } from "./article-head.tsx";
import type { ArticleKind, ArticleRecord, ArticleTeaser } from "./article-record.ts";
import { Contents } from "./contents.tsx";
import { ReadNext } from "./read-next.tsx";

type ArticlePageProps = { kind: ArticleKind; article: ArticleRecord; next: readonly ArticleTeaser[] };

export function ArticlePage({ kind, article, next }: ArticlePageProps) {
  return (
    <>
      <InlineStyle name="article" layer="page" css={css} />
      <article>
        <ArticleHead article={article} />
        <div className="wrap ar__grid">
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
      <ReadNext articles={next} />
    </>
  );
}

/** What a market report says, for those who read nothing else of it. */
function KeyInsights({ insights }: { insights: readonly string[] }) {
  return (
    <section className="ar__keys" aria-labelledby="key-insights">
      <h2 id="key-insights">Key insights</h2>
      <ul>
        {insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </section>
  );
}
