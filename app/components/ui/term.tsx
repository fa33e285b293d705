import { useId } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { findTerm, termPath } from "#app/content/glossary/all-terms.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import css from "./term.css?inline";

type TermProps = {
  /** Of the glossary, which has the explanation. */
  slug: string;
  /** The word as the sentence around it has it; without it the term stands by itself. */
  children?: string;
  /** Says both sentences; else the first. */
  whole?: boolean;
};

/**
 * A word with its explanation: pressed, it opens as a native popover, without script too; where the page has the island
 * `term-tips`, a mouse that rests on it opens it as well. Screen readers have the explanation as the button's description.
 * Only for what stays HTML: the whole glossary comes with it.
 */
export function Term({ slug, children, whole = false }: TermProps) {
  const id = useId();
  const found = findTerm(slug);
  if (!found) throw new Error(`The glossary has no term "${slug}"`);
  const { term, meaning } = found;
  return (
    <>
      <InlineStyle name="term" layer="page" css={css} />
      <button
        type="button"
        className={classNames("term", children !== undefined && "term--text")}
        popoverTarget={id}
        aria-describedby={`${id}is`}
      >
        {children ?? term}
      </button>
      <span className="note term__tip" id={id} popover="auto">
        <span id={`${id}is`}>{whole ? meaning.join(" ") : meaning[0]}</span>{" "}
        <a href={termPath(slug)}>
          More<span className="vh"> about: {term}</span>
        </a>
      </span>
    </>
  );
}
