import * as z from "zod/mini";
import { readingMinutes } from "#app/domain/reading-minutes.ts";
import { fillFigures } from "./figures/fill-figures.ts";
import { articleCategories, guideSchema, marketReportSchema } from "./records.ts";

/** What the build reads out of the text itself (config/article-outline.ts). */
const outlineFields = {
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  wordCount: z.int(),
};

/** Every guide and report, the newest first: its front matter, where it is and how long it takes to read. */
export const guides = readArticles(
  import.meta.glob("./guides/*.mdx", { eager: true, import: "frontmatter", query: "?frontmatter" }),
  "guides",
  z.extend(guideSchema, outlineFields),
);
export const reports = readArticles(
  import.meta.glob("./reports/*.mdx", { eager: true, import: "frontmatter", query: "?frontmatter" }),
  "reports",
  z.extend(marketReportSchema, outlineFields),
);

export type GuideArticle = (typeof guides)[number];
export type ReportArticle = (typeof reports)[number];
export type Article = GuideArticle | ReportArticle;

const articles: readonly Article[] = [...guides, ...reports];

/** The guide or report at a path, or null. */
export function findArticle(path: string): Article | null {
  return articles.find((article) => article.path === path) ?? null;
}

/** What to read after an article: the rest of its own category, then on along the path to a home. */
export function teasersAfter(article: Article, count = 3) {
  return articles
    .filter(({ path }) => path !== article.path)
    .toSorted((a, b) => categoriesAway(article, a) - categoriesAway(article, b))
    .slice(0, count)
    .map(({ path, title, description, category, minutes }) => ({ path, title, description, category, minutes }));
}

function categoriesAway(from: Article, to: Article): number {
  const places = articleCategories.length;
  return (articleCategories.indexOf(to.category) - articleCategories.indexOf(from.category) + places) % places;
}

/** @throws Error with file and field when a file's front matter is not of the shape, which ends the build */
function readArticles<T extends { publishDate: string; wordCount: number }>(
  files: Record<string, unknown>,
  folder: "guides" | "reports",
  schema: z.ZodMiniType<T>,
) {
  const records = Object.entries(files).map(([file, frontmatter]) => {
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    const parsed = schema.safeParse(filled(frontmatter, `app/content/${folder}/${slug}.mdx`));
    if (!parsed.success) {
      const slips = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
      throw new Error(`app/content/${folder}/${slug}.mdx: ${slips.join("; ")}`);
    }
    return { ...parsed.data, slug, path: `/${folder}/${slug}`, minutes: readingMinutes(parsed.data.wordCount) };
  });
  return records.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate) || a.slug.localeCompare(b.slug));
}

function filled(frontmatter: unknown, file: string): unknown {
  try {
    return fillFigures(frontmatter);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
