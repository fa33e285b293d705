import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import packageJson from "#package.json" with { type: "json" };
import { builtIns, lacks } from "./browser-support.ts";

/** Features that scripts may use all the same. */
const allowed = new Set([
  // `app/lib/page/older-browsers.ts` has them.
  ...[".toSorted()", ".toReversed()", ".toSpliced()", ".findLast()", ".findLastIndex()", ".groupBy()", "Map.groupBy"],
  ...[".canParse()", "URL.canParse", "AbortSignal.timeout", ".requestSubmit()"],
  // React and its router ask first whether the browser has these, or have things of the same names.
  ...[
    ".use()",
    ".createContext()",
    ".startViewTransition()",
    ".skipTransition()",
    ".pipeThrough()",
    "new TransformStream()",
  ],
  // Names in libraries and our own code: a calendar's `isValid`, a query's `isActive`, a token's `drop`.
  ...[".isValid()", ".isActive()", ".drop()"],
]);

/**
 * Finds what scripts use and one of the browsers we serve does not have: a method (`list.toSorted()`), something of a
 * built-in (`URL.canParse()`), or a lookbehind, which old Safari cannot even read. Methods are known by their names alone.
 */
export async function browserProblems(clientFolder: string): Promise<string[]> {
  const folder = join(clientFolder, "assets");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const problems = await Promise.all(
    files.map(async (file) => {
      const names = missingNames(await readFile(join(folder, file), "utf8"));
      return names.map((name) => `assets/${file} uses ${name}, which a browser of package.json does not have`);
    }),
  );
  return problems.flat();
}

/** Missing features that a script uses. */
export function missingNames(code: string): string[] {
  const found = new Set<string>();
  const visitor = new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const name = `${object.name}.${property.name}`;
      if (missing.ofBuiltIns.has(name)) found.add(name);
    },
    CallExpression({ callee, optional }) {
      if (optional || callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { name } = callee.property;
      if (!callee.computed && missing.methods.has(name)) found.add(`.${name}()`);
    },
    NewExpression({ callee }) {
      if (callee.type === "Identifier" && missing.constructors.has(callee.name)) found.add(`new ${callee.name}()`);
    },
    Literal(node) {
      if ("regex" in node && /\(\?<[=!]/.test(node.regex.pattern))
        found.add(`the lookbehind of /${node.regex.pattern}/`);
    },
  });
  visitor.visit(parseSync("chunk.js", code).program);
  return [...found].filter((name) => !allowed.has(name));
}

const missing = namesMissing();

/** What one of the browsers of package.json lacks: of built-ins, with the name of those, and methods that no built-in has everywhere. */
function namesMissing() {
  const [ofBuiltIns, constructors] = [new Set<string>(), new Set<string>()];
  const [methods, known] = [new Set<string>(), new Set<string>()];
  const lackedBy = packageJson.browserslist.map(lacks);
  for (const { key, owner, member, isOfLanguage } of builtIns) {
    if (owner === "Temporal" || owner === "Intl") continue;
    const isMissing = lackedBy.some((lacked) => lacked(key));
    const name = member ?? owner;
    if (!isMissing) known.add(name);
    else if (name === owner) constructors.add(owner);
    else {
      ofBuiltIns.add(`${owner}.${name}`);
      // A single word, such as "check", is a method of many things that are not the browser's.
      if (isOfLanguage || /[a-z][A-Z]/.test(name)) methods.add(name);
    }
  }
  for (const name of known) methods.delete(name);
  return { ofBuiltIns, constructors, methods };
}
