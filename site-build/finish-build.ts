import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { claimsOnPages } from "#app/content/pages/claims/shown-outcomes.ts";
import { rulesPastReview } from "#app/content/review/past-review.ts";
import { precompressBeside } from "#config/precompress.ts";
import type { PublicSettings } from "#config/public-settings.ts";
import { type BuiltPage, readBuiltPages } from "./built-page.ts";
import { browserProblems } from "./checks/check-browsers.ts";
import { claimProblems } from "./checks/check-claims.ts";
import { contentProblems } from "./checks/check-content.ts";
import { headProblems } from "./checks/check-heads.ts";
import { linkProblems } from "./checks/check-links.ts";
import { programProblems } from "./checks/check-programs.ts";
import { writeContentPolicies } from "./content-policies.ts";
import { glossaryProblems } from "./library/check-glossary.ts";
import { linksInArticles } from "./library/links-in-articles.ts";
import { pieceCounts } from "./library/piece-counts.ts";
import { placePaths } from "./place-paths.ts";
import { gradeLine, gradeProblems, type ReadingGrade, readingGrades } from "./reading-grades.ts";
import { robots, sitemap } from "./search-engines.ts";
import { securityContact } from "./security-contact.ts";
import { writeSocialCards } from "./social-cards/write-cards.ts";
import { trimStyles } from "./trim-styles.ts";

/** Paths that the server answers without a built page behind them. */
const answeredByServer = ["/search", "/book", "/careers/apply", "/healthz"];
const redirects = new Map([["/learn", "/resources"]]);

/**
 * Adds to the prerendered pages what is made from them, compresses them, and reads them all once more as a suspicious
 * stranger would.
 *
 * @throws Error that lists every problem: a claim without its terms, a dead link, a head that misleads, a content
 * record of the wrong shape
 */
export async function finishBuild(clientFolder: string, settings: PublicSettings): Promise<void> {
  const { siteUrl } = settings;
  const pages = await readBuiltPages(clientFolder);
  await removeRouterData(clientFolder);
  await trimStyles(pages, clientFolder);
  const places = await placePaths();
  await writeFile(
    join(clientFolder, "sitemap.xml"),
    sitemap(
      pages,
      places.map((path) => siteUrl + path),
    ),
  );
  await writeFile(join(clientFolder, "robots.txt"), robots(siteUrl));
  await mkdir(join(clientFolder, ".well-known"), { recursive: true });
  await writeFile(join(clientFolder, ".well-known/security.txt"), securityContact(siteUrl, new Date()));

  await Promise.all([precompressBeside(clientFolder), addAndCheck(pages, places, clientFolder, settings)]);
}

/** Adds the files that are not compressed, and checks everything. */
async function addAndCheck(
  pages: BuiltPage[],
  places: readonly string[],
  clientFolder: string,
  settings: PublicSettings,
): Promise<void> {
  await writeContentPolicies(pages, clientFolder, settings);
  await writeSocialCards(pages, clientFolder);
  await warnOfOverdue();
  const { allAnswers } = await import("#app/content/answers/all-answers.ts");
  for (const line of pieceCounts(pages, allAnswers.length)) process.stderr.write(`${line}\n`);
  const grades = readingGrades(pages);
  for (const grade of grades) process.stderr.write(`${gradeLine(grade)}\n`);
  const problems = await problemsOf(pages, clientFolder, settings.siteUrl, places, grades);
  if (problems.length > 0) throw new Error(`The built pages are not fit to be served:\n  ${problems.join("\n  ")}`);
}

/** Never a reason to stop: the pages say it, too. Loaded only here, since tools that read our settings know no globs. */
async function warnOfOverdue(): Promise<void> {
  const { allRules } = await import("#app/content/review/all-rules.ts");
  for (const line of rulesPastReview(allRules, new Date().toISOString().slice(0, 10))) {
    process.stderr.write(`Overdue: ${line}\n`);
  }
}

async function problemsOf(
  pages: BuiltPage[],
  clientFolder: string,
  siteUrl: string,
  places: readonly string[],
  grades: readonly ReadingGrade[],
): Promise<string[]> {
  const { glossary } = await import("#app/content/glossary/all-terms.ts");
  const names = await readdir(clientFolder, { recursive: true });
  const files = new Set([...names.map((name) => `/${name.split(sep).join("/")}`), ...answeredByServer, ...places]);
  return [
    ...contentProblems(),
    ...(await browserProblems(clientFolder)),
    ...(await programProblems()),
    ...(await glossaryProblems(glossary)),
    ...pages.flatMap((page) => claimProblems(page, claimsOnPages())),
    ...linkProblems(pages, { files, redirects, writtenAt: linksInArticles() }),
    ...headProblems(pages, siteUrl),
    ...gradeProblems(grades),
    ...pages.flatMap((page) => missingCard(page, files, siteUrl)),
  ];
}

function missingCard({ path, root }: BuiltPage, files: ReadonlySet<string>, siteUrl: string): string[] {
  const card = root.querySelector('meta[property="og:image"]')?.getAttribute("content");
  return card && !files.has(card.replace(siteUrl, "")) ? [`${path}: its social card ${card} was not drawn`] : [];
}

/** The router's own form of pages and files, which nothing asks for. */
async function removeRouterData(clientFolder: string): Promise<void> {
  const files = await readdir(clientFolder, { recursive: true });
  await Promise.all(files.filter((file) => file.endsWith(".data")).map((file) => rm(join(clientFolder, file))));
}
