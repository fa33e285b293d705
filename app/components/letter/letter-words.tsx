import { Fragment, type ReactNode } from "react";
import type { LetterBlock, LetterInline } from "#app/domain/letter/letter-tree.ts";

type LetterWordsProps = {
  blocks: readonly LetterBlock[];
  /** The level of the letter's own headings on this page. */
  top?: 2 | 3;
};

/** A letter below its title. None of it is HTML that someone typed. */
export function LetterWords({ blocks, top = 2 }: LetterWordsProps) {
  return withKeys(blocks, (block) => <Block block={block} top={top} />);
}

function Block({ block, top }: { block: LetterBlock; top: 2 | 3 }) {
  switch (block.type) {
    case "heading": {
      const Heading = `h${top + block.level - 2}` as "h2" | "h3" | "h4";
      return <Heading>{inlines(block.children)}</Heading>;
    }
    case "paragraph":
      return <p>{inlines(block.children)}</p>;
    case "rule":
      return <hr />;
    case "quote":
      return (
        <blockquote>
          <LetterWords blocks={block.children} top={top} />
        </blockquote>
      );
    case "list": {
      const items = withKeys(block.items, (item) => <li>{lineOf(item, top)}</li>);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

/** A list item needs no paragraph around it. */
function lineOf(item: readonly LetterBlock[], top: 2 | 3): ReactNode {
  return withKeys(item, (block) =>
    block.type === "paragraph" ? inlines(block.children) : <Block block={block} top={top} />,
  );
}

function inlines(parts: readonly LetterInline[]): ReactNode {
  return withKeys(parts, (inline) => {
    switch (inline.type) {
      case "text":
        return inline.text;
      case "break":
        return <br />;
      case "strong":
        return <b>{inlines(inline.children)}</b>;
      case "em":
        return <em>{inlines(inline.children)}</em>;
      case "link":
        return <a href={inline.href}>{inlines(inline.children)}</a>;
    }
  });
}

/** Parts of a text have no better name than their place. */
function withKeys<Part>(parts: readonly Part[], show: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is a new one.
  return parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);
}
