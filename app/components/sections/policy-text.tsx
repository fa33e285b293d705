import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import type { PolicySection } from "#app/content/pages/company/policies.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { site } from "#config/site.ts";
import { PageHero } from "./page-hero.tsx";
import css from "./policy-text.css?inline";

type PolicyTextProps = {
  sections: readonly { id: string; title: string }[];
  /** Content next to the path on wide screens. */
  children: ReactNode;
};

/** A narrow column of text; the table of contents next to it is a path whose stops are the sections. */
export function PolicyText({ sections, children }: PolicyTextProps) {
  return (
    <div className="wrap pol cols cols--start">
      <InlineStyle name="policy-text" layer="page" css={css} />
      <nav className="pol__toc sticky screen-only" aria-labelledby="on-this-page">
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

/** The sections themselves, numbered if the text refers to numbers. */
export function PolicySections({ sections, numbered }: { sections: readonly PolicySection[]; numbered?: boolean }) {
  return sections.map(({ id, title, paragraphs, list, pairs, after }, index) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>
        {numbered && <span className="pol__no">{index + 1}. </span>}
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withLinks(paragraph)}</p>
      ))}
      {list && (
        <ul className="lines lines--closed">
          {list.map((line) => (
            <li key={line}>{withLinks(line)}</li>
          ))}
        </ul>
      )}
      {pairs && (
        <dl className="rows terms">
          {pairs.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
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
      <a key={part} href={link[2]}>
        {link[1]}
      </a>
    ) : (
      part
    );
  });
}

type PolicyHeadProps = {
  name: string;
  title: string;
  lead: string;
  updated: string;
  reviewed: string;
  scene: ReactNode;
};

/** The head of a legal page: its name and dates on paper, its scene up to the edge of the screen. */
export function PolicyHead({ name, title, lead, updated, reviewed, scene }: PolicyHeadProps) {
  return (
    <div className="polhead">
      <PageHero name={name} title={title} lead={lead}>
        <p className="fine">
          Last updated <time dateTime={updated}>{formatDay(updated)}</time>.
          {reviewed !== updated && (
            <>
              {" "}
              Compared with what this site does on <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
            </>
          )}
        </p>
      </PageHero>
      {scene}
    </div>
  );
}

/** Where to send a question about a legal text. */
export function PolicyContact({ title, children }: { title: string; children: string }) {
  const { address, email, name, phone } = site;
  return (
    <section className="slab pol__box" aria-labelledby="ask">
      <h2 id="ask">{title}</h2>
      <p>{children}</p>
      <address>
        {name}, {address.street}, {address.city}, {address.regionName} {address.postalCode}
        <br />
        <a className="tap" href={`mailto:${email}`}>
          {email}
        </a>
        <br />
        <a className="tap" href={phone.href}>
          {phone.display}
        </a>
      </address>
    </section>
  );
}
