import type { SearchAnswer } from "#app/lib/search/engine.ts";
import type { Found } from "#app/lib/search/find-all.ts";
import { countOf, type FoundLine, groupedLines, sourceWords } from "#app/lib/search/found-lines.ts";
import { markWords, searchPath } from "#app/lib/search/words.ts";

type Part = Node | string;

/** An element, without any HTML to read: text stays text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...parts: Part[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...parts);
  return made;
}

/** The options of a list, in groups: links that the arrow keys, the pointer or a touch reach, never Tab. */
export function foundLines(listId: string, query: string, found: Found): HTMLElement[] {
  const { answer, hits } = found;
  const groups = groupedLines(query, found);
  const shown = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const parts = [
    ...(answer ? [groupElement(listId, "Answer", [answerLine(answer)])] : []),
    ...groups.map(({ label, lines }) => groupElement(listId, label, lines.map(plainLine))),
    ...(shown < hits.length ? [option(searchPath(query), "found__all", `All ${countOf(found)} results`)] : []),
  ];
  const options = parts.flatMap((part) => (part.matches("[role=group]") ? [...part.children].slice(1) : part));
  for (const [index, line] of options.entries()) line.id = `${listId}-${index}`;
  return parts;
}

function plainLine({ to, title, met }: FoundLine): HTMLElement {
  return option(to, "found__line", ...marked(title, met));
}

function groupElement(listId: string, label: string, lines: readonly HTMLElement[]): HTMLElement {
  const id = `${listId}-${label.toLowerCase().replace(/\W+/g, "-")}`;
  const heading = element("div", { id, role: "presentation", class: "found__label small" }, label);
  return element("div", { role: "group", "aria-labelledby": id, class: "found__group" }, heading, ...lines);
}

/** The fact itself: the word or the figure, and who says so. */
function answerLine(answer: SearchAnswer): HTMLElement {
  const { question, verdict, text, next } = answer;
  return option(
    next.to,
    "found__answer",
    element("span", {}, question, " "),
    element("b", {}, verdict, " "),
    element("span", {}, text, " "),
    element("span", { class: "fine" }, sourceWords(answer)),
  );
}

function option(to: string, name: string, ...parts: Part[]): HTMLElement {
  return element("a", { href: to, role: "option", tabindex: "-1", class: name }, ...parts);
}

/** A text with the matched words marked. */
function marked(text: string, met: readonly string[]): Part[] {
  return markWords(text, met).map((part) => (part.hit ? element("mark", {}, part.text) : part.text));
}
