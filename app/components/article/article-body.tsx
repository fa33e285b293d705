import { type ComponentType, lazy } from "react";
import type { articleParts } from "./article-parts.tsx";

type Text = ComponentType<{ components: typeof articleParts }>;

/** The texts by path. They stay on the server: no browser fetches the script of an article. */
const bodies: Record<string, ComponentType> = import.meta.env.SSR ? lazyBodies() : {};

export function ArticleBody({ path }: { path: string }) {
  const Body = bodies[path];
  return Body && <Body />;
}

function lazyBodies(): Record<string, ComponentType> {
  const files = import.meta.glob<{ default: Text }>("/app/content/{guides,reports}/*.mdx");
  return Object.fromEntries(
    Object.entries(files).map(([file, load]) => [
      file.replace(/^\/app\/content|\.mdx$/g, ""),
      lazy(() => loadBody(load)),
    ]),
  );
}

/** The plots that a text may use read tables of market data, so they come with the first text and not at the start. */
async function loadBody(load: () => Promise<{ default: Text }>): Promise<{ default: ComponentType }> {
  const [{ default: Text }, { articleParts }] = await Promise.all([load(), import("./article-parts.tsx")]);
  return { default: () => <Text components={articleParts} /> };
}
