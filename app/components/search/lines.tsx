import type { ReactNode } from "react";
import { nextSteps, searchSuggestions } from "#app/content/site/search-help.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { readZip } from "#app/domain/text/zip-code.ts";
import type { SearchAnswer, SearchHit } from "#app/lib/search/engine.ts";
import type { Found } from "#app/lib/search/find-all.ts";
import { markWords, searchPath } from "#app/lib/search/words.ts";

export type SearchLinesProps = Found & {
  query: string;
  /** The hits on display; the rest is on the page of all results. */
  shown: readonly SearchHit[];
  /** The selected line; -1 for none. */
  active: number;
  close: () => void;
};

/** The results, or who can help. It loads with the index: only for visitors who search. */
export function SearchLines(found: SearchLinesProps) {
  const { query, answer, hits } = found;
  return (
    <>
      <HitList {...found} />
      {!answer && hits.length === 0 && (
        <NothingFound query={query}>
          <a className="tlink" href={searchPath(query)}>
            Is it a city? Find its county
          </a>
        </NothingFound>
      )}
    </>
  );
}

/** Links that are the options of the field: reached with the arrow keys, the pointer or a touch, never with Tab. */
function HitList({ answer, hits, shown, query, active, close }: SearchLinesProps) {
  const first = answer ? 1 : 0;
  const line = (index: number) => ({
    id: `search-line-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    onClick: close,
  });
  return (
    <div
      id="search-list"
      role="listbox"
      aria-label="Search results"
      className="find__list"
      hidden={first + hits.length === 0}
    >
      {answer && (
        <a href={answer.next.to} {...line(0)} className="find__answer">
          <span className="small">{answer.question}</span>
          <b>{answer.verdict}</b>
          <span>{answer.text}</span>
          <span className="fine">{sourceWords(answer)}</span>
        </a>
      )}
      {shown.map((hit, index) => (
        <a key={`${hit.path} ${hit.title}`} href={hit.path} {...line(first + index)}>
          <span className="find__kind small">{hit.kind}</span>
          <b>
            <Marked text={hit.title} met={hit.met} />
          </b>
        </a>
      ))}
      {shown.length < hits.length && (
        <a href={searchPath(query)} {...line(first + shown.length)} className="find__all">
          All {counted(hits.length, "result")}
        </a>
      )}
    </div>
  );
}

/** The source of a fact, and its date. */
export function sourceWords({ source, asOf }: SearchAnswer): string {
  return `Source: ${source} (${formatDay(asOf)}).`;
}

/** No results: what to try, and who can help. */
export function NothingFound({ query, children }: { query: string; children?: ReactNode }) {
  const zip = /\p{L}/u.test(query) ? null : readZip(query);
  return (
    <div className="find__none">
      <p>
        <b>{zip ? `We don’t know ZIP code ${zip}.` : `Nothing here for “${query}”.`}</b>{" "}
        {zip ? "Type your county and state, or try one of these:" : "Try fewer words, or one of these:"}
      </p>
      {!zip && children}
      <ul className="find__try in-row">
        {searchSuggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="tap" href={searchPath(suggestion)}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
      <NextSteps />
    </div>
  );
}

/** Who can help when the search cannot. */
export function NextSteps() {
  return (
    <ul className="lines lines--closed find__next">
      {nextSteps.map(({ to, label, text }) => (
        <li key={to}>
          <a className="card-link" href={to}>
            <b>{label}</b> <span className="small">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A text with the matched words marked. */
export function Marked({ text, met }: { text: string; met: readonly string[] }) {
  return markWords(text, met).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
