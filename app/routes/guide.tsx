import { data } from "react-router";
import { ArticlePage } from "#app/components/article/article-page.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { findArticle, teasersAfter } from "#app/content/articles.server.ts";
import { articleMeta } from "#app/lib/article-meta.ts";
import type { Route } from "./+types/guide";

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(`/guides/${params.slug}`);
  if (!article) throw data(null, { status: 404 });
  return { article, next: teasersAfter(article) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? articleMeta(loaderData.article) : []);

/** The text is on the server only: where a link in a running page leads here, the browser asks for the document. */
export default function Guide({ loaderData }: Route.ComponentProps) {
  return import.meta.env.SSR ? <ArticlePage kind="guide" {...loaderData} /> : <ReloadDocument />;
}
