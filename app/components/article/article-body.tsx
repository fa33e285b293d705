import { type ComponentType, lazy } from "react";
import { articleParts } from "./article-parts.tsx";

type Body = ComponentType<{ components: typeof articleParts }>;

/** The texts by path. They stay on the server: no browser fetches the script of an article. */
const bodies: Record<string, Body> = import.meta.env.SSR ? lazyBodies() : {};

export function ArticleBody({ path }: { path: string }) {
  const Text = bodies[path];
  return Text && <Text components={articleParts} />;
}

function lazyBodies(): Record<string, Body> {
  const files = import.meta.glob<{ default: Body }>("/app/content/{guides,reports}/*.mdx");
  return Object.fromEntries(
    Object.entries(files).map(([file, load]) => [file.replace(/^\/app\/content|\.mdx$/g, ""), lazy(load)]),
  );
}
