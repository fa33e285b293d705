import { data, redirect } from "react-router";
import { ArticlePage } from "#app/components/article/page.tsx";
import { findArticle, movedGuidePath, teasersAfter } from "#app/content/articles/articles.server.ts";
import { listsWith } from "#app/content/articles/reading-order.server.ts";
import { articleMeta } from "#app/lib/page/structured-data.ts";
import type { Route } from "./+types/guide";

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(`/guides/${params.slug}`);
  if (!article) {
    const target = movedGuidePath(params.slug);
    throw target ? redirect(target, 301) : data(null, { status: 404 });
  }
  return { article, next: teasersAfter(article), lists: listsWith(article.path) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? articleMeta(loaderData.article) : []);

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage kind="guide" {...loaderData} />;
}
