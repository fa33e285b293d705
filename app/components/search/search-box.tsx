import { type ComponentProps, useEffect, useState } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { searchSuggestions } from "#app/content/site/search-synonyms.ts";
import { counted } from "#app/domain/text/counted.ts";
import { markWords, searchPath, searchQueryLength } from "#app/lib/search/search-words.ts";
import css from "./search.css?inline";
import { type Box, useSearchBox } from "./use-search-box.ts";

/** One box a page. Without JavaScript, and before it, a form that leads to the page of all results. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const box = useSearchBox();
  const { open, live, active } = box;
  return (
    <search className="find screen-only">
      <InlineStyle name="search" layer="page" css={css} />
      <form action="/search" ref={box.form} {...box.formEvents}>
        <label className="lab" htmlFor="search-field">
          {label}
        </label>
        <div className="find__row field-row">
          <input
            className="inp"
            id="search-field"
            name="q"
            type="search"
            placeholder={placeholder}
            maxLength={searchQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            ref={box.input}
            {...box.inputEvents}
            {...(live && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": open,
              "aria-controls": "search-list",
              "aria-activedescendant": open && active >= 0 ? `search-line-${active}` : undefined,
            })}
          />
          <Button type="submit">Search</Button>
        </div>
        {live && <SearchPanel box={box} />}
        <SearchStatus box={box} />
      </form>
    </search>
  );
}

/** What hangs under the field. The list stays in the page while it is empty, because the field refers to it. */
function SearchPanel({ box }: { box: Box }) {
  const { open, query, hits, loading, failed } = box;
  const found = hits.length > 0;
  return (
    <div className="card find__panel" hidden={!open}>
      <HitList box={box} />
      {loading && <p className="find__wait small">Looking through the guides…</p>}
      {failed && (
        <div className="find__none">
          <p>
            <b>The search did not load.</b> You may be offline. What you typed is kept.
          </p>
          <Button small look="line" onClick={box.load}>
            Try again
          </Button>
        </div>
      )}
      {!loading && !failed && !found && <NothingFound query={query} />}
    </div>
  );
}

/** Links that are the options of the field: reached with the arrows, the pointer or a touch, never with Tab. */
function HitList({ box }: { box: Box }) {
  const { hits, shown, query, active, close } = box;
  const line = (index: number) => ({
    id: `search-line-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    onClick: close,
  });
  return (
    <div id="search-list" role="listbox" aria-label="Search results" className="find__list" hidden={hits.length === 0}>
      {shown.map((hit, index) => (
        <HitLink key={`${hit.path} ${hit.title}`} to={hit.path} {...line(index)}>
          <span className="find__kind small">{hit.kind}</span>
          <b>
            <Marked text={hit.title} met={hit.met} />
          </b>
        </HitLink>
      ))}
      {shown.length < hits.length && (
        <SiteLink to={searchPath(query)} {...line(shown.length)} className="find__all">
          All {counted(hits.length, "result")}
        </SiteLink>
      )}
    </div>
  );
}

/** A place inside a page is left to the browser, which also opens the question that hides it. */
function HitLink({ to, ...rest }: ComponentProps<typeof SiteLink>) {
  return to.includes("#") ? <a {...rest} href={to} /> : <SiteLink {...rest} to={to} />;
}

// So that a screen reader is not talked over at every key.
const pauseBeforeSpeakingMs = 700;

/** Says how many results there are, once the typing has paused. */
function SearchStatus({ box }: { box: Box }) {
  const [spoken, setSpoken] = useState("");
  const words = box.open ? statusWords(box) : "";
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pauseBeforeSpeakingMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}

function statusWords({ query, hits, loading, failed }: Box): string {
  if (failed) return "The search did not load. There is a button to try again.";
  if (loading) return "";
  if (hits.length === 0) return `No results for ${query}.`;
  return `${counted(hits.length, "result")} for ${query}. Use the arrow keys to go through them.`;
}

/** Nothing was found: what to try, and whom to ask. */
export function NothingFound({ query }: { query: string }) {
  return (
    <div className="find__none">
      <p>
        <b>Nothing here for “{query}”.</b> Try fewer words or other ones, or look at one of these:
      </p>
      <ul className="find__try in-row">
        {searchSuggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="tap" href={searchPath(suggestion)}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Or <SiteLink to="/contact">ask us</SiteLink>: we answer within 24 hours.
      </p>
    </div>
  );
}

/** A text with the words marked that a search met. */
export function Marked({ text, met }: { text: string; met: readonly string[] }) {
  return markWords(text, met).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
