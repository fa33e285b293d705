import { fillFigures } from "#app/content/figures/fill-figures.ts";
import { articleCategories } from "#app/content/site/records.ts";
import { readingMinutes } from "#app/domain/text/counted.ts";
import { type ArticleFolder, parseFrontMatter } from "./front-matter.ts";

/** Every guide and report, the newest first: its front matter, where it is and how long it takes to read. */
export const guides = readArticles(
  import.meta.glob("../guides/*.mdx", { eager: true, import: "frontmatter", query: "?frontmatter" }),
  "guides",
);
export const reports = readArticles(
  import.meta.glob("../reports/*.mdx", { eager: true, import: "frontmatter", query: "?frontmatter" }),
  "reports",
);

export type GuideArticle = (typeof guides)[number];
export type ReportArticle = (typeof reports)[number];
export type Article = GuideArticle | ReportArticle;

const articles: readonly Article[] = [...guides, ...reports];

/** The guide or report at a path, or null. */
export function findArticle(path: string): Article | null {
  return articles.find((article) => article.path === path) ?? null;
}

/** Where guides lead that are gone, by the name they had. */
const gone: ReadonlyMap<string, string> = new Map([
  ["sample-story-two-offers", "/guides/make-an-offer"],
  ["sample-story-two-paychecks", "/guides/for/irregular-income"],
]);

/** Where the old address of a guide leads, or null if there never was one. */
export function movedGuidePath(slug: string): string | null {
  return gone.get(slug) ?? null;
}

/** What to read after an article: the closest match; among equal matches, the one that comes next on the path. */
export function teasersAfter(article: Article, count = 3) {
  const along = articles.toSorted((a, b) => categoriesAway(article, a) - categoriesAway(article, b));
  return nearest(article, along)
    .slice(0, count)
    .map(({ path, title, description, category, minutes, publishDate }) => {
      return { path, title, description, category, minutes, publishDate };
    });
}

function categoriesAway(from: Article, to: Article): number {
  const places = articleCategories.length;
  return (articleCategories.indexOf(to.category) - articleCategories.indexOf(from.category) + places) % places;
}

function readArticles<Folder extends ArticleFolder>(files: Record<string, unknown>, folder: Folder) {
  const records = Object.entries(files).map(([file, frontMatter]) => {
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    const record = parseFrontMatter(folder, slug, filled(frontMatter, `app/content/${folder}/${slug}.mdx`));
    return { ...record, slug, path: `/${folder}/${slug}`, minutes: readingMinutes(record.wordCount) };
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

/** As much of an article as says what it is about. */
type Topic = {
  path: string;
  title: string;
  category: string;
  situations?: readonly string[] | undefined;
  searchWords?: readonly string[] | undefined;
};

/** Words common to titles of every kind. */
const shortest = 4;

/**
 * The other articles, the nearest first: of the same category, for the same situations, with the same words, where a
 * word that few articles have says more. What is equally near keeps its order.
 */
export function nearest<Article extends Topic>(article: Topic, all: readonly Article[]): Article[] {
  const having = countWords(all);
  const own = wordsOf(article);
  const nearness = (other: Article) => {
    const shared = [...wordsOf(other)].filter((word) => own.has(word));
    const words = shared.reduce((sum, word) => sum + 2 / (having.get(word) ?? 1), 0);
    const situations = (other.situations ?? []).filter((each) => article.situations?.includes(each)).length;
    return (other.category === article.category ? 2 : 0) + situations + words;
  };
  return all.filter(({ path }) => path !== article.path).toSorted((a, b) => nearness(b) - nearness(a));
}

function countWords(all: readonly Topic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of all.flatMap((each) => [...wordsOf(each)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsOf({ title, searchWords = [] }: Topic): Set<string> {
  const words =
    [title, ...searchWords]
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => word.length >= shortest).map((word) => word.replace(/s$/, "")));
}
