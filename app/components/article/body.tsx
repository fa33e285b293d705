import { type ComponentType, lazy, type ReactNode } from "react";
import type { articleParts } from "./parts.tsx";

type Parts = typeof articleParts;
type Text = ComponentType<{ components: Parts & Headings }>;
type Heading = ComponentType<{ id?: string; children?: ReactNode }>;
/** The headings of a text, where the page has others above them. */
type Headings = { h2?: Heading; h3?: Heading };
type BodyProps = { headings?: Headings };

const files = import.meta.glob<{ default: Text }>("/app/content/{guides,reports}/*.mdx");

/** The texts by path. */
const bodies: Record<string, ComponentType<BodyProps>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.replace(/^\/app\/content|\.mdx$/g, ""),
    lazy(() => loadBody(load)),
  ]),
);

/** The text of the article at a path. */
export function ArticleBody({ path, headings = {} }: { path: string } & BodyProps) {
  const Body = bodies[path];
  return Body && <Body headings={headings} />;
}

/** The plots that a text may use read tables of market data, so they come with the first text and not at the start. */
async function loadBody(load: () => Promise<{ default: Text }>): Promise<{ default: ComponentType<BodyProps> }> {
  const [{ default: Text }, { articleParts }] = await Promise.all([load(), import("./parts.tsx")]);
  return { default: ({ headings }) => <Text components={{ ...articleParts, ...headings }} /> };
}
