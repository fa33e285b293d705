import * as z from "zod/mini";
import { guideSchema, marketReportSchema } from "#app/content/site/records.ts";

/** Data the build reads from the text itself (config/article-outline.ts, config/glossary-marks.ts). */
const outlineFields = {
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  wordCount: z.int(),
  /** Slugs of the glossary's terms that the text explains in place. */
  terms: z.array(z.string()),
};

const schemas = { guides: z.extend(guideSchema, outlineFields), reports: z.extend(marketReportSchema, outlineFields) };
export type ArticleFolder = keyof typeof schemas;
type FrontMatter<Folder extends ArticleFolder> = z.infer<(typeof schemas)[Folder]>;

/**
 * The head of an article's file. The build asks for it when it reads the file, so a slip stops it there.
 *
 * @throws Error with file and field when it is not of the shape
 */
export function parseFrontMatter<Folder extends ArticleFolder>(
  folder: Folder,
  slug: string,
  frontMatter: unknown,
): FrontMatter<Folder> {
  const parsed = z.safeParse(schemas[folder], frontMatter);
  if (parsed.success) return parsed.data as FrontMatter<Folder>;
  const slips = parsed.error.issues.map((issue) => slipWords(issue, frontMatter));
  throw new Error(`app/content/${folder}/${slug}.mdx: ${slips.join("; ")}`);
}

function slipWords(issue: z.core.$ZodIssue, frontMatter: unknown): string {
  if (issue.code === "unrecognized_keys") return `unknown field: ${issue.keys.join(", ")}`;
  const field = issue.path.join(".");
  const found = issue.path.reduce<unknown>((value, key) => Object(value)[key], frontMatter);
  return found === undefined ? `${field || "the front matter"} is missing` : `${field}: ${issue.message}`;
}
