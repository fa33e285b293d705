import { findArticle, guides, reports } from "#app/content/articles/articles.server.ts";
import { calculators } from "#app/content/calculators/calculator-list.ts";
import { finderPrograms } from "#app/content/finder/listing.ts";
import { findTerm, glossary, type SubjectTerm, termPath } from "#app/content/glossary/all-terms.ts";
import { glossarySubjects } from "#app/content/glossary/terms/glossary-term.ts";
import { isPage, pageHead } from "#app/content/heads/page-heads.ts";

type PageLink = { kind: string; label: string; to: string };

/** The data for a term's page; null for an unknown slug. */
export function termPageData(slug: string) {
  const term = findTerm(slug);
  if (!term) return null;
  const place = glossary.indexOf(term);
  return {
    ...term,
    path: termPath(slug),
    subjectName: glossarySubjects.find(({ id }) => id === term.subject)?.name ?? "",
    beside: term.see.map((other) => {
      const { term: name, meaning } = termOf(other);
      return { name, to: termPath(other), is: meaning[0] };
    }),
    pages: [...term.more.map((path) => pageLink(term, path)), ...textsWith(term)],
    before: neighbor(place - 1),
    after: neighbor(place + 1),
  };
}

const mostTexts = 4;

/** The guides and reports that explain it in place, beside those that its entry names. */
function textsWith({ slug, more }: SubjectTerm): PageLink[] {
  return [...guides, ...reports]
    .filter(({ terms, path }) => terms.includes(slug) && !more.includes(path))
    .slice(0, mostTexts)
    .map(({ path, title }) => ({ kind: kindOf(path), label: title, to: path }));
}

function pageLink({ slug }: SubjectTerm, path: string): PageLink {
  const label =
    findArticle(path)?.title ??
    calculators.find((calculator) => calculator.path === path)?.title ??
    finderPrograms.find((program) => path === `/programs/${program.slug}`)?.name ??
    (isPage(path) ? pageHead(path).title : null);
  if (label === null) throw new Error(`The term "${slug}" names ${path}, and that page doesn't exist`);
  return { kind: kindOf(path), label, to: path };
}

function kindOf(path: string): string {
  const kinds = { guides: "Guide", reports: "Report", calculators: "Calculator", programs: "Program" };
  return Object.entries(kinds).find(([folder]) => path.startsWith(`/${folder}/`))?.[1] ?? "Page";
}

function neighbor(place: number): { name: string; to: string } | null {
  const term = glossary[place];
  return term ? { name: term.term, to: termPath(term.slug) } : null;
}

function termOf(slug: string): SubjectTerm {
  const term = findTerm(slug);
  if (!term) throw new Error(`A term links to "${slug}", which isn't in the glossary`);
  return term;
}
