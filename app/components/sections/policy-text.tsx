import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import type { PolicySection } from "#app/content/pages/policies.ts";
import css from "./policy-text.css?inline";

type PolicyTextProps = {
  sections: readonly { id: string; title: string }[];
  /** Beside the path on wide screens. */
  children: ReactNode;
};

/** A narrow column of text; beside it the table of contents is a path whose stops are the sections. */
export function PolicyText({ sections, children }: PolicyTextProps) {
  return (
    <div className="wrap pol">
      <InlineStyle name="policy-text" layer="page" css={css} />
      <nav className="pol__toc" aria-labelledby="on-this-page">
        <h2 id="on-this-page">On this page</h2>
        <ol className="vpath">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Stop state="later" />
              <a href={`#${id}`}>{title.split(":")[0]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="pol__text">{children}</div>
    </div>
  );
}

/** The sections themselves, numbered where the text refers to numbers. */
export function PolicySections({ sections, numbered }: { sections: readonly PolicySection[]; numbered?: boolean }) {
  return sections.map(({ id, title, paragraphs, list, after }, index) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>
        {numbered && <span className="pol__no">{index + 1}. </span>}
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withLinks(paragraph)}</p>
      ))}
      {list && (
        <ul>
          {list.map((line) => (
            <li key={line}>{withLinks(line)}</li>
          ))}
        </ul>
      )}
      {after?.map((paragraph) => (
        <p key={paragraph}>{withLinks(paragraph)}</p>
      ))}
    </section>
  ));
}

/** `[words](/path)` → a link. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link?.[2] ? (
      <SiteLink key={part} to={link[2]}>
        {link[1]}
      </SiteLink>
    ) : (
      part
    );
  });
}
