import { useEffect, useState } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { searchQueryLength } from "#app/lib/search/words.ts";
import css from "./search.css?inline";
import { type Box, useSearchBox } from "./use-search-box.ts";

/** One box per page. Without JavaScript, and before it starts, a form that leads to the page of all results. */
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

/** The list under the field. It is on the page even while empty, because the field refers to it. */
function SearchPanel({ box }: { box: Box }) {
  const { open, loading, failed, load, Lines } = box;
  return (
    <div className="card find__panel" hidden={!open}>
      {Lines ? <Lines {...box} /> : <div id="search-list" role="listbox" aria-label="Search results" hidden />}
      {loading && <p className="find__wait small">Looking it up…</p>}
      {failed && (
        <div className="find__none">
          <p>
            <b>The search did not load.</b> You may be offline. What you typed is kept.
          </p>
          <Button small look="line" onClick={load}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

// So that a screen reader is not interrupted at every keystroke.
const pauseBeforeSpeakingMs = 700;

/** Announces the number of results, once typing has paused. */
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

function statusWords({ query, answer, hits, loading, failed }: Box): string {
  if (failed) return "The search did not load. There is a button to try again.";
  if (loading) return "";
  const results = `${counted(hits.length, "result")} for ${query}. Use the arrow keys to go through them.`;
  if (answer) return `${answer.question} ${answer.verdict}. ${results}`;
  return hits.length === 0 ? `No results for ${query}.` : results;
}
