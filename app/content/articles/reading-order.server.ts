import { categories } from "#app/content/site/categories.ts";
import { articleCategories, readingSituations } from "#app/content/site/records.ts";
import { type GuideArticle, guides } from "./articles.server.ts";
import { type ReadingSituation, readingLists } from "./reading-lists.ts";

/** A guide in a reading list, and why it is there. */
export type ListedGuide = GuideArticle & { why: string };

/** Guides that make one booklet: those that a situation begins with, or those of a category. */
export type Booklet = { slug: string; path: string; title: string; lead: string; guides: readonly GuideArticle[] };

/** Every list of a situation that has guides today. */
export const situationLists = readingSituations
  .map((situation) => ({ situation, path: listPath(situation), ...readingLists[situation], ...listed(situation) }))
  .filter((list) => list.first.length > 0);

export type SituationList = (typeof situationLists)[number];

/** Every category that has guides today, in the order of the path. */
export const categoryLists = categories
  .map(({ name, description }) => ({
    slug: categorySlug(name),
    title: name,
    lead: description,
    guides: guides.filter(({ category }) => category === name).toSorted(byTitle),
  }))
  .filter((list) => list.guides.length > 0);

const booklets: readonly Booklet[] = [
  ...situationLists.map(({ situation, title, lead, first }) => ({ slug: situation, title, lead, guides: first })),
  ...categoryLists,
].map((list) => ({ ...list, path: bookletPath(list.slug) }));

/** The booklet of a situation or a category, or null. */
export function findBooklet(slug: string): Booklet | null {
  return booklets.find((booklet) => booklet.slug === slug) ?? null;
}

/** The lists that include a guide. */
export function listsWith(path: string): { title: string; path: string }[] {
  return situationLists
    .filter(({ first, more }) => [...first, ...more].some((guide) => guide.path === path))
    .map((list) => ({ title: list.title, path: list.path }));
}

export function bookletPath(slug: string): string {
  return `/guides/booklets/${slug}`;
}

function categorySlug(category: string): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

function listPath(situation: ReadingSituation): string {
  return `/guides/for/${situation}`;
}

/** Guides with a set place first, then the others in path order: from the first weeks to the keys. */
function listed(situation: ReadingSituation): { first: readonly ListedGuide[]; more: readonly GuideArticle[] } {
  const own = guides.filter(({ situations }) => situations?.includes(situation));
  const { begin } = readingLists[situation];
  const first = begin.flatMap(({ guide, why }) =>
    own.filter(({ slug }) => slug === guide).map((found) => ({ ...found, why })),
  );
  const more = own
    .filter(({ slug }) => !begin.some(({ guide }) => guide === slug))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || byTitle(a, b));
  return { first, more };
}

function placeOf({ category }: GuideArticle): number {
  return articleCategories.indexOf(category);
}

function byTitle(a: GuideArticle, b: GuideArticle): number {
  return a.title.localeCompare(b.title);
}
