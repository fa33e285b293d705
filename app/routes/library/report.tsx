import { data, redirect } from "react-router";
import { ArticlePage } from "#app/components/article/page.tsx";
import { findArticle, teasersAfter } from "#app/content/articles/articles.server.ts";
import { articleMeta } from "#app/lib/page/structured-data.ts";
import type { Route } from "./+types/report";

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(`/reports/${params.slug}`);
  if (!article) throw leadOn(params.slug);
  return { article, next: teasersAfter(article) };
}

/** Old addresses with a year redirect to the report we keep up to date. */
function leadOn(slug: string) {
  const path = `/reports/${slug.replace(/-20\d\d$/, "")}`;
  return findArticle(path) ? redirect(path, 301) : data(null, { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? articleMeta(loaderData.article) : []);

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage kind="report" {...loaderData} />;
}
