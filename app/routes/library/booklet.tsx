import { type ReactNode, useContext } from "react";
import { data } from "react-router";
import articleCss from "#app/components/article/article.css?inline";
import { ArticleBody } from "#app/components/article/body.tsx";
import { AnchorPrefix, ArticleSources } from "#app/components/article/sources.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import type { GuideArticle } from "#app/content/articles/articles.server.ts";
import { findBooklet } from "#app/content/articles/reading-order.server.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { guideListMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/booklet";
import css from "./library.css?inline";

export function loader({ params }: Route.LoaderArgs) {
  const booklet = findBooklet(params.slug);
  if (!booklet) throw data(null, { status: 404 });
  return booklet;
}

/** It repeats the guides, so search engines are to show those. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, path } = loaderData;
  return guideListMeta(path, {
    title: `${title}: the booklet`,
    description: `${counted(loaderData.guides.length, "guide")} in one document to print: ${title}.`,
    robots: "noindex, follow",
  });
}

export default function BookletPage({ loaderData: { title, lead, guides } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="article" layer="page" css={articleCss} />
      <InlineStyle name="library" layer="page" css={css} />
      <PageHero
        name="Booklet"
        trail={[{ label: "Guides", to: "/guides" }]}
        className="lb-hero"
        title={title}
        lead={lead}
        aside={<Contents guides={guides} />}
      >
        <p className="small screen-only">
          To print it, open your browser’s menu and choose Print. Each guide starts on a new page.
        </p>
      </PageHero>
      {guides.map((guide, index) => (
        <Piece key={guide.path} guide={guide} number={index + 1} />
      ))}
    </>
  );
}

function Contents({ guides }: { guides: readonly GuideArticle[] }) {
  return (
    <nav aria-labelledby="contents">
      <h2 className="h4" id="contents">
        In this booklet
      </h2>
      <ol className="numbered rows lb-contents">
        {guides.map(({ slug, title }) => (
          <li key={slug}>
            <a className="tap" href={`#${slug}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One full guide. Its anchors begin with its name, since guides share some anchor names. */
function Piece({ guide, number }: { guide: GuideArticle; number: number }) {
  const { slug, path, title, description, reviewer, reviewedDate } = guide;
  return (
    <AnchorPrefix value={`${slug}-`}>
      <article className="wrap lb-piece" aria-labelledby={slug}>
        <h2 id={slug}>
          <span className="num">{number}.</span> {title}
        </h2>
        <p className="lead">{description}</p>
        <p className="small">
          Checked {formatDay(reviewedDate)}. {reviewer}.
        </p>
        <div className="prose">
          <ArticleBody path={path} headings={headings} />
        </div>
        <ArticleSources article={guide} />
      </article>
    </AnchorPrefix>
  );
}

/** They come below the guide's title. */
const headings = { h2: PartHeading, h3: SmallHeading };

function PartHeading({ id, children }: { id?: string; children?: ReactNode }) {
  return <h3 id={useContext(AnchorPrefix) + id}>{children}</h3>;
}

function SmallHeading({ children }: { children?: ReactNode }) {
  return <h4>{children}</h4>;
}
