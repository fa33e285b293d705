import { findArticle } from "#app/content/articles/articles.server.ts";
import { finderPrograms } from "#app/content/finder/listing.ts";
import { localPrograms } from "#app/content/finder/local-programs.ts";
import { pageHeads } from "#app/content/heads/page-heads.ts";
import { checkClaims, mustChange } from "#app/domain/claims/claim-check.ts";
import { fieldsIn } from "#app/domain/desk/template-fields.ts";
import type { LetterCheck } from "#app/domain/letter/issue-states.ts";
import { linksIn } from "#app/domain/letter/letter-tree.ts";
import { readMarkdown } from "#app/server/letter/read-markdown.server.ts";

/** An issue as typed. */
export type TypedIssue = { subject: string; firstLine: string; words: string };

/** Most characters in a subject or first line, and in the words of a letter. */
export const letterLimits = { line: 150, words: 40_000 } as const;

/** Checks an issue before it is sent: finds everything wrong with it. */
export function checkIssue({ subject, firstLine, words }: TypedIssue): LetterCheck {
  const { blocks, flaws } = readMarkdown(words);
  const links = linksIn(blocks);
  const deadLinks = links.filter((href) => href.startsWith("/") && !isPageOfOurs(href));
  const text = [subject, firstLine, words].join("\n");
  return {
    missing: (["subject", "firstLine", "words"] as const).filter(
      (name) => ({ subject, firstLine, words })[name] === "",
    ),
    findings: checkClaims(text),
    openFields: fieldsIn(text),
    flaws,
    deadLinks,
    links: links.length - deadLinks.length,
  };
}

/** Whether an issue may go out. */
export function mayGoOut({ missing, findings, openFields, flaws, deadLinks }: LetterCheck): boolean {
  return [missing, openFields, flaws, deadLinks].every((list) => list.length === 0) && !mustChange(findings);
}

/** There are many place pages, and they come from a table; a link to one that does not exist says so on its page. */
function isPageOfOurs(href: string): boolean {
  const path = href.replace(/[?#].*$/, "");
  if (Object.hasOwn(pageHeads, path) || findArticle(path) !== null) return true;
  const slug = /^\/programs\/([\w-]+)$/.exec(path)?.[1];
  if (slug !== undefined) return [...finderPrograms, ...localPrograms].some((program) => program.slug === slug);
  return /^\/(?:places\/[a-z-]+(?:\/[a-z-]+)?|newsletter\/\d+)$/.test(path);
}
