import { type BuiltPage, metaContent } from "../built-page.ts";

/** Finds pages whose head would mislead a search engine or a link preview, or whose ids are not unique. */
export function headProblems(pages: readonly BuiltPage[], siteUrl: string): string[] {
  return [
    ...pages.flatMap((page) => pageProblems(page, siteUrl).map((problem) => `${page.path}: ${problem}`)),
    ...twins(pages, "title", (page) => page.root.querySelector("title")?.text),
    ...twins(pages, "description", (page) => metaContent(page, "description")),
  ];
}

function pageProblems(page: BuiltPage, siteUrl: string): string[] {
  const { path, root } = page;
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const failure = path === "/404";
  return [
    ...(root.querySelector("title")?.text ? [] : ["has no title"]),
    ...(metaContent(page, "description") ? [] : ["has no description"]),
    ...(metaContent(page, "robots") ? [] : ["says nothing to robots"]),
    ...(failure || canonical === siteUrl + path ? [] : [`has the canonical address ${canonical}`]),
    ...(failure || metaContent(page, "og:image") ? [] : ["has no social card"]),
    ...(root.querySelectorAll("h1").length === 1 ? [] : ["does not have one h1"]),
    ...sharedIds(root).map((id) => `has the id ${id} twice`),
    ...root.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => dataProblems(script.rawText)),
  ];
}

/** Ids that more than one element has: a label, a link or a description would reach only the first. */
function sharedIds(root: BuiltPage["root"]): string[] {
  const ids = root.querySelectorAll("[id]").map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** Structured data is JSON with a context and a type; what it claims is the content's business. */
function dataProblems(json: string): string[] {
  try {
    const blocks: unknown[] = [JSON.parse(json)].flat();
    return blocks.every(
      (block) => typeof block === "object" && block !== null && "@context" in block && "@type" in block,
    )
      ? []
      : ["has structured data without context or type"];
  } catch {
    return ["has structured data that is not JSON"];
  }
}

function twins(pages: readonly BuiltPage[], what: string, of: (page: BuiltPage) => string | undefined): string[] {
  const groups = Map.groupBy(pages, of);
  return [...groups].flatMap(([value, group]) =>
    group.length > 1 ? [`${group.map(({ path }) => path).join(" and ")} share the ${what} "${value}"`] : [],
  );
}
