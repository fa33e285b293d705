import { useId } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { findTerm, termPath } from "#app/content/glossary/all-terms.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import css from "./term.css?inline";

type TermProps = {
  /** The glossary term, which has the explanation. */
  slug: string;
  /** The word as the sentence has it; without it the component shows the term itself. */
  children?: string;
  /** Shows both sentences; otherwise the first. */
  whole?: boolean;
};

/**
 * A word with its explanation: pressed, it opens as a native popover, even without script. If the page has the island
 * `term-tips`, it also opens when a mouse rests on it. For screen readers the explanation is the button's description.
 * Only for parts that stay HTML: the whole glossary loads with it.
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
